import type { Kysely } from "kysely";
import type { GalleryImage } from "#domain/game/gallery.ts";
import { reserveId } from "../engine/ids.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";

/** Pictures of games, those of a game as one text. */
export const gameGalleries = (organizationId: number, db: Kysely<Tables>) => ({
	async find(gameId: number): Promise<GalleryImage[]> {
		const row = await db
			.selectFrom("game_galleries")
			.select("images")
			.where("organization_id", "=", organizationId)
			.where("game_id", "=", gameId)
			.executeTakeFirst();
		return row === undefined ? [] : JSON.parse(row.images);
	},

	/** Of the games of a season, in no order. */
	async listOfSeason(seasonId: number): Promise<{ gameId: number; images: GalleryImage[] }[]> {
		const rows = await db
			.selectFrom("game_galleries as p")
			.innerJoin("games as g", within("g.id", "p.game_id"))
			.innerJoin("season_leagues as sl", within("sl.id", "g.season_league_id"))
			.select(["p.game_id", "p.images"])
			.where("p.organization_id", "=", organizationId)
			.where("sl.season_id", "=", seasonId)
			.execute();
		return rows.map(({ game_id, images }) => ({ gameId: game_id, images: JSON.parse(images) }));
	},

	/** Who has a line in which game of a season that has pictures. */
	async listPeople(seasonId: number): Promise<{ gameId: number; playerId: number }[]> {
		const rows = await db
			.selectFrom("game_galleries as p")
			.innerJoin("games as g", within("g.id", "p.game_id"))
			.innerJoin("season_leagues as sl", within("sl.id", "g.season_league_id"))
			.innerJoin("stat_lines as l", within("l.game_id", "p.game_id"))
			.select(["l.game_id", "l.player_id"])
			.where("p.organization_id", "=", organizationId)
			.where("sl.season_id", "=", seasonId)
			.execute();
		return rows.map(({ game_id, player_id }) => ({ gameId: game_id, playerId: player_id }));
	},

	async save(gameId: number, images: readonly GalleryImage[]): Promise<void> {
		await db
			.deleteFrom("game_galleries")
			.where("organization_id", "=", organizationId)
			.where("game_id", "=", gameId)
			.execute();
		if (images.length === 0) return;
		await db
			.insertInto("game_galleries")
			.values({
				id: await reserveId(db, "game_galleries"),
				organization_id: organizationId,
				game_id: gameId,
				images: JSON.stringify(images),
			})
			.execute();
	},

	/** All of them, to be looked through for pictures, and whose games they are. */
	async listTexts(): Promise<{ gameId: number; title: string; images: string }[]> {
		const rows = await db
			.selectFrom("game_galleries as p")
			.innerJoin("games as g", within("g.id", "p.game_id"))
			.innerJoin("team_entries as home_entry", within("home_entry.id", "g.home_entry_id"))
			.innerJoin("team_entries as away_entry", within("away_entry.id", "g.away_entry_id"))
			.innerJoin("teams as home", within("home.id", "home_entry.team_id"))
			.innerJoin("teams as away", within("away.id", "away_entry.team_id"))
			.select(["p.game_id", "p.images", "home.name as home", "away.name as away"])
			.where("p.organization_id", "=", organizationId)
			.orderBy("p.game_id")
			.execute();
		return rows.map(({ game_id, images, home, away }) => ({
			gameId: game_id,
			title: `${away} at ${home}`,
			images,
		}));
	},
});
