/** What visitors write to the league by a contact form. */
export const message = {
	title: "Write to the league",
	name: "Your name",
	address: "Your email address",
	text: "Message",
	leaveEmpty: "Leave this empty",
	send: "Send message",
	whoReads: "Read by the people who run this league, and answered by mail.",
	sent: "Thank you, your message has arrived.",
	answeredSoon: "The league has it and answers you by mail.",
	notSent: "Your message was not sent yet. Please look at what is marked.",
	tooMany: "Many messages have come in just now. Please send yours again in a while.",
	noName: "please enter your name",
	noAddress: "please enter one email address",
	noText: "please write a message",
	tooLong: "please make this shorter",
};
