import { plural } from "#domain/text/plural.ts";

export const mail = {
	forgotPassword: "Forgot your password?",
	forgottenPassword: "Forgotten password",
	usernameOrEmail: "Username or e-mail address",
	weWriteYouALink: "You get a letter with a link, by which you choose a new password.",
	sendLink: "Send the link",
	backToSignIn: "Back to the sign-in",
	chooseAPassword: "Choose your password",
	forUsername: ({ username }: { username: string }) =>
		`For ${username}. Other devices are signed out.`,
	newPasswordHint: "8 to 128 characters, and not a common one.",
	saveAndSignIn: "Save and sign in",
	passwordNotChosen: "The password could not be saved.",
	linkNotSent: "The link could not be asked for.",
	inviteByMail: "Invite by mail",
	aLetterWithALink:
		"A letter with a link, by which they choose their own password. It counts for 7 days.",
	inviteThem: "Invite them by mail to choose their own password",
	needsAnAddress: "Needs the e-mail address above; leave the password empty then.",
	invitationFailed: "The invitation could not be sent.",
	letters: "Letters",
	lettersSummary: "What the product wrote to your people by mail, and what became of it.",
	noLetters: "Nobody was written to yet",
	invitePeople: "Invite people to choose their own password in the list of people.",
	people: "People",
	invitation: "Invitation",
	following: "Question to a follower",
	message: "Message of a visitor",
	signUp: "Sign-up",
	notice: "Notice",
	week: "Letter of the week",
	newPassword: "New password",
	newDevice: "New device",
	confirmAddress: "Confirm address",
	addressChanged: "Address changed",
	secondStepReset: "Second step reset",
	emailAddress: "E-mail address",
	toBeAddressOf: ({ username, address }: { username: string; address: string }) =>
		`${address} is to be the address of ${username}.`,
	toBeTakenBack: ({ username, address }: { username: string; address: string }) =>
		`${address} becomes the address of ${username} again, and all devices are signed out.`,
	confirmThisAddress: "Confirm this address",
	takeItBack: "Take it back",
	addressNotSaved: "The address could not be saved.",
	opensLetterFirst: ({ address }: { address: string }) =>
		`Open the letter that is on its way to ${address}: your address changes as soon as you press its link.`,
	waiting: "Waiting",
	sent: "Sent",
	refused: "Refused",
	givenUp: "Given up",
	noServer: "Not sent, no mail server",
	takenBack: "Taken back",
	noServerNote:
		"This installation has no mail server. Copy each letter and send it yourself; whoever runs the server can set SMTP_URL.",
	copyLetter: ({ to }: { to: string }) => `Copy the letter to ${to}`,
	letterFailed: "The letter could not be opened.",
	letterTo: ({ to }: { to: string }) => `Letter to ${to}`,
	letterText: "Text of the letter",
	address: "Address",
	openInMailProgram: "Open in my mail program",
	whyCopied:
		"Nothing was sent. Give this to the person it is for, and to nobody else: the link in it lets choose the password.",
	tries: ({ count }: { count: number }) => `${count} ${plural("en", count, "try", "tries")}`,
	settings: "Letters to people",
	settingsSummary: "How your organization writes to followers, players and visitors.",
	answersTo: "Answers go to",
	answersToHint:
		"Whoever answers a letter writes there. Without it answers reach the mail server’s address.",
	hold: "Held back for",
	holdHint: "What happened is told after that, so that what is put right meanwhile reaches nobody.",
	digest: "Gathered for",
	digestHint: "Whoever was just written to gets one letter of all that happens until this is over.",
	quietFrom: "Quiet from",
	quietUntil: "Quiet until",
	quietHint:
		"Nobody is told anything then, unless a game within a day was changed. The same time twice is never.",
	minutes: ({ count }: { count: number }) =>
		count > 0 && count % 60 === 0
			? `${count / 60} ${plural("en", count / 60, "hour", "hours")}`
			: `${count} ${plural("en", count, "minute", "minutes")}`,
	saveSettings: "Save letters",
};
