import { useState } from "react";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { ActionButton } from "../../../components/feedback/action-button.tsx";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { useRemoving } from "../../../components/list/use-removing.ts";
import { useSelection } from "../../../components/list/use-selection.ts";
import { words } from "../../../words.ts";
import { gamesIn, whatGoes } from "../../game/going-games.ts";
import { AddTeamDialog } from "./add-team-dialog.tsx";
import { EditTeamDialog } from "./edit-team-dialog.tsx";
import { PanelActions } from "./panel-actions.tsx";
import type { ShownSeasonLeague } from "./shown-season-league.ts";
import type { TeamRow } from "./team-rows.ts";
import { TeamTable } from "./team-table.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** The teams of a season-league by rank; they are added, changed and taken out here. */
export function TeamsPanel({ season, league, teams }: ShownSeasonLeague & { teams: TeamRow[] }) {
	const place = { seasonId: season.id, leagueId: league.id };
	const [open, setOpen] = useState<"new" | TeamRow | null>(null);
	const close = () => setOpen(null);
	const [leaving, setLeaving] = useState<TeamRow | null>(null);
	const { gone, remove } = useRemoving();
	const shown = teams.filter(({ id }) => !gone.has(id));
	const selection = useSelection(shown);
	const removeSelected = () =>
		remove({
			ids: selection.ids,
			none: words.messages.teams.noneSelectedToDelete,
			ask: async () => {
				const chosen = shown.filter(({ id }) => selection.has(id));
				const isSeveral = chosen.length > 1;
				const name = isSeveral
					? words.league.theseTeams({ count: chosen.length })
					: (chosen[0]?.name ?? "");
				const games = await gamesIn(chosen.map(({ id }) => ({ ...place, teamId: id })));
				const { sentence, hasResults } = whatGoes(name, games, chosen, isSeveral);
				return {
					title: isSeveral
						? words.league.deleteTeamsCount({ count: chosen.length })
						: words.league.deleteTeamNamed({ name }),
					text: `${words.messages.teams.confirmDeleteSelected} ${sentence}`,
					detail: words.league.theyLeave({
						league: league.name,
						season: season.name,
						comesBack: words.common.youCanBringItBack({ count: chosen.length }),
					}),
					yes: words.common.delete,
					tone: "danger",
					...(hasResults && {
						typed: isSeveral ? words.league.teamsCount({ count: chosen.length }) : name,
					}),
				};
			},
			remove: (teamId) =>
				client.del("/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId", { ...place, teamId }),
			done: words.messages.teams.deletedSelected,
			failure: words.messages.teams.deleteFailed,
		});
	return (
		<Panel
			title={words.common.teams}
			isFlush
			aside={
				<PanelActions>
					{shown.length > 0 && (
						<ToolbarButton icon="remove" onClick={removeSelected}>
							{words.league.deleteTeams}
						</ToolbarButton>
					)}
					<ActionButton icon="add" onClick={() => setOpen("new")}>
						{words.common.addTeam}
					</ActionButton>
				</PanelActions>
			}
		>
			{shown.length === 0 ? (
				<EmptyState title={words.messages.teams.noneAvailable} picture="players">
					{words.league.addTheTeamsThatPlay}
				</EmptyState>
			) : (
				<TeamTable
					teams={shown}
					place={place}
					selection={selection}
					onEdit={setOpen}
					onWithdraw={setLeaving}
				/>
			)}
			<AddTeamDialog
				key={open === "new" ? "new" : "closed"}
				place={place}
				there={teams.map(({ id }) => id)}
				isOpen={open === "new"}
				onClose={close}
			/>
			<EditTeamDialog place={place} team={open === "new" ? null : open} onClose={close} />
			<WithdrawDialog place={place} team={leaving} onClose={() => setLeaving(null)} />
		</Panel>
	);
}
