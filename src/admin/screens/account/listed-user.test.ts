import { expect, test } from "vitest";
import { canBeDeleted, type ListedUser, usersMatching } from "./listed-user.ts";

const user = (username: string, email: string | null, organizationName: string | null) =>
	({ username, email, organizationName }) as ListedUser;

const users = [
	user("Casey", "casey@hoops.test", "Harborline Hoops"),
	user("sam", null, "Lakeshore Volleyball"),
	user("root", null, null),
];
const found = (typed: string) => usersMatching(users, typed).map(({ username }) => username);

test.each([
	["", ["Casey", "sam", "root"]],
	["CASEY", ["Casey"]],
	["hoops.test", ["Casey"]],
	["lake", ["sam"]],
	["harborline  casey", ["Casey"]],
	["harborline sam", []],
	["null", []],
])("%j finds the users whose name, email or organization has every word", (typed, names) => {
	expect(found(typed)).toEqual(names);
});

test("super administrators cannot be deleted", () => {
	expect(canBeDeleted({ role: "super_admin" })).toBe(false);
	expect(canBeDeleted({ role: "org_owner" })).toBe(true);
});
