import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { plainPictures } from "#testing/hostile-pictures.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { present } from "#testing/present.ts";

const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-players-"));
let it: LeagueApi;
beforeAll(async () => {
	it = await startLeagueApi(present(engines[0], "engine"), {}, { dataDir });
});
afterAll(async () => {
	await it.database.close();
	rmSync(dataDir, { recursive: true });
});

test("a picture comes with a form, is served, and stays when other things change", async () => {
	const { png } = await plainPictures();
	const form = new FormData();
	form.set("firstName", "Pat");
	form.set("image", new File([new Uint8Array(png)], "pat.png"));
	const added = (await it.post("/players", form)).body.player as { id: number; image: string };
	expect(added.image).toMatch(/^\/files\/.+\.webp$/);
	const renamed = await it.put(`/playersv2/${added.id}`, { firstName: "Patricia" });
	expect(renamed.body.player).toMatchObject({ firstName: "Patricia", image: added.image });
	const names = await it.own.store.files.listNames();
	expect(names).toEqual([added.image.split("/").at(-1)]);
	const replaced = new FormData();
	replaced.set("image", new File([new Uint8Array(png)], "pat.png"));
	const { player } = (await it.put(`/players/${added.id}`, replaced)).body;
	expect(player).toMatchObject({ firstName: "Patricia", image: expect.stringMatching(/^\/files/) });
	expect(player).not.toMatchObject({ image: added.image });
});
