import { useState } from "react";
import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { PublicLink } from "../../components/feedback/public-link.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { useMayDeleteSeasons } from "../../shell/use-may-delete-seasons.ts";
import { words } from "../../words.ts";
import { LeagueDialog } from "../league/league-dialog.tsx";
import { type LeagueSize, sizeOf } from "../league/league-size.ts";
import { useLeagueRemoving } from "../league/use-league-removing.ts";
import { AddLeagueDialog } from "./add-league-dialog.tsx";
import type { SeasonsLeague } from "./copy/leagues-to-copy.ts";
import { spanOf } from "./season-dates.ts";
import { SeasonDialog } from "./season-dialog.tsx";
import styles from "./season-facts.module.css";
import { SeasonLock } from "./season-lock.tsx";
import type { Season as SeasonFields } from "./season-rows.ts";
import { SeasonSwitch } from "./season-switch.tsx";
import { useActivating } from "./use-activating.ts";

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

/** A season's leagues. */
function Season({ season, leagues, seasonsLeagues }: SeasonProps) {
	const [open, setOpen] = useState<"season" | "new" | SeasonLeague | null>(null);
	const isLeague = open !== null && open !== "new" && open !== "season";
	const close = () => setOpen(null);
	const { gone, removeAll } = useLeagueRemoving(season);
	const mayDelete = useMayDeleteSeasons();
	const shown = leagues.filter(({ id }) => !gone.has(id));
	return (
		<RecordList
			header={
				<ScreenHeader
					title={season.name}
					crumbs={[{ label: words.common.seasons, to: "/dashboard/seasons" }]}
					actions={
						<>
							<PublicLink to={`/teamList?season=${season.id}`}>
								{words.common.publicStandings}
							</PublicLink>
							<Link to={`/dashboard/seasons/${season.id}/pictures`} className="button button-quiet">
								<Icon name="picture" />
								{words.gallery.title}
							</Link>
							<SeasonLock season={season} />
							<ActionButton icon="edit" isQuiet onClick={() => setOpen("season")}>
								{words.season.editSeason}
							</ActionButton>
							{season.lockedAt === undefined && (
								<ActionButton icon="add" onClick={() => setOpen("new")}>
									{words.common.addLeague}
								</ActionButton>
							)}
						</>
					}
				>
					<SeasonFacts season={season} />
				</ScreenHeader>
			}
			tools={undefined}
			rows={shown}
			caption={words.season.leaguesOfTheSeason}
			columns={columns}
			card={(league, buttons) => (
				<RecordCard title={league.name} to={league.to} actions={buttons}>
					<span>{`${words.season.teams({ count: league.teams })} · ${words.season.players({ count: league.players })}`}</span>
				</RecordCard>
			)}
			onEdit={setOpen}
			onDelete={mayDelete && season.lockedAt === undefined ? removeAll : undefined}
			empty={
				<EmptyState title={words.messages.leagues.noneAvailable} picture="standings">
					{words.season.aLeagueHoldsTheTeams}
				</EmptyState>
			}
		>
			<SeasonDialog season={season} isOpen={open === "season"} onClose={close} />
			<AddLeagueDialog
				key={open === "new" ? "new" : "closed"}
				season={season}
				there={leagues.map(({ id }) => id)}
				seasonsLeagues={seasonsLeagues}
				isOpen={open === "new"}
				onClose={close}
			/>
			<LeagueDialog
				league={isLeague ? open : null}
				seasons={[]}
				isOpen={isLeague}
				onClose={close}
			/>
		</RecordList>
	);
}

const columns: Column<SeasonLeague>[] = [
	{
		name: words.common.league,
		isTitle: true,
		sort: ({ name }) => name,
		cell: ({ name, to }) => <Link to={to}>{name}</Link>,
	},
	{ name: words.common.teams, isNumber: true, sort: ({ teams }) => teams },
	{ name: words.common.players, isNumber: true, sort: ({ players }) => players },
];

/** When a season is, and whether it is the active one: the line below its name. */
function SeasonFacts({ season }: { season: SeasonFields }) {
	const {
		shown: [shown = season],
		activate,
	} = useActivating([season]);
	return (
		<div className={styles.facts}>
			<span>{spanOf(season)}</span>
			<SeasonSwitch season={shown} onSwitch={activate} />
			{season.lockedAt !== undefined && <Badge>{words.season.isLocked}</Badge>}
			{!season.isVisible && <Badge tone="notice">{words.season.isHidden}</Badge>}
		</div>
	);
}

type Answer = Answered<"GET", "/seasonsv2/:seasonId/leagues">["leagues"][number];

/** A league as a season's screen lists it, with the screen it leads to. */
type SeasonLeague = LeagueSize & { to: string };

/** In the order of the API: by location, then weekday. */
function toSeasonLeagues(leagues: readonly Answer[], seasonId: number): SeasonLeague[] {
	return leagues.map((league) => ({
		...sizeOf(league),
		to: `/dashboard/seasons/${seasonId}/leagues/${league.id}`,
	}));
}
