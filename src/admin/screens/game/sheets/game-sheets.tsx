import { useState } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { byDateAndTime } from "#domain/game/game.ts";
import type { OfficialJob } from "#domain/official/official.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { ActionButton } from "../../../components/feedback/action-button.tsx";
import { todayHere } from "../../../components/feedback/today-here.ts";
import { useAction } from "../../../components/feedback/use-action.ts";
import { Field } from "../../../components/form/field.tsx";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { type Sheet, toSheet } from "../desk/sheet.ts";
import { passAddress } from "../pass/pass-code.tsx";
import { type NamedOfficials, ScoreSheet } from "./score-sheet.tsx";
import styles from "./sheets.module.css";

/** The score sheets of one evening, or of one game, to print: empty, with rosters, and codes where they are wanted. */
export const gameSheets = screen(load, GameSheets);

type Loaded = { date: string; isOfOne: boolean; sheets: Sheet[]; officials: NamedOfficials };

async function load({ request }: LoaderFunctionArgs): Promise<Loaded> {
	const asked = new URL(request.url).searchParams;
	const date = asked.get("date") ?? todayHere();
	const one = Number(asked.get("game"));
	const ids = one > 0 ? [one] : await gamesOn(date);
	const sheets = await Promise.all(
		ids.map(async (id) => toSheet(await client.get("/gamesv2/:id", { id }))),
	);
	return { date, isOfOne: one > 0, sheets, officials: await officialsOn(sheets) };
}

/** Who officiates, by game and job; all of them play on one day. */
async function officialsOn(sheets: readonly Sheet[]): Promise<NamedOfficials> {
	const day = sheets[0]?.game.date ?? null;
	if (day === null) return new Map();
	const { games } = await client.get("/officials/games", { from: day, to: day });
	return new Map(
		games.map(({ id, officials }) => {
			const coming = officials.filter(({ state }) => state !== "refused");
			const of = (job: OfficialJob) =>
				coming
					.filter((one) => one.job === job)
					.map(({ name }) => name)
					.join(", ");
			return [id, { referee: of("referee"), scorer: of("scorer") }];
		}),
	);
}

async function gamesOn(date: string): Promise<number[]> {
	const { games } = await client.get("/gamesv2", { date });
	return games
		.filter(({ status }) => status !== "cancelled" && status !== "postponed")
		.toSorted(byDateAndTime)
		.map(({ id }) => id);
}

function GameSheets({ date, isOfOne, sheets, officials }: Loaded) {
	const [, setAsked] = useSearchParams();
	const [codes, setCodes] = useState<ReadonlyMap<number, string>>(new Map());
	const { act, isBusy } = useAction();
	const addCodes = () =>
		act({
			run: async () => {
				const gameIds = sheets.map(({ game }) => game.id);
				const { passes } = await client.post("/passes", { gameIds, job: "score" });
				const addresses = passes.map(({ gameId, secret }) => {
					return [gameId, passAddress({ gameId, secret })] as const;
				});
				setCodes(new Map([...codes, ...addresses]));
				return words.pass.codesAdded({ count: passes.length });
			},
			failure: words.pass.notMade,
		});
	const title = isOfOne
		? words.pass.sheet
		: words.pass.sheetsOf({ day: formatGameDate(date, words.language) });
	return (
		<>
			<div className={styles.bar}>
				<ScreenHeader
					title={title}
					crumbs={[{ label: words.common.games, to: "/dashboard/games" }]}
					actions={
						sheets.length > 0 && (
							<>
								<ActionButton icon="add" isQuiet onClick={() => isBusy || addCodes()}>
									{words.pass.withCodes}
								</ActionButton>
								<ActionButton icon="print" onClick={() => print()}>
									{words.pass.print}
								</ActionButton>
							</>
						)
					}
				>
					{sheets.length > 0 && words.pass.withCodesHint}
				</ScreenHeader>
				{!isOfOne && (
					<div className={styles.day}>
						<Field
							label={words.pass.day}
							name="date"
							type="date"
							value={date}
							onChange={({ target }) => target.value !== "" && setAsked({ date: target.value })}
						/>
					</div>
				)}
			</div>
			{sheets.length === 0 ? (
				<Panel>
					<EmptyState title={words.pass.noGames}>{words.pass.noGamesHint}</EmptyState>
				</Panel>
			) : (
				<div className={styles.sheets}>
					{sheets.map((sheet) => (
						<ScoreSheet
							key={sheet.game.id}
							sheet={sheet}
							address={codes.get(sheet.game.id) ?? null}
							officials={officials.get(sheet.game.id)}
						/>
					))}
				</div>
			)}
		</>
	);
}
