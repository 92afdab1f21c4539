import type { Kysely } from "kysely";
import type { Honor } from "#domain/honor/honor.ts";
import type { Team } from "#domain/team/team.ts";
import { withIds } from "../engine/ids.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { toTeam } from "../team/team-columns.ts";

/** An honor with the league and season it was won in. */
export type StoredHonor = Honor & {
	seasonId: number;
	leagueId: number;
	leagueName: string;
	/** The league is one of minors. */
	isYouth: boolean;
	/** The club, for its entry's id. */
	team: Team | null;
};

/** Which honors are asked for; what is left out does not matter. */
export type HonorsAsked = {
	seasonIds?: readonly number[] | undefined;
	leagueId?: number | undefined;
	seasonLeagueId?: number | undefined;
	/** Of these leagues' sport. */
	sportId?: number | undefined;
	teamId?: number | undefined;
	entryIds?: readonly number[] | undefined;
	playerId?: number | undefined;
	place?: number | undefined;
};

export const honors = (organizationId: number, db: Kysely<Tables>) => ({
	/** In the order in which they were given. */
	async list(asked: HonorsAsked): Promise<StoredHonor[]> {
		const { seasonIds, leagueId, seasonLeagueId, sportId, teamId, entryIds, playerId, place } =
			asked;
		if (seasonIds?.length === 0 || entryIds?.length === 0) return [];
		let query = db
			.selectFrom("honors as h")
			.innerJoin("season_leagues as sl", within("sl.id", "h.season_league_id"))
			.innerJoin("leagues as le", within("le.id", "sl.league_id"))
			.leftJoin("team_entries as e", within("e.id", "h.entry_id"))
			.leftJoin("teams as t", within("t.id", "e.team_id"))
			.select(["h.place", "h.award", "h.entry_id", "h.player_id", "h.picture", "h.note"])
			.select(["sl.season_id", "sl.league_id", "le.name as league_name", "le.is_youth"])
			.select(["t.id as team_id", "t.name as team_name", "t.logo_url", "t.colors"])
			.where("h.organization_id", "=", organizationId)
			.orderBy("h.id");
		if (seasonIds !== undefined) query = query.where("sl.season_id", "in", seasonIds);
		if (leagueId !== undefined) query = query.where("sl.league_id", "=", leagueId);
		if (seasonLeagueId !== undefined) query = query.where("sl.id", "=", seasonLeagueId);
		if (sportId !== undefined) query = query.where("le.sport_id", "=", sportId);
		if (entryIds !== undefined) query = query.where("h.entry_id", "in", entryIds);
		if (teamId !== undefined) query = query.where("e.team_id", "=", teamId);
		if (playerId !== undefined) query = query.where("h.player_id", "=", playerId);
		if (place !== undefined) query = query.where("h.place", "=", place);
		return (await query.execute()).map((row) => {
			const { team_id: id, team_name: name, logo_url, colors } = row;
			return {
				...toPlaceOrAward(row),
				entryId: row.entry_id,
				playerId: row.player_id,
				picture: row.picture === null ? null : JSON.parse(row.picture),
				note: row.note,
				seasonId: row.season_id,
				leagueId: row.league_id,
				leagueName: row.league_name,
				isYouth: row.is_youth === 1,
				team: id === null || name === null ? null : toTeam({ id, name, logo_url, colors }),
			};
		});
	},

	/** The honors of a league in a season are these from now on. */
	async replace(seasonLeagueId: number, honors: readonly Honor[]): Promise<void> {
		await db
			.deleteFrom("honors")
			.where("organization_id", "=", organizationId)
			.where("season_league_id", "=", seasonLeagueId)
			.execute();
		if (honors.length === 0) return;
		const rows = honors.map(({ place, award, entryId, playerId, picture, note }) => ({
			organization_id: organizationId,
			season_league_id: seasonLeagueId,
			place,
			award,
			entry_id: entryId,
			player_id: playerId,
			picture: picture && JSON.stringify(picture),
			note,
		}));
		await db
			.insertInto("honors")
			.values(await withIds(db, "honors", rows))
			.execute();
	},

	/** What shows or tells of a player beside the name. */
	async forgetPlayer(playerId: number): Promise<void> {
		await db
			.updateTable("honors")
			.set({ picture: null, note: null })
			.where("organization_id", "=", organizationId)
			.where("player_id", "=", playerId)
			.execute();
	},

	/** Those with pictures, to be looked through, and where they were given. */
	async listPictures(): Promise<
		{ seasonId: number; leagueId: number; name: string; picture: string }[]
	> {
		const rows = await db
			.selectFrom("honors as h")
			.innerJoin("season_leagues as sl", within("sl.id", "h.season_league_id"))
			.innerJoin("leagues as le", within("le.id", "sl.league_id"))
			.select(["sl.season_id", "sl.league_id", "le.name", "h.picture"])
			.where("h.organization_id", "=", organizationId)
			.where("h.picture", "is not", null)
			.orderBy("h.id")
			.execute();
		return rows.map(({ season_id, league_id, name, picture }) => ({
			seasonId: season_id,
			leagueId: league_id,
			name,
			picture: picture ?? "",
		}));
	},
});

function toPlaceOrAward({ place, award }: { place: number | null; award: string | null }) {
	return place === null ? { place, award: award ?? "" } : { place, award: null };
}
