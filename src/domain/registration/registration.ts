import type { Offer } from "./offer.ts";
import type { Question } from "./question.ts";

/** What a season opens so that teams and people can sign up for it. */
export type Registration = {
	id: number;
	seasonId: number;
	name: string;
	/** In Markdown, above the offers; empty where the offers say it all. */
	text: string;
	/** Days of the organization, both included; without one it is open from, or until, ever. */
	opensOn: string | null;
	closesOn: string | null;
	/** False while it is being set up: visitors know nothing of it. */
	isPublished: boolean;
	offers: Offer[];
	questions: Question[];
	rules: RegistrationRules;
	updatedAt: string;
};

/** Whom it takes, and what a team is held to. */
export type RegistrationRules = {
	/** Years of age of those who play, both included, on a day; null asks for no birth date. */
	age: AgeRule | null;
	/** Players a team needs, and may have; null is as many as it likes. */
	leastPlayers: number | null;
	mostPlayers: number | null;
	/** The last day on which a team's roster changes by itself; null is until the season ends. */
	rosterUntil: string | null;
	/** For how many days somebody of the waitlist is offered a place that became free. */
	offerDays: number;
	/** What becomes of what was paid when somebody withdraws, as people read it before they pay. */
	refunds: string;
};

export type AgeRule = { least: number | null; most: number | null; on: string };

export const plainRules: RegistrationRules = {
	age: null,
	leastPlayers: null,
	mostPlayers: null,
	rosterUntil: null,
	offerDays: 3,
	refunds: "",
};
