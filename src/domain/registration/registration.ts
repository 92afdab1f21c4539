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
	/** Years of age of those who play, both included, on a day; null for all ages. */
	age: AgeRule | null;
	/** Minors may sign up: a birth date is asked, and whoever is one needs a guardian. */
	hasMinors: boolean;
	/** Players a team needs, and may have; null is as many as it likes. */
	leastPlayers: number | null;
	mostPlayers: number | null;
	/** The last day on which players join a team by themselves; null is until the registration closes. */
	rosterUntil: string | null;
	/** For how many days somebody of the waitlist is offered a place that became free. */
	offerDays: number;
	/** What becomes of what was paid when somebody withdraws, as people read it before they pay. */
	refunds: string;
};

export type AgeRule = { least: number | null; most: number | null; on: string };

export const plainRules: RegistrationRules = {
	age: null,
	hasMinors: false,
	leastPlayers: null,
	mostPlayers: null,
	rosterUntil: null,
	offerDays: 3,
	refunds: "",
};

/** A birth date is asked only where a rule needs it. */
export function asksBirthDate({ age, hasMinors }: RegistrationRules): boolean {
	return age !== null || hasMinors;
}

export const registrationStates = ["draft", "coming", "open", "closed"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** @param today a day of the organization */
export function stateOn(
	registration: Pick<Registration, "isPublished" | "opensOn" | "closesOn">,
	today: string,
): RegistrationState {
	const { isPublished, opensOn, closesOn } = registration;
	if (!isPublished) return "draft";
	if (opensOn !== null && today < opensOn) return "coming";
	return closesOn !== null && today > closesOn ? "closed" : "open";
}

/** Full years on a day. */
export function ageOn(birthDate: string, day: string): number {
	const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
	return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether somebody is not of age on a day. */
export function isMinorOn(birthDate: string | null, day: string): boolean {
	return birthDate !== null && ageOn(birthDate, day) < 18;
}

export type AgeFault = "tooYoung" | "tooOld";

export function ageFault(
	birthDate: string | null,
	{ age }: Pick<RegistrationRules, "age">,
): AgeFault | null {
	if (age === null || birthDate === null) return null;
	const years = ageOn(birthDate, age.on);
	if (age.least !== null && years < age.least) return "tooYoung";
	return age.most !== null && years > age.most ? "tooOld" : null;
}
