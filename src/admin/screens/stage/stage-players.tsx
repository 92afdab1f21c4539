import { useState } from "react";
import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { cell, Table } from "#ui/kit/table.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { Select } from "../../components/form/select.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import type { Stage } from "./shown-stage.ts";
import styles from "./stage-players.module.css";

export const stagePlayers = screen(async ({ params }) => {
	const id = Number(params.stageId);
	const [{ stage }, players] = await Promise.all([
		client.get("/stages/:id", { id }),
		client.get("/stages/:id/players", { id }),
	]);
	return { stage, ...players };
}, StagePlayers);

type Rosters = Answered<"GET", "/stages/:id/players">;
type Roster = Rosters["teams"][number];

/** Who may play in a stage, a list a team: to look at, and to hang up in the gym. */
function StagePlayers({ stage, minGames, teams }: Rosters & { stage: Stage }) {
	const [chosen, setChosen] = useState("");
	const shown = teams.filter(({ team }) => chosen === "" || String(team.entryId) === chosen);
	return (
		<>
			<ScreenHeader
				title={words.stage.players}
				crumbs={[{ label: stage.name, to: `/dashboard/stages/${stage.id}` }]}
				actions={
					<ActionButton icon="print" onClick={() => print()}>
						{words.stage.print}
					</ActionButton>
				}
			>
				{stage.name}
				{" · "}
				{minGames === 0 ? words.stage.everybodyPlays : words.stage.whoMayPlay({ count: minGames })}
			</ScreenHeader>
			<div className={styles.choice}>
				<Select
					label={words.common.team}
					name="team"
					value={chosen}
					options={[
						{ value: "", label: words.common.allTeams },
						...teams.map(({ team }) => ({ value: String(team.entryId), label: team.name })),
					]}
					onChange={({ target }) => setChosen(target.value)}
				/>
			</div>
			<div className={styles.teams}>
				{shown.map((one) => (
					<TeamPanel key={one.team.entryId} of={one} stage={stage} minGames={minGames} />
				))}
			</div>
		</>
	);
}

type TeamPanelProps = { of: Roster; stage: Stage; minGames: number };

function TeamPanel({ of: { team, players }, stage, minGames }: TeamPanelProps) {
	const count = players.filter(({ isEligible }) => !isEligible).length;
	return (
		<Panel title={team.name} isFlush aside={count > 0 && words.stage.notEligible({ count })}>
			{players.length === 0 ? (
				<p className="pad hint">
					{words.stage.nobodyOnRoster}
					{" · "}
					<Link
						to={`/dashboard/seasons/${stage.seasonId}/leagues/${stage.leagueId}/teams/${team.id}`}
					>
						{words.common.editRoster}
					</Link>
				</p>
			) : (
				<Table caption={words.stage.playersOf({ name: team.name })} isCompact>
					<thead>
						<tr>
							<th scope="col" className={cell.text}>
								{words.common.player}
							</th>
							<th scope="col" className={cell.number}>
								{words.common.games}
							</th>
							<th scope="col" className={cell.text}>
								{words.stage.mayPlay}
							</th>
						</tr>
					</thead>
					<tbody>
						{players.map(({ id, name, games, isEligible }) => (
							<tr key={id}>
								<th scope="row" className={`${cell.text} breaks`}>
									{name}
								</th>
								<td className={cell.number}>{games}</td>
								<td className={cell.text} data-eligible={isEligible}>
									{isEligible
										? words.stage.mayPlayYes
										: words.stage.gamesOf({ count: games, least: minGames })}
								</td>
							</tr>
						))}
					</tbody>
				</Table>
			)}
		</Panel>
	);
}
