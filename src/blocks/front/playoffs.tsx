import type { StageOfPage } from "#domain/page/block-data.ts";
import { nameAmong } from "#domain/stage/series-name.ts";
import { Link } from "#ui/link.tsx";
import { SeriesCards } from "#ui/stage/bracket.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { useWords } from "#ui/words.tsx";
import { kind } from "../kind.ts";
import { Part } from "../part.tsx";
import styles from "./front.module.css";

export const playoffs = kind({
	kind: "playoffs",
	label: "Playoffs",
	about: "The series that are being played. Not shown before a bracket is published.",
	isFrontPart: true,
	isCompact: true,
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		count: { is: "count", label: "Series of each bracket", least: 1, most: 32, start: 8 },
		league: { is: "league", label: "League", isOptional: true },
	},
	example: { count: 8 },
	needs: ["stages"],
	View: ({ title, count, league, data }) => {
		const words = useWords();
		const stages = data.stages.filter(({ leagueId }) => league === null || leagueId === league);
		const nameOf = nameAmong(stages);
		return stages.map((stage) => (
			<Part
				key={stage.id}
				title={stages.length === 1 && title !== "" ? title : nameOf(stage)}
				more={{ label: words.stage.full, to: `/playoffs/${stage.id}` }}
			>
				<Stage stage={stage} count={count} />
			</Part>
		));
	},
});

function Stage({ stage, count }: { stage: StageOfPage; count: number }) {
	const words = useWords();
	const { champion, isProjected, series } = stage;
	return (
		<>
			{champion !== null && (
				<p className={styles.champion}>
					<TeamCrest team={champion} size="medium" />
					<span>
						{words.stage.champion}{" "}
						<Link to={`/teams/${champion.id}`} data-team={champion.id}>
							{champion.name}
						</Link>
					</span>
				</p>
			)}
			{isProjected && <p className="soft">{words.stage.projected}</p>}
			<SeriesCards all={series} shown={seriesNow(stage).slice(0, count)} />
		</>
	);
}

/** What is played now by teams that are known; when all is over, the final. */
function seriesNow({ isOver, series }: StageOfPage) {
	if (isOver) return series.filter(({ plan, isSkipped }) => plan.part === "final" && !isSkipped);
	return series.filter(
		({ isOver, sides }) => !isOver && sides.home.team !== null && sides.away.team !== null,
	);
}
