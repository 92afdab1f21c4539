import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { entriesSheet } from "#domain/ledger/entries-sheet.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Stats } from "#ui/player/stat.tsx";
import { client } from "../../client.ts";
import { ExportButton } from "../../components/export/export-button.tsx";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { type MoreItem, MoreMenu } from "../../components/feedback/more-menu.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { Filter, SearchBox } from "../../components/list/toolbar.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { useFilter } from "../../components/list/use-filter.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { auth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { written } from "./amounts.ts";
import { type Cards, CardsDialog } from "./cards-dialog.tsx";
import { ChargeDialog, type Entered } from "./charge-dialog.tsx";
import { EntryDialog, type SeasonChoice } from "./entry-dialog.tsx";
import styles from "./ledger.module.css";
import { OfficialFeesDialog } from "./official-fees-dialog.tsx";
import { RemindersDialog } from "./reminders-dialog.tsx";
import { useReminding } from "./use-reminding.ts";

type Ledger = Answered<"GET", "/ledger">;

/** One of the list; numbered by its place, for teams and players have ids of their own. */
type Row = Omit<Ledger["debtors"][number], "name"> & { id: number; debtorId: number; name: string };

type LedgerProps = {
	ledger: Ledger;
	seasons: SeasonChoice[];
	entered: Entered[];
	cards: Cards | null;
	/** The owner comes from the provider of cards. */
	isBack: boolean;
	reminders: Answered<"GET", "/ledger/reminders">;
	/** One of them, where there are any. */
	officials: Answered<"GET", "/officials">["officials"];
};

export const ledger = screen(async ({ request }) => {
	const { searchParams } = new URL(request.url);
	const seasonId = Number(searchParams.get("season")) || undefined;
	const [ledger, { seasons }, { teamLeagues }, cards, reminders, { officials }] = await Promise.all(
		[
			client.get("/ledger", seasonId === undefined ? {} : { seasonId }),
			client.get("/seasonsv2"),
			client.get("/teamLeague"),
			cardsOfOwner(),
			client.get("/ledger/reminders"),
			client.get("/officials", { limit: 1 }),
			viewModeLoaded(),
		],
	);
	const isBack = searchParams.get("cards") === "back";
	return { ledger, seasons, entered: teamLeagues, cards, isBack, reminders, officials };
}, LedgerScreen);

