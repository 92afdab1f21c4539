import type { StageOfPage } from "#domain/page/block-data.ts";
import { nameAmong } from "#domain/stage/series-name.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Bracket as BracketTree } from "#ui/stage/bracket.tsx";
import { useWords } from "#ui/words.tsx";
import { kind } from "../kind.ts";
import { Part } from "../part.tsx";

export const bracket = kind({
	kind: "bracket",
	label: "Bracket",
	about: "The playoffs of this season as a tree, on a phone round by round.",
	isWide: true,
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		league: { is: "league", label: "League", isOptional: true },
		// By name, so that the page of last year shows the playoffs of this one.
		name: {
			is: "line",
			label: "Name of the playoffs",
			hint: "Empty for all of the league.",
			isOptional: true,
		},
	},
	example: { title: "Road to the final" },
	needs: ["stages"],
	View: ({ title, league, name, data }) => {
		const chosen = data.stages.filter(
			(stage) =>
				(league === null || stage.leagueId === league) &&
				(name === "" || nameKey(stage.name) === nameKey(name)),
		);
		return <Brackets title={title} stages={chosen} />;
	},
});

function Brackets({ title, stages }: { title: string; stages: readonly StageOfPage[] }) {
	const words = useWords();
	if (stages.length === 0) {
		return (
			<Part title={title}>
				<EmptyState title={words.stage.none}>{words.stage.noneYet}</EmptyState>
			</Part>
		);
	}
	const nameOf = nameAmong(stages);
	return stages.map((stage) => (
		<Part
			key={stage.id}
			title={stages.length === 1 && title !== "" ? title : nameOf(stage)}
			more={{ label: words.stage.full, to: `/playoffs/${stage.id}` }}
		>
			{stage.isProjected && <p className="soft">{words.stage.projected}</p>}
			<BracketTree name={stage.name} series={stage.series} />
		</Part>
	));
}
