type About = { username: string; league: string };

/** What letters say. */
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
};
