import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { MadeLeague } from "#testing/factories.ts";
import { plainPictures } from "#testing/hostile-pictures.ts";
import { dataDirOf, type Home } from "./server-process.ts";
import { storeOf } from "./world.ts";
import type { Writer } from "./writer.ts";

/** A player moves from team to team by his form, and another joins and leaves a roster. */
export function rosterMoves(league: MadeLeague): Writer<number[][]> {
	const mover = league.playerId("Ants Three");
	const guest = league.playerId("Bees Three");
	const entries = ["Ants", "Bees", "Cats"].map(league.entryId);
	const { season, seasonLeague } = league;
	const roster = `/seasonsv2/${season.id}/leagues/${seasonLeague.league.id}/teams/${league.teamId("Dogs")}/players`;
	return {
		name: "roster moves",
		as: "olive",
		read: async (database) => {
			const { rows } = await sql<{ entry_id: number; player_id: number }>`
				select r.entry_id, r.player_id from roster_spots r
				join team_entries e on e.id = r.entry_id
				where r.player_id in (${mover}, ${guest}) and e.season_league_id = ${seasonLeague.id}
				order by r.entry_id`.execute(database.db);
			const of = (id: number) => rows.filter((it) => it.player_id === id).map((it) => it.entry_id);
			return [of(mover), of(guest)];
		},
		next: ([moving = [], visiting = []], chance) => {
			if (chance.isTrue(0.5)) {
				const entry = chance.pick(entries.filter((id) => !moving.includes(id)));
				return {
					ask: { method: "PUT", path: `/players/${mover}`, body: { teamId: entry } },
					leaves: [[entry], visiting],
				};
			}
			const home = league.entryId("Bees");
			return visiting.length > 1
				? { ask: { method: "DELETE", path: `${roster}/${guest}` }, leaves: [moving, [home]] }
				: {
						ask: { method: "POST", path: roster, body: { player_id: guest } },
						leaves: [moving, [home, league.entryId("Dogs")].toSorted((a, b) => a - b)],
					};
		},
	};
}

/** Players who come with a picture: the player, the row of the picture and the file, or nothing. */
export async function pictures(league: MadeLeague, home: Home): Promise<Writer<string[]>> {
	const { png } = await plainPictures();
	const picture = new Blob([new Uint8Array(png)], { type: "image/png" });
	let count = 0;
	return {
		name: "pictures",
		as: "nina",
		read: async (database) => {
			const players = await storeOf(league, database).players.list();
			return players
				.filter(({ firstName }) => firstName.startsWith("Pic"))
				.map(({ firstName, imageUrl }) => {
					const file = join(dataDirOf(home), imageUrl ?? "none");
					return existsSync(file) ? firstName : `${firstName} without a picture`;
				})
				.toSorted();
		},
		next: (known) => {
			count += 1;
			const name = `Pic ${String(count).padStart(6, "0")}`;
			const form = new FormData();
			form.set("firstName", name);
			form.set("image", picture, "picture.png");
			return {
				ask: { method: "POST", path: "/players", body: form },
				leaves: [...known, name],
			};
		},
	};
}
