import { type CalendarAddress, calendars } from "./calendars/index.ts";
import type { EmbedPage } from "./embeds/embed-page.tsx";
import { embedPages } from "./embeds/index.ts";
import { type FeedAddress, feeds } from "./feeds/index.ts";
import type { SiteForm } from "./form.ts";
import { linkPictureAddress } from "./link-pictures/facts.ts";
import { type Fragment, teamGlance } from "./my-teams/team-glance.tsx";
import type { Page } from "./page.ts";
import { followingPage, followPage } from "./pages/follow/follow.tsx";
import { followForms } from "./pages/follow/forms.ts";
import { gamePage } from "./pages/game/game.tsx";
import { playsPage } from "./pages/game/plays.tsx";
import { homePage } from "./pages/home.tsx";
import { informationPages } from "./pages/information.tsx";
import { leaguePage } from "./pages/league.tsx";
import { messagePage } from "./pages/message.tsx";
import { afterOwnPage, ownPage } from "./pages/own-page.tsx";
import { browsePage } from "./pages/platform/browse.tsx";
import { landingPage } from "./pages/platform/landing.tsx";
import { millionairePage } from "./pages/platform/millionaire.tsx";
import { leaderboardPage } from "./pages/player/leaderboard.tsx";
import { playerPage } from "./pages/player/player.tsx";
import { playerSeasonsPage } from "./pages/player/player-seasons.tsx";
import { playersPage } from "./pages/player/players.tsx";
import { newsPage, postPage } from "./pages/post/news.tsx";
import { schedulePage } from "./pages/schedule.tsx";
import { tvPage } from "./pages/screen/tv.tsx";
import { searchPage } from "./pages/search.tsx";
import { seasonPicturesPage } from "./pages/season-pictures.tsx";
import { availabilityPage } from "./pages/sign-up/availability.tsx";
import { lostLinkPage } from "./pages/sign-up/lost-link.tsx";
import { minePage } from "./pages/sign-up/mine.tsx";
import { officialsPage } from "./pages/sign-up/officials.tsx";
import { registrationPage } from "./pages/sign-up/registration.tsx";
import { joinPage, offerFormPage, signUpPage } from "./pages/sign-up/sign-up.tsx";
import { signedPage } from "./pages/sign-up/signed.tsx";
import { playoffsPage, stagePage } from "./pages/stage/playoffs.tsx";
import { standingsPage } from "./pages/standings.tsx";
import { comparisonPage } from "./pages/statistics/comparison.tsx";
import { meetingsPage } from "./pages/statistics/meetings.tsx";
import { recordsPage } from "./pages/statistics/records.tsx";
import { statLeadersPage } from "./pages/statistics/stat-leaders.tsx";
import { statTablePage } from "./pages/statistics/stat-table.tsx";
import { teamStatTablePage } from "./pages/statistics/team-stat-table.tsx";
import { teamPage } from "./pages/team/team.tsx";
import { teamsPage } from "./pages/team/teams.tsx";
import type { SitePath } from "./paths.ts";
import type { PlatformPage } from "./platform-page.ts";
import { posterAddress } from "./posters/poster.ts";

/** The public pages that every organization's site has. Paths are written as without a slug. */
export const sitePages: Page[] = [
	homePage,
	standingsPage,
	playoffsPage,
	stagePage,
	schedulePage,
	seasonPicturesPage,
	availabilityPage,
	officialsPage,
	playersPage,
	leaderboardPage,
	afterOwnPage(statLeadersPage),
	statTablePage,
	teamStatTablePage,
	recordsPage,
	afterOwnPage(teamsPage),
	teamPage,
	meetingsPage,
	playerPage,
	playerSeasonsPage,
	comparisonPage,
	gamePage,
	playsPage,
	tvPage,
	leaguePage,
	afterOwnPage(newsPage),
	postPage,
	followPage,
	followingPage,
	afterOwnPage(searchPage),
	messagePage,
	signUpPage,
	minePage,
	signedPage,
	joinPage,
	lostLinkPage,
	registrationPage,
	offerFormPage,
	...informationPages,
];

export type SiteAddress = Page | Fragment | EmbedPage | FeedAddress | CalendarAddress;

/** All that is at addresses of an organization's site: under its slug and on its own domain. */
export const siteAddresses: SiteAddress[] = [
	...sitePages,
	teamGlance,
	...embedPages,
	...feeds,
	...calendars,
	// Last, because it takes any path that means nothing else.
	ownPage,
];

/** What pages of an organization's site send. */
export const siteForms: SiteForm[] = [...followForms];

/** The pages of the product itself, on the root host. */
export const platformPages: PlatformPage[] = [landingPage, browsePage, millionairePage];

/** What is at the same address of every host, with no slug before it. */
export type HostAddress = {
	as: "linkPicture" | "poster" | "robots" | "sitemap";
	/** As the server's router reads it. */
	path: SitePath;
	query: readonly string[];
};

export const hostAddresses: HostAddress[] = [
	{ as: "linkPicture", path: linkPictureAddress, query: [] },
	{ as: "poster", path: posterAddress, query: [] },
	{ as: "robots", path: "/robots.txt", query: [] },
	{ as: "sitemap", path: "/sitemap.xml", query: ["of", "part"] },
];
