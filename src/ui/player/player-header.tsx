import { fullName, type Player } from "#domain/player/player.ts";
import type { ShownNumbers } from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import type { Team } from "#domain/team/team.ts";
import { Avatar } from "../kit/avatar.tsx";
import { Link } from "../link.tsx";
import { attributeText, positionText } from "../sport/stored-words.ts";
import { TeamCrest } from "../team/team-crest.tsx";
import { useWords } from "../words.tsx";
import { averageColumns } from "./average-columns.ts";
import styles from "./player-header.module.css";
import { Stats } from "./stat.tsx";

type PlayerHeaderProps = {
	player: Player;
	number: string | null;
	position: string | null;
	/** The teams the player stands on in the season, usually one. */
	teams: readonly Team[];
	/** "Spring 2026"; null when nothing was played. */
	season: string | null;
	/** Further visible attributes: height and the like. */
	attributes?: readonly { name: string; value: string }[];
	/** Of that season. */
	totals: PlayerTotals;
	definitions: readonly StatDefinition[];
	/** Numbers that are kept from visitors are left out. */
	shown: ShownNumbers;
};

/** The top of a player's page: photo, number, position, team and season, and three numbers. */
export function PlayerHeader(props: PlayerHeaderProps) {
	const { player, number, position, teams, season, attributes = [], totals } = props;
	const words = useWords();
	const facts = [
		number === null ? null : `#${number}`,
		position === null ? null : positionText(words, position),
		...attributes.map((attribute) => attributeText(words, attribute)),
	].filter((fact) => fact !== null);
	return (
		<header className={styles.header}>
			<Avatar player={player} size="large" />
			<div className={styles.words}>
				{facts.length > 0 && <p className={styles.facts}>{facts.join(" · ")}</p>}
				<h1 className={styles.name}>{fullName(player)}</h1>
				<p className={styles.labels}>
					{oncePerTeam(teams).map((team) => (
						<Link key={team.id} to={`/teams/${team.id}`} className={styles.team}>
							<TeamCrest team={team} />
							{team.name}
						</Link>
					))}
					{season !== null && <span>{season}</span>}
				</p>
			</div>
			<div className={styles.numbers}>
				<Stats
					items={averageColumns(words, "head", props).map(({ short, name, read }) => ({
						label: short,
						name,
						value: read(totals),
					}))}
				/>
			</div>
		</header>
	);
}

/** A team that has entered two leagues is one team. */
function oncePerTeam(teams: readonly Team[]): Team[] {
	return [...new Map(teams.map((team) => [team.id, team])).values()];
}
