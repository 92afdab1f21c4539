import { nameAndCrest } from "#domain/team/team.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { Bracket } from "#ui/stage/bracket.tsx";
import { groupText } from "#ui/stage/series-text.ts";
import { StandingsTable } from "#ui/team/standings-table.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { useWords } from "#ui/words.tsx";
import type { ShownStage } from "#usecases/stage/view-playoffs.ts";
import styles from "./playoffs.module.css";

/** A stage from who won it to who was last; its heading stands above. */
export function StageParts({ stage }: { stage: ShownStage }) {
	const words = useWords();
	const { champion, groups, isProjected, series, name, places } = stage;
	return (
		<>
			{champion !== null && (
				<p className={styles.champion}>
					<TeamCrest team={champion} size="large" />
					<span>
						{words.stage.champion}
						<Link to={`/teams/${champion.id}`} data-team={champion.id}>
							{champion.name}
						</Link>
					</span>
				</p>
			)}
			{isProjected && <p className="soft">{words.stage.projected}</p>}
			{groups.length > 0 && (
				<div className={styles.groups}>
					{groups.map(({ group, rows }) => (
						<Panel key={group} title={groupText(words, group)} level={3} isFlush>
							<StandingsTable
								rows={rows.map((row) => ({
									...row,
									...nameAndCrest(row.team),
									teamId: row.team.id,
								}))}
								rules={stage.rules}
								caption={words.standings.of({ name: groupText(words, group) })}
							/>
						</Panel>
					))}
				</div>
			)}
			<div>
				<Bracket name={name} series={series} />
			</div>
			{places.length > 0 && (
				<Panel title={words.stage.places} level={3} isFlush>
					<ol className={styles.places}>
						{places.map(({ place, team }) => (
							<li key={team.id} value={place}>
								<span className={styles.place}>{place}</span>
								<TeamCrest team={team} />
								<Link to={`/teams/${team.id}`} data-team={team.id}>
									{team.name}
								</Link>
							</li>
						))}
					</ol>
				</Panel>
			)}
		</>
	);
}
