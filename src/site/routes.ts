import type { Page } from "./page.ts";
import { browsePage } from "./pages/browse.tsx";
import { gamePage } from "./pages/game.tsx";
import { homePage } from "./pages/home.tsx";
import { informationPages } from "./pages/information.tsx";
import { landingPage } from "./pages/landing.tsx";
import { leaderboardPage } from "./pages/leaderboard.tsx";
import { leaguePage } from "./pages/league.tsx";
import { millionairePage } from "./pages/millionaire.tsx";
import { playerPage } from "./pages/player.tsx";
import { playerSeasonsPage } from "./pages/player-seasons.tsx";
import { playersPage } from "./pages/players.tsx";
import { schedulePage } from "./pages/schedule.tsx";
import { standingsPage } from "./pages/standings.tsx";
import { teamPage } from "./pages/team.tsx";
import type { PlatformPage } from "./platform-page.ts";

/** The public pages of an organization's site. Paths are written as without a slug. */
export const sitePages: Page[] = [
	homePage,
	standingsPage,
	schedulePage,
	playersPage,
	leaderboardPage,
	teamPage,
	playerPage,
	playerSeasonsPage,
	gamePage,
	leaguePage,
	...informationPages,
];

/** The pages of the product itself, on the root host. */
export const platformPages: PlatformPage[] = [landingPage, browsePage, millionairePage];
