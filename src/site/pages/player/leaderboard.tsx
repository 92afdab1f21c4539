import { PageHeader } from "#ui/kit/page-header.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { allTimeWords, boardWords } from "#ui/player/board-words.ts";
import { LeaderBoard } from "#ui/player/leader-board.tsx";
import { useWords } from "#ui/words.tsx";
import { viewWrittenPage } from "#usecases/page/view-content-page.ts";
import { type Leaderboard, viewLeaderboard } from "#usecases/stats/view-leaderboard.ts";
import type { Words } from "#words/words.ts";
import { page } from "../../page.ts";
import { otherLanguage, written } from "../../written.tsx";
import { PhaseField, phaseFrom } from "../filter-fields.tsx";
import { FilterForm } from "../filter-form.tsx";
import styles from "../pages.module.css";

/** The all-time top 20 of points, three-pointers and team wins. */
export const leaderboardPage = page("/leaderboard", ["phase"], async (scope, _params, query) => {
	const [own, leaders] = await Promise.all([
		viewWrittenPage(scope, "leaderboard", scope.words.language),
		viewLeaderboard(scope, { phase: phaseFrom(query.phase) }),
	]);
	const { words } = scope;
	return {
		title: words.leader.title,
		isIndexed: own?.isIndexed ?? true,
		description:
			own?.description ||
			words.leader.summary({ name: scope.organization.name, counts: counted(words, leaders) }),
		body: (
			<>
				<PageHeader
					title={own?.title ?? words.leader.title}
					language={own === null ? undefined : otherLanguage(scope, own)}
					eyebrow={words.leader.top}
				>
					{leaders.hasPlayoffs && (
						<FilterForm to="/leaderboard" label={words.filter.phase}>
							<PhaseField choices={leaders} />
						</FilterForm>
					)}
				</PageHeader>
				{own !== null && (await written(scope, own))}
				<AllTimeBoards leaders={leaders} />
				<SectionLinks path="/leaderboard" />
			</>
		),
	};
});

function AllTimeBoards({
	leaders: { points, threes, boards, teamWins },
}: {
	leaders: Leaderboard;
}) {
	const words = useWords();
	return (
		<div className={styles.boards}>
			{points !== null && (
				<LeaderBoard of={allTimeWords(words, "points")} leaders={points} to={toPlayer} />
			)}
			{threes !== null && (
				<LeaderBoard of={allTimeWords(words, "threes")} leaders={threes} to={toPlayer} />
			)}
			{boards.map(({ statId, of, leaders, format }) => (
				<LeaderBoard
					key={statId}
					of={allTimeWords(words, of)}
					leaders={leaders}
					to={toPlayer}
					format={format}
				/>
			))}
			<LeaderBoard
				of={words.leader.wins}
				leaders={teamWins}
				to={({ id }) => `/teams/${id}`}
				teamOf={(team) => team}
			/>
		</div>
	);
}

const toPlayer = ({ id }: { id: number }) => `/players/${id}`;

/** "points, 3-pointers" */
function counted(words: Words, { points, threes, boards }: Leaderboard): string {
	const units = [
		points && words.leader.points.unit,
		threes && words.leader.threes.unit,
		...boards.map(({ of }) => boardWords(words, of).unit),
	];
	return units.filter((unit) => unit !== null).join(", ");
}
