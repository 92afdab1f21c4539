import { contact } from "./contact.ts";
import { home } from "./home.ts";
import { leaderboard } from "./leaderboard.ts";
import { leagueFootage } from "./league-footage.ts";
import { leagueInfo } from "./league-info.ts";
import { ourTeam } from "./our-team.ts";
import { registration } from "./registration.ts";
import type { SeedPage } from "./seed-page.ts";
import { tournament } from "./tournament.ts";
import { youth } from "./youth.ts";

/** The nine written pages of organization 1. */
export const harborlinePages: readonly SeedPage[] = [
	home,
	registration,
	leagueInfo,
	tournament,
	youth,
	ourTeam,
	leagueFootage,
	contact,
	leaderboard,
];
