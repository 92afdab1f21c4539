import { expect, test } from "vitest";
import { addOrganization, addUser, startApi } from "#testing/api.ts";

test("nobody tries out by renaming which user names there are, and other changes go on", async () => {
	const api = await startApi();
	const { id: organizationId } = await addOrganization(api, { slug: "hoops" });
	const { id } = await addUser(api, { username: "probe", role: "org_owner", organizationId });
	await addUser(api, { username: "root", role: "super_admin", organizationId: null });
	const renamedBy = async (by: string, fields: object) => {
		const browser = await api.signedIn(by);
		return (await browser.put(`/api/users/${id}`, fields)).status;
	};
	const { id: other } = await addUser(api, { username: "name 0", role: "staff", organizationId });
	const owner = await api.signedIn("probe");
	const statuses: number[] = [];
	for (let count = 1; count <= 11; count += 1) {
		const username = count === 5 ? "root" : `name ${count}`;
		statuses.push((await owner.put(`/api/users/${other}`, { username })).status);
	}
	expect(statuses).toEqual([...Array(4).fill(200), 409, ...Array(5).fill(200), 429]);
	expect((await owner.put(`/api/users/${other}`, { email: "a@example.com" })).status).toBe(200);
	expect((await owner.put(`/api/users/${other}`, { username: "NAME 10" })).status).toBe(200);
	expect(await renamedBy("root", { username: "other" })).toBe(200);
	await api.database.close();
});
