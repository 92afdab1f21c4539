import { PageHeader } from "#ui/kit/page-header.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { LeaderBoard } from "#ui/player/leader-board.tsx";
import { viewWrittenPage } from "#usecases/page/view-content-page.ts";
import { type Leaderboard, viewLeaderboard } from "#usecases/stats/view-leaderboard.ts";
import { page } from "../../page.ts";
import { written } from "../../written.tsx";
import styles from "../pages.module.css";

/** The all-time top 20 of points, three-pointers and team wins. */
export const leaderboardPage = page("/leaderboard", [], async (scope) => {
	const [own, leaders] = await Promise.all([
		viewWrittenPage(scope, "leaderboard"),
		viewLeaderboard(scope),
	]);
	const { points, threes, boards, teamWins } = leaders;
	const toPlayer = ({ id }: { id: number }) => `/players/${id}`;
	return {
		title: "Leader board",
		isIndexed: own?.isIndexed ?? true,
		description:
			own?.description || `All-time leaders of ${scope.organization.name}: ${inWords(leaders)}.`,
		body: (
			<>
				<PageHeader title={own?.title ?? "Leader board"} eyebrow="All-time top 20" />
				{own !== null && (await written(scope, own))}
				<div className={styles.boards}>
					{points !== null && (
						<LeaderBoard title="All-time points" unit="points" leaders={points} to={toPlayer} />
					)}
					{threes !== null && (
						<LeaderBoard
							title="All-time 3-pointers"
							unit="3-pointers"
							leaders={threes}
							to={toPlayer}
						/>
					)}
					{boards.map(({ statId, title, unit, leaders, format }) => (
						<LeaderBoard
							key={statId}
							title={`All-time ${lowerFirst(title)}`}
							unit={unit}
							leaders={leaders}
							to={toPlayer}
							format={format}
						/>
					))}
					<LeaderBoard
						title="All-time team wins"
						unit="wins"
						leaders={teamWins}
						to={({ id }) => `/teams/${id}`}
					/>
				</div>
				<SectionLinks path="/leaderboard" />
			</>
		),
	};
});

/** "points, 3-pointers and team wins" */
function inWords({ points, threes, boards }: Leaderboard): string {
	const units = [points && "points", threes && "3-pointers", ...boards.map(({ unit }) => unit)];
	const counts = units.filter((unit) => unit !== null).join(", ");
	return counts === "" ? "team wins" : `${counts} and team wins`;
}

/** "Goals" within a title; "RBI" stays. */
function lowerFirst(title: string): string {
	return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
