import type { ReactNode } from "react";
import type { BlockData } from "#domain/page/block-data.ts";
import { GameCard } from "#ui/game/game-card.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { StandingsTable } from "#ui/team/standings-table.tsx";
import { useWords } from "#ui/words.tsx";
import { viewBlockData } from "#usecases/page/view-block-data.ts";
import { page } from "../../page.ts";
import styles from "./screen.module.css";

/** As much as one reads from the other end of a gym. */
const mostGames = 6;
const mostTeams = 10;

/** For the screen in a hall: what goes on, what comes next, what came last and the tables, in turn. */
export const tvPage = page("/tv", [], async (scope) => {
	const data = await viewBlockData(scope, ["nextGames", "results", "standings"]);
	return {
		title: scope.words.site.screen,
		isIndexed: false,
		bare: "screen",
		body: <TvView name={scope.organization.name} data={data} />,
	};
});

type Data = Pick<BlockData, "nextGames" | "results" | "tables">;

/** Each part stands by itself once a script lets them take turns; without one they stand below one another. */
function TvView({ name, data: { nextGames, results, tables } }: { name: string; data: Data }) {
	const words = useWords();
	const live = nextGames.filter(({ status }) => status === "in_progress");
	const next = nextGames.filter(({ status }) => status !== "in_progress");
	const cards = (games: Data["nextGames"]) => (
		<div className={styles.games}>
			{games.slice(0, mostGames).map((game) => (
				<GameCard key={game.id} game={game} />
			))}
		</div>
	);
	return (
		<div className={styles.screen} data-live="always">
			<h1 className={styles.name}>{name}</h1>
			<Turn title={words.game.status.in_progress} part="all live" isEmpty={live.length === 0}>
				{cards(live)}
			</Turn>
			<Turn title={words.game.next} part="all next" isEmpty={next.length === 0}>
				{cards(next)}
			</Turn>
			<Turn title={words.game.latest} part="all results" isEmpty={results.length === 0}>
				{cards(results)}
			</Turn>
			{tables.map(({ seasonLeague, rows, rules }) => (
				<Turn
					key={seasonLeague.id}
					title={seasonLeague.league.name}
					part={`all table ${seasonLeague.id}`}
					isEmpty={rows.length === 0}
				>
					<StandingsTable
						rows={rows.slice(0, mostTeams)}
						rules={rules}
						caption={words.standings.of({ name: seasonLeague.league.name })}
					/>
				</Turn>
			))}
			{nextGames.length + results.length + tables.length === 0 && (
				<EmptyState title={words.game.noneScheduled}>{words.game.noneScheduledYet}</EmptyState>
			)}
		</div>
	);
}

type TurnProps = { title: string; part: string; isEmpty: boolean; children: ReactNode };

/** What is in it is put in anew when it changes; whose turn it is stays. */
function Turn({ title, part, isEmpty, children }: TurnProps) {
	return (
		<section data-turn>
			<div className={styles.part} data-game={part} data-empty={isEmpty || undefined}>
				{!isEmpty && (
					<>
						<h2 className={styles.title}>{title}</h2>
						{children}
					</>
				)}
			</div>
		</section>
	);
}
