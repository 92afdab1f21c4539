import { plural } from "#domain/text/plural.ts";

/** Signing up for a season, and the own page of whoever did. */
export const signUp = {
	title: "Sign up",
	ofOffer: ({ label }: { label: string }) => `Sign up: ${label}`,
	ofTeam: ({ name }: { name: string }) => `Join the team: ${name}`,
	free: "Free",
	later: ({ price, day }: { price: string; day: string }) => `${price} from ${day}`,
	part: ({ amount, day }: { amount: string; day: string }) => `${amount} by ${day}`,
	left: ({ count }: { count: number }) =>
		count === 0
			? "Full, with a waitlist"
			: `${count} ${plural("en", count, "place", "places")} left`,
	byCaptain: "Players join by the link of their captain.",
	ways: {
		team: "Register a team",
		freeAgent: "Sign up without a team",
		referee: "Sign up as a referee",
		volunteer: "Sign up to help",
	},
	joinWaitlist: "Join the waitlist",
	opensOn: ({ day }: { day: string }) => `Opens on ${day}`,
	openUntil: ({ day }: { day: string }) => `Open until ${day}`,
	closed: "Sign-up is closed.",
	nothingOpen: "Nothing to sign up for right now",
	nothingOpenHint: "The next season will be announced here.",
	refunds: "If you leave",
	refundStep: ({ percent, day }: { percent: number; day: string }) =>
		`Leave until ${day}: ${percent}% of what you paid goes back.`,
	noRefundAfter: "After that nothing goes back.",
	toBeSigned: "To be signed",
	optional: "(optional)",
	choose: "Choose…",
	teamName: "Team name",
	division: "Division",
	fullDivision: ({ name }: { name: string }) => `${name} (full, waitlist)`,
	shirt: "Shirt colour",
	letters: "Letters",
	captain: "You are the captain: the league writes to you, and you get the link for your players.",
	firstName: "First name",
	lastName: "Last name",
	mail: "Email",
	mailHint: "Your private link goes here. Only the league sees it.",
	mailOfMinor: "For anybody younger than 18, the address of a parent or guardian.",
	phone: "Phone",
	birthDate: "Birth date",
	birthDateHint: "Asked because the league has an age rule. Never shown on the site.",
	guardianName: "Parent or guardian",
	guardianHint: "Only for players younger than 18. The guardian signs below.",
	about: "How you play",
	aboutHint: "Position, level, evenings you can play. Captains read this with your first name.",
	code: "Discount code",
	readWaiver: ({ title }: { title: string }) => `Read: ${title}`,
	accept: ({ title }: { title: string }) => `I have read and accept: ${title}`,
	signature: "Sign with your full name",
	signatureHint: "Kept with the date and the text exactly as you read it.",
	send: "Sign up",
	whatIsKept:
		"The league keeps what you enter for this season and the books, until it is deleted or you ask for that. Only its people see it; your name appears on the site once you are on a roster.",
	notSent: "Not sent yet. Please look at what is marked.",
	tooMany: "Many people are signing up just now. Please send this again in a minute.",
	problems: {
		missing: "Please fill this in.",
		tooLong: "Please make this shorter.",
		noMail: "Please enter one email address.",
		noDay: "Please enter a birth date.",
		noGuardian: "A player younger than 18 needs a parent or guardian.",
		notAccepted: "Please accept this to play.",
		notOffered: "Please choose one of the list.",
	},
	known: "You have signed up already",
	knownHint: "Your private link is in the letter we sent you.",
	lostLink: "Get your private link again",
	lostLinkHint: "We send it to the address you signed up with.",
	sendLink: "Send my link",
	linkSent: "If somebody signed up with this address, the link is on its way.",
	said: {
		received: "You are signed up. Keep this page: its address is your private link.",
		confirmed: "Thank you, your address is confirmed.",
		done: "Saved.",
		reminded: "A reminder is on its way.",
		invited: "Your invitation is on its way.",
		joined: "You are on the team.",
		paid: "Thank you, your payment came in.",
		paying: "Your payment is on its way. This page shows it as soon as it is there.",
	},
	confirmTitle: "Is this you?",
	confirmHint: ({ mail }: { mail: string }) =>
		`Confirm ${mail}, so that the league knows you again next season.`,
	confirm: "Yes, confirm",
	states: {
		applied: "Received",
		waiting: "On the waitlist",
		offered: "A place for you",
		accepted: "Accepted",
		refused: "Not accepted",
		withdrawn: "Withdrawn",
	},
	next: {
		applied: "The league looks at it and writes to you.",
		waiting: ({ place }: { place: number }) =>
			`You are number ${place}. When a place becomes free it is offered to the first on the list, with some days to take it.`,
		offered: ({ day, time }: { day: string; time: string }) =>
			`It is kept for you until ${day}, ${time}. After that it goes to the next on the list.`,
		accepted: "You are in. See you on the court.",
		refused: "The league could not take this sign-up.",
		withdrawn: "This sign-up is over. You can sign up again while it is open.",
	},
	toPay: "To pay",
	owed: ({ amount }: { amount: string }) => `${amount} to pay. The league tells you how.`,
	paid: "Nothing left to pay.",
	credit: ({ amount }: { amount: string }) => `${amount} too much came in; the league sees it.`,
	owes: ({ amount }: { amount: string }) => `${amount} to pay.`,
	pay: ({ amount }: { amount: string }) => `Pay ${amount}`,
	payAll: ({ amount }: { amount: string }) => `Pay all ${amount}`,
	payHint: "By card, on a secure page of Stripe. The league never sees your card.",
	takePlace: "Take the place",
	sign: "Sign",
	signed: "Signed",
	signedVersion: ({ title, version }: { title: string; version: number }) =>
		`${title}, version ${version}`,
	signedBy: ({
		name,
		day,
		time,
		address,
	}: {
		name: string;
		day: string;
		time: string;
		address: string;
	}) => `Signed by ${name} on ${day} at ${time}, from ${address}.`,
	asGuardian: "As parent or guardian.",
	fingerprint: "Fingerprint of the text (SHA-256)",
	copy: "Your copy of what you signed",
	download: "Download",
	invitations: "Teams that want you",
	join: ({ name }: { name: string }) => `Join ${name}`,
	playerOf: ({ team }: { team: string }) => `Player, ${team}`,
	yourData: "Your data",
	withdraw: "Withdraw",
	linkForPlayers: "Link for your players",
	linkHint: "Each player enters the own data and signs. It takes two minutes on a phone.",
	share: ({ name, address }: { name: string; address: string }) =>
		`Sign up for ${name} here: ${address}`,
	byText: "Send by text",
	byMail: "Send by mail",
	players: ({ count }: { count: number }) => `${count} ${plural("en", count, "player", "players")}`,
	lacking: ({ count, least }: { count: number; least: number }) =>
		`${count} more ${plural("en", count, "player", "players")} needed: a team has at least ${least}.`,
	hasSigned: "Signed",
	notSigned: "Has to sign",
	onRoster: "On the roster",
	missing: "Played last season",
	remind: ({ count }: { count: number }) =>
		`Remind ${count} ${plural("en", count, "player", "players")}`,
	freeAgents: "Players without a team",
	invite: "Ask to join",
	isInvited: "Asked",
	games: "Next games",
	coming: ({ yes, maybe, no, open }: Record<"yes" | "maybe" | "no" | "open", number>) =>
		`${yes} yes, ${maybe} maybe, ${no} no, ${open} open`,
	askWhoComes: ({ count }: { count: number }) =>
		`Ask ${count} who ${plural("en", count, "has", "have")} not answered`,
	answers: { yes: "I play", maybe: "Maybe", no: "I can’t" },
	mails: {
		action: "Open my page",
		small: ({ league }: { league: string }) => [
			`${league} writes to you because somebody signed up with this address. If that was not you, do nothing.`,
		],
		owes: {
			subject: ({ name, amount }: { name: string; amount: string }) => `${name}: ${amount} to pay`,
			due: ({ amount, day }: { amount: string; day: string }) =>
				`${amount} is due since ${day}. If you have paid in the last days, thank you: nothing else is to be done.`,
			coming: ({ amount, day }: { amount: string; day: string }) =>
				`${amount} has to be paid by ${day}.`,
			action: "Open my page",
			small: ({ league }: { league: string }) => [
				`${league} writes to you because you or your team owe it money. If that is wrong, answer this letter.`,
			],
		},
		received: {
			subject: ({ name }: { name: string }) => `Signed up: ${name}`,
			text: "You are signed up. This is your private page: confirm your address there, see where it stands, and do what is left.",
		},
		waiting: {
			subject: ({ name }: { name: string }) => `On the waitlist: ${name}`,
			text: "You are on the waitlist. We write to you as soon as a place is free.",
		},
		offered: {
			subject: ({ name }: { name: string }) => `A place is free: ${name}`,
			text: "A place is free, and it is yours if you take it in time. Your page says until when.",
		},
		expired: {
			subject: ({ name }: { name: string }) => `The place went on: ${name}`,
			text: "The place that was kept for you was not taken in time, and has gone to the next on the list.",
		},
		accepted: {
			subject: ({ name }: { name: string }) => `Accepted: ${name}`,
			text: "You are in. Your page has what comes next.",
		},
		refused: {
			subject: ({ name }: { name: string }) => `Not accepted: ${name}`,
			text: "The league could not take your sign-up.",
		},
		invited: {
			subject: ({ name }: { name: string }) => `A team wants you: ${name}`,
			text: "A captain would like you to play. Your page says which team, and lets you join it.",
		},
		reminder: {
			subject: ({ name }: { name: string }) => `Something is missing: ${name}`,
			text: "Your captain asks you to finish your sign-up. It takes a minute.",
		},
		game: {
			subject: ({ name }: { name: string }) => `Do you play? ${name}`,
			text: "Your captain would like to know whether you come to the next game. Yes, maybe or no: one tap on your page.",
		},
		link: {
			subject: ({ name }: { name: string }) => `Your private link: ${name}`,
			text: "Here is your private page again, as you asked.",
		},
	},
};
