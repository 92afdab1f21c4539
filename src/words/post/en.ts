/** News of a league, and what stands over all its pages. */
export const post = {
	title: "News",
	all: "All news",
	more: "More news",
	none: "No news yet",
	noneYet: "What the league has to say will be here.",
	pinned: "Pinned",
	announcement: "Announcement",
};
