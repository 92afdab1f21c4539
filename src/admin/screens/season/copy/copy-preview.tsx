import { counted } from "#domain/text/counted.ts";
import { type LeagueSize, sizeOf, sizeOfAll } from "../../league/league-size.ts";
import { useLeaguesOfSeason } from "../use-leagues-of-season.ts";
import styles from "./copy-preview.module.css";

type CopyPreviewProps = {
	seasonId: number;
	/** Only these; without them all leagues of the season. */
	leagueIds?: readonly number[];
	/** Leagues that are there already and so are not copied. */
	without?: readonly number[];
};

/** What a copy will bring, league by league, before it is made (rule `copy-without-games`). */
export function CopyPreview({ seasonId, leagueIds, without = [] }: CopyPreviewProps) {
	const known = useLeaguesOfSeason(seasonId);
	const leagues = known?.filter(
		({ id }) => (leagueIds === undefined || leagueIds.includes(id)) && !without.includes(id),
	);
	return (
		<section className={styles.preview} aria-label="What is copied" aria-live="polite">
			{leagues === undefined ? (
				<p className="soft">Looking at what is there…</p>
			) : leagues.length === 0 ? (
				<p className="strong">There is nothing to copy.</p>
			) : (
				<>
					<p className="strong">{sentenceOf(leagues)}</p>
					<LeagueSizes sizes={leagues.map(sizeOf)} />
				</>
			)}
			<p className="soft">Games, scores and schedules are not copied.</p>
		</section>
	);
}

function LeagueSizes({ sizes }: { sizes: readonly LeagueSize[] }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
		<section className={styles.leagues} tabIndex={0} aria-label="Leagues to copy">
			<table>
				<thead className="visually-hidden">
					<tr>
						<th scope="col">League</th>
						<th scope="col">Teams</th>
						<th scope="col">Players</th>
					</tr>
				</thead>
				<tbody>
					{sizes.map(({ id, name, teams, players }) => (
						<tr key={id}>
							<th scope="row">{name}</th>
							<td>{counted(teams, "team")}</td>
							<td>{counted(players, "player")}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function sentenceOf(leagues: Parameters<typeof sizeOfAll>[0]): string {
	const { teams, players } = sizeOfAll(leagues);
	const parts = [
		counted(leagues.length, "league"),
		counted(teams, "team"),
		counted(players, "player"),
	];
	return `${parts.join(", ")}, with rosters and captains.`;
}
