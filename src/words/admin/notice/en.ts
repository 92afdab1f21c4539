import { plural } from "#domain/text/plural.ts";

type Count = { count: number };

export const notice = {
	notices: "Notices",
	summary: "What the people who follow you were told by mail and on their phones.",
	noServerNote:
		"This installation has no mail server. Open a notice to copy its text and the addresses, and send it yourself; whoever runs the server can set SMTP_URL.",
	none: "Nobody was told anything yet",
	howTheyCome: "Results, games that move and new schedules are told to whoever follows them.",
	titled: ({ kind, about }: { kind: string; about: string }) => `${kind}: ${about}`,
	result: "Result",
	gamesChanged: "Games changed",
	schedulePublished: "New schedule",
	pagePublished: "New page",
	newsPublished: "News",
	byMail: ({ count }: Count) => `${count} by mail`,
	byPush: ({ count }: Count) => `${count} by push`,
	joined: ({ count }: Count) => `${count} of them in a letter that waited`,
	held: "Held for a minute",
	takeBack: "Take back",
	notTakenBack: "The notice could not be taken back.",
	nobody: "Nobody follows it",
	sent: ({ count }: Count) => `${count} sent`,
	waiting: ({ count }: Count) => `${count} waiting`,
	failed: ({ count }: Count) => `${count} failed`,
	unsent: ({ count }: Count) => `${count} not sent, no mail server`,
	questions: "Questions to new followers",
	whyQuestion:
		"Nothing was sent. Whoever opens the link confirms that this address follows you, so send it to nobody else.",
	aBrowser: "A browser",
	whatItSays: "What it says",
	nothingLeft: "Nothing is left to tell: visitors do not see it any more.",
	byHand: ({ count }: Count) =>
		`To be sent by hand to ${count} ${plural("en", count, "person", "people")}`,
	whyByHand:
		"Put the addresses into Bcc, so that nobody sees the others. Where there are many your mail program opens without them: copy them.",
	hear: ({ count }: { count: number }) =>
		count === 0
			? "Nobody hears of it yet: nobody follows, and no addresses of players are known."
			: `${count} ${plural("en", count, "person hears", "people hear")} of it.`,
	couldNotBeCounted: "It could not be counted who hears of it.",
};
