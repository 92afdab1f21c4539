import type { Clock, Language, Measure, WeekStart } from "../language/language.ts";
import type { Look } from "../look/look.ts";
import { type LetterSettings, usualLetters } from "../notice/letter-settings.ts";
import type { Sport } from "../sport/sport.ts";

/** A league operator: the tenant. Everything but users and sports belongs to exactly one. */
export type Organization = {
	id: number;
	name: string;
	/** Path segment on the root host, lower case; null when the organization has none. */
	slug: string | null;
	/** Custom host without a leading www; null when the organization has none. */
	domain: string | null;
	/** "light" or any other short word, which is shown dark (rule `any-word-is-dark`). */
	theme: string;
	/** `#rrggbb`; null takes the product's own colour. */
	brandColor: string | null;
	/** What else was chosen of how its site looks; null is as the product looks by itself. */
	look: Look | null;
	logoUrl: string | null;
	/** Stands for it in tabs and on home screens: a square picture, or null for the product's own. */
	iconUrl: string | null;
	customPageUrl: string | null;
	isCustomSite: boolean;
	/** The twelve links of the navigation bar; without it there is only HOME, or what comes to it. */
	hasFullNavigation: boolean;
	/** Beside HOME those of the twelve links that have something to show. */
	hasGrowingNavigation: boolean;
	/** Staff delete no seasons and leagues (rule `deletion-kept-by-owners`). */
	ownersKeepDeletion: boolean;
	/** IANA zone in which dates and times of games are wall clock. */
	timeZone: string;
	/** In which its site is where no address says another. */
	language: Language;
	/** What its site can be read in besides, in the order in which it is offered. */
	moreLanguages: Language[];
	/** Hours of the clock that visitors read; null for those that are usual in their language. */
	clock: Clock | null;
	/** The day with which its weeks begin, and in what its players are measured; null as is usual. */
	weekStart: WeekStart | null;
	heights: Measure | null;
	/** In which it counts money, by its code of ISO 4217; it stays from the first entry of the ledger on. */
	currency: string;
	/** League locations in the order leagues are listed. */
	leagueLocations: string[];
	socialLinks: SocialLink[];
	/** Minors play here: strangers are told less of its players (docs/privacy.md). */
	isYouth: boolean;
	/** It said that it has the consent to show minors by their full names. */
	showsFullNames: boolean;
	/** How it writes to people. */
	letters: LetterSettings;
	sports: Sport[];
};

export type SocialLink = { label: string; url: string };

/** What an organization is until its people say otherwise: in the product's colours, on our clock. */
export const plainOrganization: Omit<Organization, "id" | "name" | "slug" | "domain" | "sports"> = {
	theme: "light",
	brandColor: null,
	look: null,
	logoUrl: null,
	iconUrl: null,
	customPageUrl: null,
	isCustomSite: false,
	hasFullNavigation: false,
	hasGrowingNavigation: false,
	ownersKeepDeletion: false,
	timeZone: "America/Los_Angeles",
	language: "en",
	moreLanguages: [],
	clock: null,
	weekStart: null,
	heights: null,
	currency: "USD",
	leagueLocations: [],
	socialLinks: [],
	isYouth: false,
	showsFullNames: false,
	letters: usualLetters,
};

/**
 * Organization 2 is the platform's own and hidden from the public listing
 * (rule `listing-needs-a-member`).
 */
export const platformOrganizationId = 2;
