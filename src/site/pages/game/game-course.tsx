import type { GameWithTeams } from "#domain/game/game.ts";
import { LeadChart } from "#ui/game/course/lead-chart.tsx";
import { VersusTable } from "#ui/game/versus-table.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import type { PlayByPlay } from "#usecases/game-log/view-play-by-play.ts";

type CoursePanelProps = {
	game: GameWithTeams;
	told: PlayByPlay;
	/** On the page of all plays there is nothing to lead to. */
	isLinked?: boolean;
};

/** How a game went: the lead over all of it, runs, ties. */
export function CoursePanel({ game, told, isLinked = true }: CoursePanelProps) {
	const words = useWords();
	const { facts, periods } = told;
	const sides = (read: (side: "home" | "away") => string) => ({
		away: read("away"),
		home: read("home"),
	});
	// The chart above it has the names beside the crests.
	const nameOf = (side: "home" | "away") => (
		<span className="visually-hidden">{game[side].name}</span>
	);
	const orNone = (points: number, text: string) => (points === 0 ? "-" : text);
	return (
		<Panel
			title={words.game.story.howItWent}
			aside={isLinked && <Link to={`/games/${game.id}/plays`}>{words.play.title}</Link>}
		>
			<div className="stack">
				<LeadChart game={game} periods={periods} />
				<p>
					{words.play.leadChanges({ count: facts.leadChanges })}
					{" · "}
					{words.play.ties({ count: facts.ties })}
				</p>
				<VersusTable
					game={game}
					names={{ away: nameOf("away"), home: nameOf("home") }}
					caption={words.play.course}
					rows={[
						{
							label: words.play.largestLead,
							...sides((side) => orNone(facts.largestLead[side], `${facts.largestLead[side]}`)),
						},
						{
							label: words.play.longestRun,
							...sides((side) =>
								orNone(facts.longestRun[side], words.play.run({ points: facts.longestRun[side] })),
							),
						},
					]}
				/>
			</div>
		</Panel>
	);
}
