export const follow = {
	follow: "Follow",
	title: ({ name }: { name: string }) => `Follow ${name}`,
	summary: ({ name }: { name: string }) =>
		`${name} by mail: results, games that are moved or called off, new schedules.`,
	address: "Your e-mail address",
	weekly: "A letter of the week as well",
	send: "Follow by mail",
	promise:
		"You get a letter with a link to confirm it. Every letter has a link that ends them, without an account.",
	yours: "Your letters",
	toConfirm: "You asked to follow",
	confirm: "Yes, follow",
	followed: "You follow",
	playsFor: "The league writes to this address about games of",
	end: "No more letters",
	save: "Save",
	endAll: "End all letters",
	all: "Everything",
	nobody: "There are no letters behind this link",
	again: "Follow anew",
	said: {
		asked:
			"A letter is on its way, if it is not there already. Open it and confirm; look among the spam as well.",
		invalid: "Please enter one e-mail address.",
		throttled: "Too many attempts. Please try again later.",
		confirmed: "Done. You will hear of it.",
		changed: "Saved.",
		ended: "You get no more letters.",
	},
};
