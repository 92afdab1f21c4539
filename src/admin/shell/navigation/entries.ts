import type { Role } from "#domain/account/user.ts";
import type { IconName } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";

/** One line of the navigation. `also` are the other paths on which it is the current one. */
export type Entry = { to: string; label: string; icon: IconName; also: RegExp };

type Group = { name: string; entries: Entry[] };

const nowhereElse = /^$/;

export const dashboardEntry: Entry = {
	to: "/dashboard",
	label: words.common.dashboard,
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
		return [{ name: words.common.settings, entries: [userEntry, ...more] }];
	}
	if (role === "scorekeeper") {
		return [
			{ name: words.common.league, entries: [tableEntry] },
			{ name: words.common.settings, entries: [userEntry] },
		];
	}
	return [
		{ name: words.common.league, entries: leagueWork },
		...(role === undefined || role === "staff"
			? []
			: [{ name: words.common.website, entries: website }]),
		{ name: words.common.settings, entries: [...settings, ...moreFor(role)] },
	];
}

/** All that is open before a password of one's own and a second step that is required (rule `temporary-password`). */
export function groupsOfNewcomers(): Group[] {
	return [{ name: words.common.settings, entries: [userEntry] }];
}

/** The entry a screen belongs to, by its path; sub-screens and old spellings belong to their list. */
export function isCurrent({ to, also }: Entry, pathname: string): boolean {
	return pathname === to || also.test(pathname);
}

export const teamsEntry: Entry = {
	to: "/dashboard/teams",
	label: words.common.teams,
	icon: "team",
	also: /^\/(dashboard\/(teamToggle|singleTeamToggle\/)|teamList$|teams\/)/,
};

export const gamesEntry: Entry = {
	to: "/dashboard/games",
	label: words.common.games,
	icon: "game",
	also: /^\/(dashboard\/(gameToggle|games\/(?!\d+\/check-in$))|games\/|schedule$)/,
};

/** All that scorekeepers work on (rule `scorekeepers-keep-games`). */
export const tableEntry: Entry = {
	to: "/dashboard/table",
	label: words.scorer.night,
	icon: "check",
	also: /^\/dashboard\/games\/\d+\/check-in$/,
};

const leagueWork: Entry[] = [
	{
		to: "/dashboard/seasons",
		label: words.common.seasons,
		icon: "season",
		also: /^\/(dashboard\/(seasons\/|seasonToggle|singleSeasonToggle\/)|season(List$|Leagues\/|\/))/,
	},
	{
		to: "/dashboard/leagues",
		label: words.common.leagues,
		icon: "league",
		also: /^\/(dashboard\/(leagueToggle|[sS]ingleLeagueToggle\/)|leagueList$|leagues\/)/,
	},
	teamsEntry,
	{
		to: "/dashboard/players",
		label: words.common.players,
		icon: "player",
		also: /^\/(dashboard\/(players\/|playerToggle)|playerList$|players?\/)/,
	},
	gamesEntry,
	tableEntry,
	{
		to: "/scheduleBuilder",
		label: words.common.scheduleBuilder,
		icon: "schedule",
		also: /^\/scheduleBuilder\//,
	},
	{ to: "/businessPage", label: words.common.businesses, icon: "business", also: nowhereElse },
	{
		to: "/dashboard/venues",
		label: words.venue.venues,
		icon: "organization",
		also: /^\/dashboard\/venues\//,
	},
	{
		to: "/dashboard/officials",
		label: words.official.officials,
		icon: "player",
		also: /^\/dashboard\/officials\//,
	},
	{
		to: "/dashboard/registrations",
		label: words.registration.title,
		icon: "check",
		also: /^\/dashboard\/registrations\//,
	},
	{ to: "/dashboard/captains", label: words.captain.title, icon: "team", also: nowhereElse },
	{ to: "/dashboard/messages", label: words.inbox.title, icon: "mail", also: nowhereElse },
	{
		to: "/dashboard/ledger",
		label: words.ledger.title,
		icon: "money",
		also: /^\/dashboard\/ledger\//,
	},
	{
		to: "/dashboard/notices",
		label: words.notice.notices,
		icon: "phone",
		also: /^\/dashboard\/notices\//,
	},
	{ to: "/dashboard/import", label: words.common.import, icon: "upload", also: nowhereElse },
	{
		to: "/dashboard/trash",
		label: words.common.recentlyDeleted,
		icon: "restore",
		also: nowhereElse,
	},
];

/** What an owner shapes of the public site. */
const website: Entry[] = [
	{
		to: "/dashboard/site/pages",
		label: words.common.pages,
		icon: "page",
		also: /^\/dashboard\/site\/(pages\/|navigation$)/,
	},
	{
		to: "/dashboard/site/news",
		label: words.post.news,
		icon: "list",
		also: /^\/dashboard\/site\/news\//,
	},
	{
		to: "/dashboard/site/pictures",
		label: words.common.pictures,
		icon: "picture",
		also: nowhereElse,
	},
	{ to: "/dashboard/site/look", label: words.common.look, icon: "look", also: nowhereElse },
	{ to: "/dashboard/site/domain", label: words.common.domain, icon: "domain", also: nowhereElse },
	{ to: "/dashboard/site/sharing", label: words.common.sharing, icon: "share", also: nowhereElse },
];

const userEntry: Entry = {
	to: "/userSettings",
	label: words.common.user,
	icon: "settings",
	also: nowhereElse,
};

const settings: Entry[] = [
	{
		to: "/stats",
		label: words.shell.stats,
		icon: "stats",
		also: /^\/(gamePeriod|playerAttributes)$/,
	},
	userEntry,
	{ to: "/dashboard/tokens", label: words.program.tokens, icon: "key", also: nowhereElse },
];

/** Super administrators find the organization they work in among all of them. */
function moreFor(role: Role | undefined): Entry[] {
	if (role === "super_admin") return platform;
	return role === "org_owner" ? ofOwners : [];
}

const auditEntry: Entry = {
	to: "/audit",
	label: words.common.audit,
	icon: "audit",
	also: nowhereElse,
};

const letterEntry: Entry = {
	to: "/dashboard/letters",
	label: words.mail.letters,
	icon: "mail",
	also: nowhereElse,
};

const webhookEntry: Entry = {
	to: "/dashboard/webhooks",
	label: words.webhook.webhooks,
	icon: "link",
	also: /^\/dashboard\/webhooks\//,
};

const ofOwners: Entry[] = [
	{ to: "/dashboard/people", label: words.common.people, icon: "player", also: /^\/user\// },
	{
		to: "/organizationSettings",
		label: words.common.organization,
		icon: "organization",
		also: nowhereElse,
	},
	letterEntry,
	webhookEntry,
	auditEntry,
];

const platform: Entry[] = [
	{ to: "/userList", label: words.common.users, icon: "player", also: /^\/user(Config)?\// },
	{
		to: "/organizations",
		label: words.common.organizations,
		icon: "organization",
		also: /^\/organizations\//,
	},
	letterEntry,
	webhookEntry,
	auditEntry,
];
