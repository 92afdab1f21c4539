import { useCallback, useState } from "react";
import { messages } from "#domain/messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { Icon } from "../../parts/icon.tsx";
import { PublicLink } from "../../parts/public-link.tsx";
import { Toolbar, ToolbarButton, ToolbarEnd } from "../../parts/toolbar.tsx";
import { useSelection } from "../../parts/use-selection.ts";
import { useViewMode, viewModeLoaded } from "../../parts/view-mode.ts";
import { ViewSwitch } from "../../parts/view-switch.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { RenameLeagueDialog } from "../leagues/rename-league-dialog.tsx";
import { useLeagueRemoving } from "../leagues/use-league-removing.ts";
import { AddLeagueDialog } from "./add-league-dialog.tsx";
import type { SeasonsLeague } from "./leagues-to-copy.ts";
import { SeasonDialog } from "./season-dialog.tsx";
import { SeasonFacts } from "./season-facts.tsx";
import { SeasonLeagueCards } from "./season-league-cards.tsx";
import { SeasonLeagueTable } from "./season-league-table.tsx";
import { type SeasonLeague, toSeasonLeagues } from "./season-leagues.ts";
import type { Season as SeasonFields } from "./season-rows.ts";

export const season = screen(async ({ params }) => {
	const seasonId = Number(params.seasonId);
	const [{ season }, { leagues }, { seasonsLeagues }] = await Promise.all([
		client.get("/seasonsv2/:id", { id: seasonId }),
		client.get("/seasonsv2/:seasonId/leagues", { seasonId }),
		client.get("/seasonsleagues"),
		viewModeLoaded(),
	]);
	return { season, leagues: toSeasonLeagues(leagues, seasonId), seasonsLeagues };
}, Season);

type SeasonProps = {
	season: SeasonFields;
	leagues: SeasonLeague[];
	/** Of all seasons: what can be copied. */
	seasonsLeagues: SeasonsLeague[];
};

/** A season's leagues (R2.143, R2.152). */
function Season({ season, leagues, seasonsLeagues }: SeasonProps) {
	const viewMode = useViewMode();
	const [open, setOpen] = useState<"season" | "new" | SeasonLeague | null>(null);
	const close = () => setOpen(null);
	const { gone, removeAll } = useLeagueRemoving(season);
	const shown = leagues.filter(({ id }) => !gone.has(id));
	const selection = useSelection(shown);
	const onDelete = useCallback(({ id }: SeasonLeague) => removeAll([id]), [removeAll]);
	const actions = { onEdit: setOpen, onDelete };
	return (
		<>
			<ScreenHeader
				title={season.name}
				crumbs={[{ label: "Seasons", to: "/dashboard/seasons" }]}
				actions={
					<>
						<PublicLink to={`/teamList?season=${season.id}`}>Public standings</PublicLink>
						<button type="button" className="button button-quiet" onClick={() => setOpen("season")}>
							<Icon name="edit" />
							Edit season
						</button>
						<button type="button" className="button" onClick={() => setOpen("new")}>
							<Icon name="add" />
							Add league
						</button>
					</>
				}
			>
				<SeasonFacts season={season} />
			</ScreenHeader>
			<Toolbar>
				<ViewSwitch />
				{viewMode === "table" && shown.length > 0 && (
					<ToolbarEnd>
						<ToolbarButton icon="remove" onClick={() => removeAll(selection.ids)}>
							Delete
						</ToolbarButton>
					</ToolbarEnd>
				)}
			</Toolbar>
			{shown.length === 0 ? (
				<Panel>
					<EmptyState title={messages.leagues.noneAvailable} picture="standings">
						A league holds the teams that play each other. Add the first one, or copy leagues with
						their teams from another season.
					</EmptyState>
				</Panel>
			) : viewMode === "table" ? (
				<Panel isFlush>
					<SeasonLeagueTable leagues={shown} selection={selection} {...actions} />
				</Panel>
			) : (
				<SeasonLeagueCards leagues={shown} {...actions} />
			)}
			<SeasonDialog season={season} isOpen={open === "season"} onClose={close} />
			<AddLeagueDialog
				key={open === "new" ? "new" : "closed"}
				season={season}
				there={leagues.map(({ id }) => id)}
				seasonsLeagues={seasonsLeagues}
				isOpen={open === "new"}
				onClose={close}
			/>
			<RenameLeagueDialog
				league={open === "new" || open === "season" ? null : open}
				seasonId={season.id}
				onClose={close}
			/>
		</>
	);
}
