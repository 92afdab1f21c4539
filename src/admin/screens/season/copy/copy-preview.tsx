import { words } from "../../../words.ts";
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
		<section className={styles.preview} aria-label={words.season.whatIsCopied} aria-live="polite">
			{leagues === undefined ? (
				<p className="soft">{words.season.lookingAtWhatIsThere}</p>
			) : leagues.length === 0 ? (
				<p className="strong">{words.season.thereIsNothingToCopy}</p>
			) : (
				<>
					<p className="strong">{sentenceOf(leagues)}</p>
					<LeagueSizes sizes={leagues.map(sizeOf)} />
				</>
			)}
			<p className="soft">{words.season.gamesScoresAndSchedules}</p>
		</section>
	);
}

function LeagueSizes({ sizes }: { sizes: readonly LeagueSize[] }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
		<section className={styles.leagues} tabIndex={0} aria-label={words.season.leaguesToCopy}>
			<table>
				<thead className="visually-hidden">
					<tr>
						<th scope="col">{words.common.league}</th>
						<th scope="col">{words.common.teams}</th>
						<th scope="col">{words.common.players}</th>
					</tr>
				</thead>
				<tbody>
					{sizes.map(({ id, name, teams, players }) => (
						<tr key={id}>
							<th scope="row">{name}</th>
							<td>{words.season.teams({ count: teams })}</td>
							<td>{words.season.players({ count: players })}</td>
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
		words.season.leagues({ count: leagues.length }),
		words.season.teams({ count: teams }),
		words.season.players({ count: players }),
	];
	return words.season.withRosters({ parts: parts.join(", ") });
}
