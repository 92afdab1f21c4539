import type { Role } from "#domain/account/user.ts";
import type { IconName } from "../../components/feedback/icon.tsx";

/** One line of the navigation. `also` are the other paths on which it is the current one. */
export type Entry = { to: string; label: string; icon: IconName; also: RegExp };

type Group = { name: string; entries: Entry[] };

const nowhereElse = /^$/;

export const dashboardEntry: Entry = {
	to: "/dashboard",
	label: "Dashboard",
	icon: "dashboard",
	also: /^\/firstSteps$/,
};

/**
 * What stands in the sidebar between Dashboard and Logout. Who belongs to nobody has no league to
 * work in (rule `user-without-organization`).
 */
export function groupsFor(role: Role | undefined, hasOrganization = true): Group[] {
	if (!hasOrganization) {
		const more = role === "super_admin" ? platform : [];
		return [{ name: "Settings", entries: [userEntry, ...more] }];
	}
	return [
		{ name: "League", entries: leagueWork },
		...(role === undefined || role === "staff" ? [] : [{ name: "Website", entries: website }]),
		{ name: "Settings", entries: [...settings, ...moreFor(role)] },
	];
}

/** All that is open with a temporary password (rule `temporary-password`). */
export function groupsOfNewcomers(): Group[] {
	return [{ name: "Settings", entries: [userEntry] }];
}

/** The entry a screen belongs to, by its path; sub-screens and old spellings belong to their list. */
export function isCurrent({ to, also }: Entry, pathname: string): boolean {
	return pathname === to || also.test(pathname);
}

export const teamsEntry: Entry = {
	to: "/dashboard/teams",
	label: "Teams",
	icon: "team",
	also: /^\/(dashboard\/(teamToggle|singleTeamToggle\/)|teamList$|teams\/)/,
};

export const gamesEntry: Entry = {
	to: "/dashboard/games",
	label: "Games",
	icon: "game",
	also: /^\/(dashboard\/gameToggle|games\/|schedule$)/,
};

const leagueWork: Entry[] = [
	{
		to: "/dashboard/seasons",
		label: "Seasons",
		icon: "season",
		also: /^\/(dashboard\/(seasons\/|seasonToggle|singleSeasonToggle\/)|season(List$|Leagues\/|\/))/,
	},
	{
		to: "/dashboard/leagues",
		label: "Leagues",
		icon: "league",
		also: /^\/(dashboard\/(leagueToggle|[sS]ingleLeagueToggle\/)|leagueList$|leagues\/)/,
	},
	teamsEntry,
	{
		to: "/dashboard/players",
		label: "Players",
		icon: "player",
		also: /^\/(dashboard\/(players\/|playerToggle)|playerList$|players?\/)/,
	},
	gamesEntry,
	{
		to: "/scheduleBuilder",
		label: "Schedule Builder",
		icon: "schedule",
		also: /^\/scheduleBuilder\//,
	},
	{ to: "/businessPage", label: "Businesses", icon: "business", also: nowhereElse },
	{ to: "/dashboard/import", label: "Import", icon: "upload", also: nowhereElse },
	{ to: "/dashboard/trash", label: "Recently deleted", icon: "restore", also: nowhereElse },
];

/** What an owner shapes of the public site. */
const website: Entry[] = [
	{
		to: "/dashboard/site/pages",
		label: "Pages",
		icon: "page",
		also: /^\/dashboard\/site\/(pages\/|navigation$)/,
	},
	{ to: "/dashboard/site/pictures", label: "Pictures", icon: "picture", also: nowhereElse },
	{ to: "/dashboard/site/look", label: "Look", icon: "look", also: nowhereElse },
	{ to: "/dashboard/site/domain", label: "Domain", icon: "domain", also: nowhereElse },
	{ to: "/dashboard/site/sharing", label: "Sharing", icon: "share", also: nowhereElse },
];

const userEntry: Entry = {
	to: "/userSettings",
	label: "User",
	icon: "settings",
	also: nowhereElse,
};

const settings: Entry[] = [
	{ to: "/stats", label: "Stats", icon: "stats", also: /^\/(gamePeriod|playerAttributes)$/ },
	userEntry,
];

/** Super administrators find the organization they work in among all of them. */
function moreFor(role: Role | undefined): Entry[] {
	if (role === "super_admin") return platform;
	return role === "org_owner" ? ofOwners : [];
}

const auditEntry: Entry = { to: "/audit", label: "Audit", icon: "audit", also: nowhereElse };

const ofOwners: Entry[] = [
	{ to: "/dashboard/people", label: "People", icon: "player", also: /^\/user\// },
	{
		to: "/organizationSettings",
		label: "Organization",
		icon: "organization",
		also: nowhereElse,
	},
	auditEntry,
];

const platform: Entry[] = [
	{ to: "/userList", label: "Users", icon: "player", also: /^\/user(Config)?\// },
	{
		to: "/organizations",
		label: "Organizations",
		icon: "organization",
		also: /^\/organizations\//,
	},
	auditEntry,
];
