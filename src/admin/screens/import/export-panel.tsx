import { useState } from "react";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { ExportButton } from "../../components/export/export-button.tsx";
import { playerRows, seasonExports, seasonRows } from "../../components/export/season-exports.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import styles from "./import.module.css";
import type { Places } from "./place-fields.tsx";

/** The way back out: everything of a league in a season, and all players, as spreadsheets. */
export function ExportPanel({ seasons, leagues, played }: Places) {
	const choices = played.flatMap(({ seasonId, leagueId }) => {
		const season = seasons.find(({ id }) => id === seasonId);
		const league = leagues.find(({ id }) => id === leagueId);
		if (season === undefined || league === undefined) return [];
		return [{ seasonId, leagueId, label: `${season.name}, ${league.name}`, season, league }];
	});
	const active = choices.findIndex(({ season }) => season.isActive);
	const [index, setIndex] = useState(Math.max(active, 0));
	const chosen = choices[index] ?? choices[0];
	return (
		<Panel title={words.importing.export} id="export">
			{chosen === undefined ? (
				<EmptyState title={words.importing.nothingToExportYet} picture="standings">
					{words.importing.onceASeasonHasA}
				</EmptyState>
			) : (
				<div className="stack">
					<Select
						label={words.importing.seasonAndLeague}
						name="exported"
						value={String(index)}
						options={choices.map(({ label }, at) => ({ value: String(at), label }))}
						onChange={(event) => setIndex(Number(event.target.value))}
					/>
					<div className={styles.steps}>
						{seasonExports.map(({ what, label }) => (
							<ExportButton
								key={what}
								label={label}
								of={[chosen.league.name, what]}
								rows={() => seasonRows(what, chosen)}
							/>
						))}
						<ExportButton label={words.importing.allPlayers} of={["players"]} rows={playerRows} />
					</div>
					<p className="soft">{words.importing.csvFilesForAnySpreadsheet}</p>
				</div>
			)}
		</Panel>
	);
}
