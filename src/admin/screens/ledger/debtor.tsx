import { useState } from "react";
import type { Answered } from "#api/client.ts";
import type { DebtorKind, EntryKind } from "#domain/ledger/ledger.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Stats } from "#ui/player/stat.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { useCopy } from "../../components/feedback/use-copy.ts";
import { useAuth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { written } from "./amounts.ts";
import { EntryDialog, type SeasonChoice } from "./entry-dialog.tsx";
import styles from "./ledger.module.css";
import { RefundDialog } from "./refund-dialog.tsx";
import { ReverseDialog } from "./reverse-dialog.tsx";
import { useReminding } from "./use-reminding.ts";

type Page = Answered<"GET", "/ledger/:kind/:id">;
type Entry = Page["entries"][number];

export const debtor = screen(async ({ params }) => {
	const asked = { kind: params.kind as DebtorKind, id: Number(params.id) };
	const [page, { seasons }] = await Promise.all([
		client.get("/ledger/:kind/:id", asked),
		client.get("/seasonsv2"),
	]);
	return { page, seasons };
}, DebtorScreen);

/** What one team, player or sign-up owes, or an official is to get, and every entry of it. */
function DebtorScreen({ page, seasons }: { page: Page; seasons: SeasonChoice[] }) {
	const { debtor, currency, entries } = page;
	const [kind, setKind] = useState<EntryKind | null>(null);
	const [reversed, setReversed] = useState<Entry | null>(null);
	const [refunded, setRefunded] = useState<Entry | null>(null);
	const { user } = useAuth();
	const copy = useCopy();
	const remind = useReminding(debtor.due > 0 || debtor.coming.length > 0 ? [debtor] : []);
	const isOwner = user?.role !== "staff";
	const isOfficial = debtor.kind === "official";
	const name = debtor.name ?? words.ledger.gone[debtor.kind];
	return (
		<>
			<ScreenHeader
				title={name}
				crumbs={[{ label: words.ledger.title, to: "/dashboard/ledger" }]}
				actions={
					<>
						<ActionButton icon="add" onClick={() => setKind(isOfficial ? "payout" : "payment")}>
							{isOfficial ? words.ledger.kinds.payout : words.ledger.payment}
						</ActionButton>
						{remind !== null && (
							<QuietButton onClick={remind}>{words.ledger.remindByMail}</QuietButton>
						)}
						{debtor.since !== null && (
							<QuietButton
								onClick={() => void copy(reminderOf(page, name), words.ledger.reminderCopied)}
							>
								{words.ledger.copyReminder}
							</QuietButton>
						)}
						{entered[isOfficial ? "official" : "others"][isOwner ? "owner" : "staff"].map(
							(kind) => (
								<QuietButton key={kind} onClick={() => setKind(kind)}>
									{words.ledger.kinds[kind]}
								</QuietButton>
							),
						)}
					</>
				}
			/>
			<Sums page={page} />
			{debtor.coming.length > 0 && (
				<p className="hint">
					{words.ledger.coming}{" "}
					{debtor.coming
						.map(({ amount, due }) =>
							words.ledger.amountOn({
								amount: written(amount, currency),
								day: formatGameDate(due, words.language),
							}),
						)
						.join(", ")}
				</p>
			)}
			<Panel title={words.ledger.entries} isFlush>
				{entries.length === 0 ? (
					<EmptyState title={words.ledger.noEntries}>{words.ledger.noEntriesHint}</EmptyState>
				) : (
					<ul className="lines">
						{entries.map((entry) => (
							<EntryLine
								key={entry.id}
								entry={entry}
								currency={currency}
								onReverse={canReverse(entry, isOwner, user?.id) ? () => setReversed(entry) : null}
								onRefund={canRefund(entry, isOwner) ? () => setRefunded(entry) : null}
							/>
						))}
					</ul>
				)}
			</Panel>
			{kind !== null && (
				<EntryDialog
					kind={kind}
					debtor={debtor}
					refund={page.refund}
					currency={currency}
					seasons={seasons}
					isOpen
					onClose={() => setKind(null)}
				/>
			)}
			<RefundDialog
				key={`refund ${refunded?.id}`}
				entry={refunded}
				name={name}
				currency={currency}
				proposed={page.refund}
				onClose={() => setRefunded(null)}
			/>
			<ReverseDialog
				key={reversed?.id ?? "none"}
				entry={reversed}
				amount={written(Math.abs(reversed?.amount ?? 0), currency)}
				onClose={() => setReversed(null)}
			/>
		</>
	);
}

/** In the words of whoever copies it; who it is for may be written to anywhere. */
function reminderOf({ debtor, currency }: Page, name: string): string {
	return words.ledger.reminder({
		name,
		due: written(debtor.due, currency),
		day: formatGameDate(debtor.since ?? "", words.language),
	});
}

/** What else is entered, by whom (rule `money-given-up-by-owners`). */
const entered: Record<"official" | "others", Record<"owner" | "staff", EntryKind[]>> = {
	official: { owner: ["fee", "correction"], staff: [] },
	others: { owner: ["charge", "refund", "waiver", "correction"], staff: ["charge"] },
};

function Sums({ page: { debtor, sums, currency } }: { page: Page }) {
	if (debtor.kind === "official") {
		return (
			<Stats
				items={[
					{ label: words.ledger.toPayOut, value: written(-debtor.owed, currency) },
					{ label: words.ledger.earned, value: written(sums.earned, currency) },
					{ label: words.ledger.paidOut, value: written(sums.paidOut, currency) },
				]}
			/>
		);
	}
	return (
		<Stats
			items={[
				{ label: words.ledger.due, value: written(debtor.due, currency) },
				{ label: words.ledger.owed, value: written(debtor.owed, currency) },
				{ label: words.ledger.charged, value: written(sums.charged - sums.waived, currency) },
				{ label: words.ledger.paid, value: written(sums.kept, currency) },
			]}
		/>
	);
}

/** Staff take back what they entered themselves (rule `money-given-up-by-owners`). */
function canReverse(entry: Entry, isOwner: boolean, id?: number): boolean {
	const { reverses, reversedBy, byId, isByCard } = entry;
	return reverses === null && reversedBy === null && !isByCard && (isOwner || byId === id);
}

/** What came by card goes back to the card. */
function canRefund({ isByCard, kind }: Entry, isOwner: boolean): boolean {
	return isByCard && kind === "payment" && isOwner;
}

type EntryLineProps = {
	entry: Entry;
	currency: string;
	onReverse: (() => void) | null;
	onRefund: (() => void) | null;
};

function EntryLine({ entry, currency, onReverse, onRefund }: EntryLineProps) {
	const { kind, amount, why, day, due, method, season, by, fee, reverses, reversedBy } = entry;
	const told = [
		formatGameDate(day, words.language),
		due !== null && words.ledger.dueBy({ day: formatGameDate(due, words.language) }),
		method !== null && words.ledger.methods[method],
		fee !== null && words.ledger.cardFee({ amount: written(fee, currency) }),
		season,
		by === null ? words.ledger.byItself : words.ledger.by({ name: by }),
	];
	return (
		<li className={styles.entry}>
			<span className="row-2 wrap">
				<strong className={reversedBy === null ? "breaks" : `breaks ${styles.gone}`}>{why}</strong>
				<Badge tone={reverses === null && reversedBy === null ? tones[kind] : "neutral"}>
					{reverses === null ? words.ledger.nouns[kind] : words.ledger.reversal}
				</Badge>
			</span>
			<span className={reversedBy === null ? styles.amount : `${styles.amount} ${styles.gone}`}>
				{written(amount, currency)}
			</span>
			<span className="hint">{told.filter(Boolean).join(" · ")}</span>
			{onRefund !== null && (
				<span className={styles.amount}>
					<QuietButton onClick={onRefund}>{words.ledger.refundCard}</QuietButton>
				</span>
			)}
			{onReverse !== null && (
				<span className={styles.amount}>
					<QuietButton onClick={onReverse}>{words.ledger.reverse}</QuietButton>
				</span>
			)}
		</li>
	);
}

const tones = {
	charge: "notice",
	payment: "win",
	refund: "neutral",
	waiver: "neutral",
	correction: "neutral",
	fee: "notice",
	payout: "win",
} as const;
