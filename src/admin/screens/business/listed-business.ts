import type { Answered } from "#api/client.ts";
import { type SignupState, signupState } from "#domain/business/signup.ts";
import { formatShortDate } from "#domain/time/format.ts";
import { words } from "../../words.ts";

export type Business = Answered<"GET", "/businesses">["businesses"][number];
export type ListedBusiness = Business & { signup: SignupState };

export function toListed(business: Business, today: string): ListedBusiness {
	return { ...business, signup: signupState(business, today) };
}

/** Choices as people read them: they travel joined by commas (rule `choices-by-comma`). */
export function listOf(choices: string | null): string[] {
	return choices === null ? [] : choices.split(",");
}

/** "Until 3/1/2026", "Ended 3/1/2026", "Closed" or "Open". */
export function signupWords({ signup, signupDeadline }: ListedBusiness): string {
	if (signup === "closed") return words.business.signUpClosed;
	if (signupDeadline === null) return words.business.isOpen;
	return `${signup === "passed" ? words.business.isEnded : words.business.untilDate} ${formatShortDate(signupDeadline, words.language)}`;
}

/** Where a link leads: addresses come as people write them, with or without https. */
export function webLink(address: string, host?: string): string {
	if (/^https?:\/\//i.test(address)) return address;
	if (host !== undefined) return `https://${host}/${address.replace(/^@/, "")}`;
	return `https://${address}`;
}