/** The treasurer's overview: what came in, and who owes what since when. */
function LedgerScreen(props: LedgerProps) {
	const { ledger, seasons, entered, cards, isBack, reminders, officials } = props;
	const remindAll = useReminding(ledger.debtors.filter(({ due }) => due > 0));
	const [isSettingReminders, setSettingReminders] = useState(false);
	const [isAtCards, setAtCards] = useState(isBack);
	const [isEnteringFees, setEnteringFees] = useState(false);
	const paying = useEdited<Row>();
	const [isCharging, setCharging] = useState(false);
	const { filter, isNarrowed, choice, clear } = useFilter(["season", "league", "who"] as const);
	const { currency } = ledger;
	const rows = useMemo(() => rowsOf(ledger), [ledger]);
	const more: MoreItem[] = [
		...(officials.length > 0
			? [item("game", words.ledger.officialFees, () => setEnteringFees(true))]
			: []),
		...(cards !== null
			? [item("schedule", words.ledger.reminders, () => setSettingReminders(true))]
			: []),
		...(cards?.isOffered ? [item("check", words.ledger.cards, () => setAtCards(true))] : []),
	];
	const inLeague = useMemo(() => teamsIn(entered, filter.league), [entered, filter.league]);
	const search = useDeferredValue(filter.search);
	const shown = narrowed(rows, { search, who: filter.who, inLeague });
	const columns = useMemo(
		() => columnsOf(currency, (row) => paying.edit(row)),
		[currency, paying.edit],
	);
	return (
		<RecordList
			header={
				<>
					<ScreenHeader
						title={words.ledger.title}
						actions={
							<>
								{rows.length > 0 && (
									<ExportButton of={["ledger"]} rows={() => sheetOf(filter.season)} />
								)}
								{remindAll !== null && (
									<QuietButton onClick={remindAll}>{words.ledger.remindAll}</QuietButton>
								)}
								{more.length > 0 && <MoreMenu name={words.ledger.title} items={more} />}
								{entered.length > 0 && (
									<ActionButton icon="add" onClick={() => setCharging(true)}>
										{words.ledger.chargeTeams}
									</ActionButton>
								)}
							</>
						}
					>
						{words.ledger.summary}
					</ScreenHeader>
					<Sums ledger={ledger} />
				</>
			}
			tools={
				<>
					<SearchBox label={words.ledger.search} {...choice("search")} />
					<Filter
						label={words.common.season}
						{...choice("season")}
						options={[
							{ value: "", label: words.common.allSeasons },
							...seasons.map(({ id, name }) => ({ value: String(id), label: name })),
						]}
					/>
					<Filter
						label={words.common.league}
						{...choice("league")}
						options={[{ value: "", label: words.common.allLeagues }, ...leaguesOf(entered)]}
					/>
					<Filter label={words.ledger.who} {...choice("who")} options={whoOptions} />
				</>
			}
			rows={shown}
			caption={words.ledger.debtors}
			columns={columns}
			card={(row) => (
				<RecordCard
					title={row.name}
					to={pathOf(row)}
					actions={
						<QuietButton onClick={() => paying.edit(row)}>
							{words.ledger.kinds[moneyOf(row)]}
						</QuietButton>
					}
				>
					<span>{sentenceOf(row, currency)}</span>
				</RecordCard>
			)}
			empty={
				isNarrowed ? (
					<EmptyState title={words.ledger.noneFound} picture="search">
						<QuietButton onClick={clear}>{words.ledger.showAll}</QuietButton>
					</EmptyState>
				) : (
					<EmptyState title={words.ledger.empty}>{words.ledger.emptyHint}</EmptyState>
				)
			}
		>
			{paying.item !== null && (
				<EntryDialog
					key={paying.key}
					kind={moneyOf(paying.item)}
					debtor={{ ...paying.item, id: paying.item.debtorId }}
					currency={currency}
					seasons={seasons}
					{...paying.dialog}
				/>
			)}
			<OfficialFeesDialog isOpen={isEnteringFees} onClose={() => setEnteringFees(false)} />
			<RemindersDialog
				rule={reminders}
				isOpen={isSettingReminders}
				onClose={() => setSettingReminders(false)}
			/>
			{cards !== null && (
				<CardsDialog cards={cards} isOpen={isAtCards} onClose={() => setAtCards(false)} />
			)}
			<ChargeDialog
				key={String(isCharging)}
				currency={currency}
				entered={entered}
				seasons={seasons}
				isOpen={isCharging}
				onClose={() => setCharging(false)}
			/>
		</RecordList>
	);
}

function item(icon: MoreItem["icon"], label: string, onAction: () => void): MoreItem {
	return { icon, label, onAction };
}

/** Whether the league takes cards is its owners' business. */
async function cardsOfOwner(): Promise<Cards | null> {
	const { user } = auth.state();
	return user?.role === "staff" ? null : client.get("/ledger/cards");
}

function Sums({ ledger: { sums, debtors, currency, cardFees } }: { ledger: Ledger }) {
	const due = debtors.reduce((all, it) => all + it.due, 0);
	return (
		<Stats
			items={[
				{ label: words.ledger.due, value: written(due, currency) },
				{ label: words.ledger.owed, value: written(sums.owed, currency) },
				{ label: words.ledger.cameIn, value: written(sums.paid, currency) },
				{ label: words.ledger.wentOut, value: written(sums.refunded, currency) },
				...(sums.earned !== 0
					? [
							{ label: words.ledger.officialsEarned, value: written(sums.earned, currency) },
							{ label: words.ledger.paidOut, value: written(sums.paidOut, currency) },
						]
					: []),
				...(cardFees > 0
					? [{ label: words.ledger.cardFees, value: written(cardFees, currency) }]
					: []),
			]}
		/>
	);
}

