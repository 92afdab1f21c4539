import type { ReactNode } from "react";
import { type GameWithTeams, sideOf } from "#domain/game/game.ts";
import { GameGlance, Glances } from "#ui/game/game-glance.tsx";
import { Link } from "#ui/link.tsx";
import { recordOf } from "#ui/team/record-text.ts";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { useWords } from "#ui/words.tsx";
import { type TeamGlance, type TeamPlace, viewTeamGlance } from "#usecases/team/team-profile.ts";
import type { Words } from "#words/words.ts";
import { type Address, address } from "../address.ts";
import { idFrom } from "../page.ts";
import styles from "./my-teams.module.css";

/** A part of a page, which a script puts where it belongs. */
export type Fragment = Address<"fragment", ReactNode>;

/** What a follower of a team wants to know first: its place, its next game, how the last one went. */
export const teamGlance: Fragment = address({
	as: "fragment",
	path: "/teams/:id/glance",
	query: [],
	load: async (scope, { id }) => (
		<Glance glance={await viewTeamGlance(scope, { id: idFrom(id) })} />
	),
});

/** Where the glance of a team is. */
export function glanceOf(id: string): string {
	return `/teams/${id}/glance`;
}

function Glance({ glance: { team, season, places, next, last } }: { glance: TeamGlance }) {
	const words = useWords();
	const all = [
		...places.map((place) => placeIn(words, place, places.length > 1)),
		// After a season it is told which one it was.
		...(next === null && season !== null ? [season.name] : []),
	];
	return (
		<>
			<p className={styles.head}>
				<Link to={`/teams/${team.id}`} className={styles.name}>
					<TeamCrest team={team} />
					<strong>{team.name}</strong>
				</Link>
				<span>{all.join(" · ")}</span>
			</p>
			<Glances>
				<GameOf team={team} label={words.myTeam.next} game={next} none={words.myTeam.noNext} />
				<GameOf team={team} label={words.myTeam.last} game={last} none={words.myTeam.noLast} />
			</Glances>
		</>
	);
}

type GameOfProps = {
	team: TeamGlance["team"];
	label: string;
	game: GameWithTeams | null;
	none: string;
};

function GameOf({ team, label, game, none }: GameOfProps) {
	if (game === null) return <p className={`card ${styles.none}`}>{none}</p>;
	return <GameGlance label={label} game={game} side={sideOf(game, team.id) ?? "home"} />;
}

/** "Rank 2 of 8 · 5-2", with its league where there are several. */
function placeIn(words: Words, { entry, row, rows }: TeamPlace, isLeagueShown: boolean): string {
	return [
		isLeagueShown && entry.leagueName,
		row.rank !== null && words.myTeam.rank({ rank: row.rank, teams: rows.length }),
		recordOf(row),
	]
		.filter(Boolean)
		.join(" · ");
}
