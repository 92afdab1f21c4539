import { plural } from "#domain/text/plural.ts";

export const inbox = {
	title: "Messages",
	summary: "What visitors wrote to you by the contact form of your site.",
	counted: ({ count, fresh }: { count: number; fresh: number }) =>
		`${count} ${plural("en", count, "message", "messages")}, ${fresh} new`,
	none: "Nobody has written yet",
	howToGet: "Put the block “Contact form” on a page of your site, and messages arrive here.",
	new: "New",
	read: "Read",
	answered: "Answered",
	answer: "Answer by mail",
	subject: "Your message to our league",
	markRead: "Mark as read",
	markNew: "Mark as new",
	markAnswered: "Mark as answered",
	deleteAsked: ({ name }: { name: string }) => `Delete the message from ${name}?`,
	deleteText: "It can come back for 30 days, then it is gone for good.",
	deleted: "Message deleted",
	notChanged: "The message could not be changed.",
	notDeleted: "The message could not be deleted.",
};
