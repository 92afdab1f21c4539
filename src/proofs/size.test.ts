import { expect, test } from "vitest";
import { addUser, startApi } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { newOrganization } from "#testing/import-fixtures.ts";
import { present } from "#testing/present.ts";
import { growthOf } from "./size/growth.ts";
import {
	columnsLookedAt,
	inputsOfAnybody,
	inputsOfParts,
	inputsOfStaff,
	spreadsheets,
} from "./size/inputs.ts";
import { listsAndTexts } from "./size/lists-and-texts.ts";
import { proofWorld } from "./world/proof-world.ts";

/** Four times as much may take five times as long (rule `size-before-sense`). */
const most = 5;

const api = await startApi();
const { store } = await newOrganization(api.database);
await addUser(api, { username: "staff", role: "staff", organizationId: store.organizationId });
const staff = await api.signedIn("staff");
const anybody = api.browser();
await anybody.get("/api/auth/check-auth");

test.each([
	...inputsOfAnybody(anybody),
	...inputsOfStaff(staff),
	...spreadsheets(),
	...inputsOfParts,
])("time grows no quicker than %s", { timeout: 300_000 }, async (_, work) => {
	for (const growth of await growthOf(work, most)) expect(growth).toBeLessThanOrEqual(most);
});

test("time grows no quicker than any list or text that a row reads", {
	timeout: 300_000,
}, async () => {
	const world = await proofWorld(present(engines[0], "an engine"));
	const tooQuick: string[] = [];
	for (const [name, work] of listsAndTexts(world)) {
		const growth = Math.max(...(await growthOf(work, most)));
		if (growth > most) tooQuick.push(`${name} (${growth})`);
	}
	await world.close();
	expect(tooQuick).toEqual([]);
});

test("what a column holds is seen in a sample", async () => {
	const [first = 0, second = 0] = await growthOf(columnsLookedAt, 2);
	expect(first * second).toBeLessThanOrEqual(most);
});
