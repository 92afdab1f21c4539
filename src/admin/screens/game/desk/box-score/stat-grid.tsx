import { useMemo, useRef, useState } from "react";
import { Column } from "#ui/kit/table.tsx";
import { Link } from "#ui/link.tsx";
import { statHead } from "#ui/ranking/stat-head.ts";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { siteWords, words } from "../../../../words.ts";
import { rosterPath } from "../../../team/seasons-of-team.ts";
import type { Desk } from "../desk.ts";
import { Keypad } from "../keypad/keypad.tsx";
import type { Note } from "../notes.ts";
import type { Sheet } from "../sheet.ts";
import { derivedColumns } from "./derived-columns.ts";
import type { GridTeam } from "./grid.ts";
import styles from "./stat-grid.module.css";
import { StatRow } from "./stat-row.tsx";
import { useGridKeys } from "./use-grid-keys.ts";

type StatGridProps = {
	desk: Desk;
	sheet: Sheet;
	team: GridTeam;
	notes: readonly Note[];
	finalScore: number | null;
	/** Tells whose line somebody is in; null when he left the table. */
	onPlace: (playerId: number | null) => void;
};

/** One team's table: a row a player, a field a statistic in the league's order, sums below. */
export function StatGrid({ desk, sheet, team, notes, finalScore, onPlace }: StatGridProps) {
	const { columns, definitions } = sheet;
	const derived = useMemo(() => derivedColumns(siteWords, definitions), [definitions]);
	const place = useRef<HTMLDivElement>(null);
	const [leftOut, setLeftOut] = useState<readonly string[]>([]);
	const keys = useGridKeys({ desk, sheet, team, place, onPlace, onLeftOut: setLeftOut });
	const { name } = sheet.game[team.side];

	return (
		<div ref={place} {...keys.leaving}>
			<GridTeamHead sheet={sheet} team={team} finalScore={finalScore} />
			{leftOut.length > 0 && (
				<p role="alert" className="notice">
					{leftOut.join(" ")}
				</p>
			)}
			{team.rows.length > 0 && (
				<div className={styles.scroller}>
					<table className={styles.table} {...keys.table}>
						<caption className="visually-hidden">{words.game.boxScoreOf({ name })}</caption>
						<thead>
							<tr>
								<th scope="col" className={styles.player}>
									{words.common.player}
								</th>
								{columns.map((stat) => (
									<Column key={stat.id} {...statHead(siteWords, stat)} />
								))}
								{derived.map(({ short, name }) => (
									<Column key={short} short={short} name={name} className={styles.derived} />
								))}
							</tr>
						</thead>
						<tbody>
							{team.rows.map((row, index) => (
								<StatRow
									key={row.player.id}
									row={row}
									index={index}
									derived={derived}
									isTyping={keys.position?.row === index}
									isTouch={keys.isTouch}
									onType={keys.type}
								/>
							))}
						</tbody>
						<tfoot>
							<tr>
								<th scope="row" className={styles.player}>
									{words.common.team}
								</th>
								{columns.map(({ id, isSigned }) => (
									<td key={id} className={styles.sum}>
										{isSigned ? "" : (team.totals.byStat.get(id) ?? "-")}
									</td>
								))}
								{derived.map(({ short, read, hasTeamTotal }) => (
									<td key={short} className={styles.sum}>
										{hasTeamTotal ? read(team.totals) : ""}
									</td>
								))}
							</tr>
						</tfoot>
					</table>
				</div>
			)}
			{keys.isTouch && keys.position !== null && (
				<Keypad team={team} columns={columns} position={keys.position} notes={notes} keys={keys} />
			)}
		</div>
	);
}

type GridTeamHeadProps = { sheet: Sheet; team: GridTeam; finalScore: number | null };

/**
 * Whose table it is, how many points it makes so far, and the way to players who are missing. The
 * points have their place before the first is typed, so that nothing moves under the finger.
 */
function GridTeamHead({ sheet, team, finalScore }: GridTeamHeadProps) {
	const { game, seasonId } = sheet;
	const { name, teamId } = game[team.side];
	const { points, hasPoints } = team;
	const differs = points !== null && finalScore !== null && points !== finalScore;
	const roster = rosterPath(seasonId, game.league.id, teamId);
	return (
		<div className={styles.teamHead}>
			<TeamCrest team={game[team.side]} size="medium" />
			<h3>{name}</h3>
			{hasPoints && (points ?? finalScore) !== null && (
				<p className={styles.points} data-differs={differs}>
					<strong>{points ?? 0}</strong>
					{finalScore === null ? " points" : words.game.ofPoints({ finalScore })}
				</p>
			)}
			<Link to={roster} className={styles.roster}>
				{words.common.editRoster}
				<span className="visually-hidden"> {words.game.ofTeam({ name })}</span>
			</Link>
			{team.rows.length === 0 && <p className={styles.nobody}>{words.game.nobodyIsOnThisRoster}</p>}
		</div>
	);
}
