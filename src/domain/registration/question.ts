import type { OfferKind } from "./offer.ts";

/** What an organization asks of those who sign up, beside what is always asked. */
export type Question = {
	key: string;
	/** Of which kinds of offers it is asked. */
	of: OfferKind[];
	label: string;
	is: "line" | "prose" | "choice" | "check";
	/** The words of a choice. */
	options: string[];
	isOptional: boolean;
};

/** By key of the question. */
export type Answers = Readonly<Record<string, string>>;
