import { StandingsTable } from "#ui/team/standings-table.tsx";
import { viewStandings } from "#usecases/standings/view-standings.ts";
import { optionalId } from "../page.ts";
import { embedPage } from "./embed-page.tsx";
import styles from "./embeds.module.css";

/** The tables of the current season: of one league, or of all. */
export const standingsEmbed = embedPage("/embed/standings", ["league"], async (scope, query) => {
	const leagueId = optionalId(query.league);
	const { tables, season } = await viewStandings(scope, { leagueId });
	const [only] = leagueId === undefined ? [] : tables;
	return {
		title: only?.seasonLeague.league.name ?? "Standings",
		more: {
			label: "Full standings",
			to: leagueId === undefined ? "/teamList" : `/teamList?league=${leagueId}`,
		},
		body:
			tables.length === 0 ? (
				<p className={styles.empty}>No leagues available</p>
			) : (
				tables.map(({ seasonLeague: { id, league }, rows }) => (
					<section key={id}>
						{only === undefined && <h2 className={styles.league}>{league.name}</h2>}
						{rows.length === 0 ? (
							<p className={styles.empty}>No teams available</p>
						) : (
							<StandingsTable
								rows={rows}
								caption={`Standings of ${league.name}${season === null ? "" : `, ${season.name}`}`}
								isExtract
							/>
						)}
					</section>
				))
			),
	};
});
