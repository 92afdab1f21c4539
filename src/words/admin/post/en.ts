import { plural } from "#domain/text/plural.ts";

export const post = {
	news: "News",
	about:
		"What the league has to say: on its news page, the front page and, if you like, over every page.",
	addPost: "Write a post",
	title: "Title",
	shownAs: "Shown as",
	search: "Search news",
	allStates: "All states",
	states: { draft: "Draft", planned: "Planned", published: "Published" },
	pinned: "Pinned",
	bannerUntilDay: ({ day }: { day: string }) => `Banner until ${day}`,
	sentTo: ({ count }: { count: number }) =>
		`Sent to ${count} ${plural("en", count, "person", "people")}`,
	selectAtLeastOne: "Select at least one post.",
	deletePosts: ({ count }: { count: number }) =>
		count === 1 ? "Delete post" : `Delete ${count} posts`,
	goneFromTheSite: ({ count }: { count: number }) =>
		plural("en", count, "It goes from the site at once.", "They go from the site at once."),
	postsDeleted: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "post", "posts")} deleted`,
	notDeleted: "The post could not be deleted.",
	nothingMatches: "No post matches",
	showAll: "Show all posts",
	noneYet: "No news yet",
	whatFor:
		"A hall that is closed, a final to come, who joins the league: write it once, and it stands on the site where everybody looks.",
	publishAt: "Date and time",
	publishAtHint: "Empty: as soon as you publish it. A time to come: at that minute.",
	pin: "Pin it",
	pinHint: "It stands before all other news.",
	bannerUntil: "Over every page until",
	bannerHint:
		"Its title stands on top of the whole site until the end of this day. Empty: not at all.",
	language: "Language",
	languageHint: "In which it is written. Visitors of all languages see it.",
	saveDraft: "Save draft",
	takeOff: "Back to draft",
	sendToReaders: "Send it…",
	send: "Send the post",
	sendNow: "Send",
	toWhom: "To whom",
	groups: {
		followers: "Who follows",
		captains: "Captains",
		teams: "Players and captains",
		everybody: "Everybody",
	},
	ofWhat: "Of",
	ofAll: "The whole organization",
	byMail: ({ count }: { count: number }) => `By mail (${count})`,
	byPush: ({ count }: { count: number }) => `As push (${count})`,
	wouldHear: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "person hears", "people hear")} of it`,
	onlyOnce: "A post is sent once. Nobody is written to before the time to think is over.",
	couldNotBeSent: "The post could not be sent.",
};