async function sheetOf(season: string) {
	const { entries, currency } = await client.get(
		"/ledger/entries",
		season === "" ? {} : { seasonId: Number(season) },
	);
	return entriesSheet(entries, currency);
}

function columnsOf(currency: string, pay: (row: Row) => void): Column<Row>[] {
	const amount = (units: number) => (
		<span className={styles.amount}>{units === 0 ? "–" : written(units, currency)}</span>
	);
	return [
		{
			name: words.common.name,
			isTitle: true,
			sort: ({ name }) => name,
			cell: (row) => <Link to={pathOf(row)}>{row.name}</Link>,
		},
		{
			name: words.ledger.dueSince,
			sort: ({ since }) => since ?? "9999",
			cell: ({ since }) => (since === null ? "–" : formatGameDate(since, words.language)),
		},
		{
			name: words.ledger.due,
			isNumber: true,
			sort: ({ due }) => -due,
			cell: (row) => amount(row.due),
		},
		{
			name: words.ledger.owed,
			isNumber: true,
			sort: ({ owed }) => -owed,
			cell: (row) => amount(row.owed),
		},
		{
			name: words.common.actions,
			isNameHidden: true,
			isNumber: true,
			cell: (row) => (
				<QuietButton
					aria-label={words.ledger.titles[moneyOf(row)]({ name: row.name })}
					onClick={() => pay(row)}
				>
					{words.ledger.kinds[moneyOf(row)]}
				</QuietButton>
			),
		},
	];
}

/** Officials are paid by the league, everybody else pays it. */
function moneyOf({ kind }: Row): "payment" | "payout" {
	return kind === "official" ? "payout" : "payment";
}

const whoOptions = [
	{ value: "", label: words.ledger.everybody },
	{ value: "due", label: words.ledger.whoIsDue },
	{ value: "owing", label: words.ledger.whoOwes },
	{ value: "credit", label: words.ledger.whoHasCredit },
	{ value: "official", label: words.ledger.officials },
];

function rowsOf({ debtors }: Ledger): Row[] {
	return debtors.map((debtor, at) => ({
		...debtor,
		id: at + 1,
		debtorId: debtor.id,
		name: debtor.name ?? words.ledger.gone[debtor.kind],
	}));
}

/** Leagues that have a team, by name. */
function leaguesOf(entered: readonly Entered[]) {
	const names = new Map(entered.map(({ leagueId, league }) => [leagueId, league.name]));
	return [...names].map(([id, name]) => ({ value: String(id), label: name }));
}

/** Ids of the teams of a league; null for all. */
function teamsIn(entered: readonly Entered[], league: string): ReadonlySet<number> | null {
	if (league === "") return null;
	return new Set(entered.flatMap((one) => (String(one.leagueId) === league ? one.teamId : [])));
}

type Wanted = { search: string; who: string; inLeague: ReadonlySet<number> | null };

function narrowed(rows: readonly Row[], { search, who, inLeague }: Wanted): Row[] {
	const parts = nameKey(search).split(" ").filter(Boolean);
	return rows.filter(
		({ name, due, owed, kind, debtorId }) =>
			(inLeague === null || (kind === "team" && inLeague.has(debtorId))) &&
			parts.every((part) => nameKey(name).includes(part)) &&
			(who === "" ||
				(who === "due" && due > 0) ||
				(who === "owing" && owed > 0) ||
				(who === "credit" && owed < 0 && kind !== "official") ||
				who === kind),
	);
}

function sentenceOf({ kind, owed, due, since }: Row, currency: string): string {
	if (kind === "official")
		return words.ledger.isToGet({ amount: written(Math.max(0, -owed), currency) });
	if (owed < 0) return words.ledger.hasCredit({ amount: written(-owed, currency) });
	if (owed === 0) return words.ledger.owesNothing;
	if (since === null) return words.ledger.owesLater({ owed: written(owed, currency) });
	return words.ledger.dueSinceDay({
		due: written(due, currency),
		day: formatGameDate(since, words.language),
	});
}

function pathOf({ kind, debtorId }: Row): string {
	return `/dashboard/ledger/${kind}/${debtorId}`;
}
