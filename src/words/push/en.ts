/** What a browser is told that may be written to when something happens. */
export const push = {
	title: "On this device",
	what: ({ name }: { name: string }) =>
		`A short note when a result of ${name} is in or a game moves. No account, no address.`,
	start: "Notify me here",
	end: "Stop here",
	starting: "One moment …",
	started: "Done: this device is told, and the team stands first on the front page.",
	startedAll: "Done: this device is told.",
	ended: "This device is not told any more.",
	denied: "This browser does not let the site send notes. You can change that in its settings.",
	failed: "That did not work. Please try again later.",
	onHomeScreen:
		"On an iPhone or iPad this works from the Home Screen: press Share, then Add to Home Screen, open the site there and come back to this page.",
};
