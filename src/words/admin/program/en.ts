import { plural } from "#domain/text/plural.ts";

/** Tokens of the API. */
export const program = {
	tokens: "Tokens",
	tokensSummary:
		"A token lets a program, such as a scoreboard or your own website, work with the API in your name.",
	tokensOfOrganization: "Tokens of the organization",
	makeToken: "Make a token",
	noTokens: "No tokens yet",
	noTokensHint: "Make one for each program, so that you can end one without the others.",
	purpose: "What is it for?",
	purposeHint: "Such as “Scoreboard in the main gym”.",
	mayDo: "It may",
	scopes: {
		read: "Read",
		results: "Read, and write games and scores",
		staff: "Everything staff may",
		org_owner: "Everything owners may",
	},
	counts: "It counts for",
	days: ({ count }: { count: number }) => `${count} ${plural("en", count, "day", "days")}`,
	notMade: "The token could not be made.",
	madeTitle: "Copy the token now",
	madeHint:
		"It is not shown again. Whoever has it may do what it may: keep it where your program keeps its passwords.",
	token: "Token",
	lastUsed: "Last used",
	never: "never",
	until: "Until",
	runOut: "Run out",
	madeBy: "Made by",
	end: "End",
	endToken: ({ name }: { name: string }) => `End the token ${name}`,
	endQuestion: "End this token?",
	endText: ({ name }: { name: string }) =>
		`The program that uses “${name}” is refused from now on. This cannot be undone.`,
	tokenEnded: "The token was ended",
	notEnded: "The token could not be ended.",
};
