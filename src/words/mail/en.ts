import type { SecondStepChange } from "#domain/mail/letter.ts";

type About = { username: string; league: string };

/** When somebody did it, and on what. */
type Moment = { device: string; day: string; time: string; zone: string };
type Followed = { league: string; names: string };

/** What letters say. */
type Written = { league: string; name: string };

export const mail = {
	invitation: {
		subject: ({ league }: About) => `Your account at ${league}`,
		paragraphs: ({ username, league, by }: About & { by: string | null }) => [
			by === null
				? `You have an account at ${league}.`
				: `${by} has made an account for you at ${league}.`,
			`Your username is ${username}. Choose your own password with this link; it works once, for seven days.`,
		],
		action: "Choose a password",
		small: ({ league }: About) => [
			`${league} wrote to you because somebody who runs it entered your address.`,
			"If you know nothing of it you need not do anything: nobody signs in without this link.",
		],
	},
	newPassword: {
		subject: ({ league }: About) => `Choose a new password for ${league}`,
		paragraphs: ({ username, league }: About) => [
			`Somebody, most likely you, has asked for a new password for ${username} at ${league}.`,
			"Choose it with this link; it works once, for 30 minutes. All devices that are signed in now are signed out then.",
		],
		action: "Choose a new password",
		small: () => [
			"If it was not you, do nothing: your password stays as it is.",
			"Nobody who runs the league ever asks you for your password.",
		],
	},
	newDevice: {
		subject: ({ league }: About) => `New device signed in at ${league}`,
		paragraphs: ({ username, league, device, day, time, zone }: About & Moment) => [
			`Somebody signed in as ${username} at ${league} with a browser that was not used for it before: ${device || "a device we do not know"}, on ${day} at ${time} (${zone}).`,
			"If it was you, all is well. If not, choose another password now: it signs out all devices.",
		],
		action: "Choose another password",
		small: ({ league }: About) => [
			`${league} writes to you whenever a browser is new to your account.`,
			"Nobody who runs the league ever asks you for your password.",
		],
	},
	confirmAddress: {
		subject: ({ league }: About) => `Confirm your address for ${league}`,
		paragraphs: ({ username, league }: About) => [
			`This address is to be that of the account ${username} at ${league}.`,
			"Confirm it with this link; it works once, for a day. Until then the address of before counts.",
		],
		action: "Confirm this address",
		small: () => ["If you know nothing of it, do nothing: the address is not used then."],
	},
	secondStepReset: {
		subject: ({ league }: About) => `Your second step at ${league} was taken away`,
		paragraphs: ({ username, league, by }: About & { by: string | null }) => [
			`${by ?? "Somebody who runs it"} has switched the second step of the account ${username} at ${league} off, as for a lost phone. All devices are signed out.`,
			"Sign in with your password, and set it up again in your settings.",
		],
		action: "Sign in",
		small: () => ["If you did not ask for it, please tell whoever runs your league."],
	},
	signInChanged: {
		subject: ({ league }: About) => `How you sign in at ${league} was changed`,
		paragraphs: ({
			username,
			league,
			change,
			device,
			day,
			time,
			zone,
		}: About & Moment & { change: SecondStepChange }) => [
			`${
				{
					"passkey added": `A passkey was added to the account ${username} at ${league}`,
					"passkey removed": `A passkey of the account ${username} at ${league} was removed`,
					on: `The account ${username} at ${league} asks for a code of an app from now on`,
					off: `The account ${username} at ${league} no longer asks for a code of an app`,
				}[change]
			}: with ${device || "a device we do not know"}, on ${day} at ${time} (${zone}). All other devices are signed out.`,
			"If it was you, all is well. If not, choose another password now, and tell whoever runs your league.",
		],
		action: "Choose another password",
		small: ({ league }: About) => [
			`${league} writes to you whenever the ways to sign in to your account change.`,
		],
	},
	addressChanged: {
		subject: ({ league }: About) => `Your address at ${league} was changed`,
		paragraphs: ({
			username,
			league,
			address,
			by,
		}: About & { address: string; by: string | null }) => [
			`${by === null ? "" : `${by} has changed your account. `}${
				address === ""
					? `The account ${username} at ${league} has no e-mail address any more.`
					: `The account ${username} at ${league} has another e-mail address now: ${address}.`
			}`,
			by === null
				? "If it was not you, take it back with this link; it works once, for seven days. All devices are signed out then, and you choose another password."
				: "If that is not right, please ask whoever runs your league.",
		],
		action: "Take it back",
		small: () => ["If it was you, you need not do anything."],
	},
	following: {
		subject: ({ league }: Followed) => `Do you want to follow ${league}?`,
		paragraphs: ({ league, names }: Followed) => [
			`Somebody, most likely you, has asked ${league} for letters.`,
			`What you would hear of: ${names === "" ? "everything" : names}`,
		],
		action: "Yes, follow",
		small: ({ league }: Pick<Followed, "league">) => [
			`${league} writes to you because somebody entered your address on its site.`,
			"If it was not you, do nothing: no more letters will come.",
		],
	},
	message: {
		subject: ({ league, name }: Written) => `${name} wrote to ${league}`,
		intro: ({ name, address }: { name: string; address: string }) =>
			`${name} (${address}) wrote by the contact form:`,
		action: "All messages",
		small: ({ league, name }: Written) => [
			`Answer this letter, and ${name} gets your answer.`,
			`You get it because you run ${league}.`,
		],
	},
	notice: {
		/** A letter of several. */
		many: ({ league, count }: { league: string; count: number }) => `${league}: ${count} changes`,
		changed: ({ title, what }: { title: string; what: string }) => `${what}: ${title}`,
		moved: "New time",
		placeChanged: "New place",
		paired: "Who meets whom",
		isOn: "Takes place",
		result: ({ result }: { result: string }) => `Final: ${result}`,
		schedule: ({ league }: { league: string }) => `New schedule: ${league}`,
		page: ({ title }: { title: string }) => `Page published: ${title}`,
		reason: ({ reason }: { reason: string }) => `Reason: ${reason}`,
		test: ({ league }: { league: string }) => `A test of ${league}: it arrives.`,
		when: "When",
		place: "Where",
		state: "Game",
		teams: "Teams",
		see: "Read more",
		seeAll: "See the schedule",
		why: ({ league }: { league: string }) => `${league} writes to you because you follow it.`,
		whyPlayer: ({ league }: { league: string }) =>
			`${league} writes to you because you, or your child, play in it.`,
		end: "Change or end these letters:",
	},
	week: {
		subject: ({ league, from, to }: { league: string; from: string; to: string }) =>
			`${league}: the week of ${from} to ${to}`,
		results: "Results",
		next: "What is next",
		table: ({ league }: { league: string }) => `Table: ${league}`,
		lead: ({ what }: { what: string }) => `Leaders: ${what}`,
		see: "See the site",
		why: ({ league }: { league: string }) =>
			`${league} writes to you once a week because you asked for it.`,
	},
};
