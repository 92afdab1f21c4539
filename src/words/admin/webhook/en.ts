import { plural } from "#domain/text/plural.ts";

/** Where other programs are told what happened. */
export const webhook = {
	webhooks: "Webhooks",
	summary:
		"A webhook tells another program, or a channel of Discord or Slack, what happens in your league, as soon as it happens.",
	ofOrganization: "Webhooks of the organization",
	add: "Add a webhook",
	change: "Change the webhook",
	none: "No webhooks yet",
	noneHint:
		"For a channel of Discord or Slack, make a webhook there and enter its address here: results then stand in the channel by themselves.",
	purpose: "What is it for?",
	purposeHint: "Such as “Results in our Discord”.",
	address: "Address",
	addressHint:
		"It begins with https://. Discord and Slack get sentences, every other program gets data.",
	told: "It is told of",
	events: {
		result: "Results",
		"game.changed": "Games that were changed",
		"schedule.published": "Published schedules",
		"page.published": "Published pages",
		test: "Test",
	},
	isOn: "On",
	isOnHint: "While it is off it is told nothing.",
	off: "Off",
	last: "Last message",
	noMessage: "none yet",
	secret: "Secret",
	secretTitle: "Copy the secret now",
	secretHint:
		"It is not shown again. A program checks with it that a message is from you; Discord and Slack do not need it.",
	notSaved: "The webhook could not be saved.",
	deleteTitle: ({ name }: { name: string }) => `Delete the webhook ${name}?`,
	deleteText: "It is told nothing any more, and its log is gone. This cannot be undone.",
	deleted: "The webhook was deleted",
	notDeleted: "The webhook could not be deleted.",
	test: "Send a test",
	notSent: "The message could not be sent.",
	log: "Messages of the last 30 days",
	emptyLog: "Nothing was sent yet",
	emptyLogHint: "Send a test to see whether it arrives.",
	again: "Send again",
	sendAgain: ({ what }: { what: string }) => `Send again: ${what}`,
	tries: ({ count }: { count: number }) => `${count} ${plural("en", count, "try", "tries")}`,
	states: {
		waiting: "Waiting",
		delivered: "Delivered",
		"given up": "Given up",
		"taken back": "Taken back",
	},
};
