import { StandingsTable } from "#ui/team/standings-table.tsx";
import { viewStandings } from "#usecases/standings/view-standings.ts";
import type { Words } from "#words/words.ts";
import { optionalId } from "../page.ts";
import { embedPage } from "./embed-page.tsx";
import styles from "./embeds.module.css";

/** The tables of the current season: of one league, or of all. */
export const standingsEmbed = embedPage("/embed/standings", ["league"], async (scope, query) => {
	const leagueId = optionalId(query.league);
	const { tables, season } = await viewStandings(scope, { leagueId });
	const { words } = scope;
	const [only] = leagueId === undefined ? [] : tables;
	return {
		title: only?.seasonLeague.league.name ?? words.standings.title,
		more: {
			label: words.standings.full,
			to: leagueId === undefined ? "/teamList" : `/teamList?league=${leagueId}`,
		},
		body:
			tables.length === 0 ? (
				<p className={styles.empty}>{words.standings.noLeagues}</p>
			) : (
				tables.map(({ seasonLeague: { id, league }, rows, rules, forecast }) => (
					<section key={id}>
						{only === undefined && <h2 className={styles.league}>{league.name}</h2>}
						{rows.length === 0 ? (
							<p className={styles.empty}>{words.standings.noTeams}</p>
						) : (
							<StandingsTable
								rows={rows}
								rules={rules}
								forecast={forecast}
								caption={tableName(words, league.name, season?.name)}
							/>
						)}
					</section>
				))
			),
	};
});

function tableName(words: Words, name: string, season: string | undefined): string {
	const of = words.standings.of({ name });
	return season === undefined ? of : `${of}, ${season}`;
}
