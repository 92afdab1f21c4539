import { expect, test } from "vitest";
import { dashboardEntry, groupsFor, groupsOfNewcomers, isCurrent } from "./entries.ts";

const entries = [dashboardEntry, ...groupsFor("super_admin").flatMap((group) => group.entries)];
const currentAt = (path: string) =>
	entries.filter((entry) => isCurrent(entry, path)).map(({ label }) => label);

test.each([
	["/dashboard", "Dashboard"],
	["/firstSteps", "Dashboard"],
	["/organizations/5", "Organizations"],
	["/dashboard/seasons", "Seasons"],
	["/dashboard/seasons/3/leagues/2/teams/1", "Seasons"],
	["/dashboard/seasonToggle", "Seasons"],
	["/season/3", "Seasons"],
	["/seasonLeagues/3", "Seasons"],
	["/seasonList", "Seasons"],
	["/leagues/5", "Leagues"],
	["/dashboard/SingleLeagueToggle/5", "Leagues"],
	["/teams/5", "Teams"],
	["/teamList", "Teams"],
	["/dashboard/singleTeamToggle/5", "Teams"],
	["/players/5", "Players"],
	["/player/5/stats", "Players"],
	["/dashboard/players/5", "Players"],
	["/games/5", "Games"],
	["/schedule", "Games"],
	["/scheduleBuilder", "Schedule Builder"],
	["/scheduleBuilder/5", "Schedule Builder"],
	["/dashboard/import", "Import"],
	["/dashboard/site/pages", "Pages"],
	["/dashboard/site/pages/registration", "Pages"],
	["/dashboard/site/navigation", "Pages"],
	["/dashboard/site/news", "News"],
	["/dashboard/site/news/new", "News"],
	["/dashboard/site/look", "Look"],
	["/dashboard/site/domain", "Domain"],
	["/stats", "Stats"],
	["/gamePeriod", "Stats"],
	["/playerAttributes", "Stats"],
	["/userSettings", "User"],
	["/dashboard/tokens", "Tokens"],
	["/dashboard/webhooks", "Webhooks"],
	["/dashboard/webhooks/7", "Webhooks"],
	["/user/5", "Users"],
])("%s belongs to %s and to nothing else", (path, label) => {
	expect(currentAt(path)).toEqual([label]);
});

test("only super administrators see the platform's entries", () => {
	const labels = groupsFor("staff").flatMap(({ entries }) => entries.map(({ label }) => label));
	expect(labels.slice(-3)).toEqual(["Stats", "User", "Tokens"]);
});

test("scorekeepers see the games of the evening and their settings", () => {
	const labels = groupsFor("scorekeeper").flatMap(({ entries }) => entries.map((it) => it.label));
	expect(labels).toEqual(["Game night", "User"]);
});

test("owners and super administrators shape the website, staff do not", () => {
	const groupsOf = (role: Parameters<typeof groupsFor>[0]) =>
		groupsFor(role).map(({ name }) => name);
	expect(groupsOf("org_owner")).toContain("Website");
	expect(groupsOf("super_admin")).toContain("Website");
	expect(groupsOf("staff")).not.toContain("Website");
});

test("owners find the people of their organization", () => {
	const entries = groupsFor("org_owner").flatMap((group) => group.entries);
	expect(entries.map(({ label }) => label)).toContain("People");
	const current = entries.filter((entry) => isCurrent(entry, "/user/5"));
	expect(current.map(({ label }) => label)).toEqual(["People"]);
});

test("with a temporary password there is one place to go", () => {
	const labels = groupsOfNewcomers().flatMap(({ entries }) => entries.map(({ label }) => label));
	expect(labels).toEqual(["User"]);
});

test("who belongs to no organization sees no league", () => {
	const labels = (role: Parameters<typeof groupsFor>[0]) =>
		groupsFor(role, false).flatMap(({ entries }) => entries.map(({ label }) => label));
	expect(labels("staff")).toEqual(["User"]);
	expect(labels("super_admin")).toEqual([
		"User",
		"Users",
		"Organizations",
		"Letters",
		"Webhooks",
		"Audit",
	]);
});
