import { createTransport, type Transporter } from "nodemailer";
import { inOneLine, textOf, triedAgainAt } from "#domain/mail/letter.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import { reportUnexpected } from "../http/unexpected.ts";
import { deliverPush, isPush } from "../push/deliver-push.ts";
import type { Services } from "../services.ts";
import { letterHtml } from "./letter-html.tsx";
import { tellNotices } from "./tell-notices.ts";
import { writeToFollowers } from "./write-to-followers.ts";

/** Taken at a time, and sent over how many connections. */
const atOnce = 100;
const connections = 5;
/** How long a process may be at what it took before others take it. */
const claimedMs = 5 * 60_000;
/** How long the mail server may be silent. */
const silenceMs = 20_000;
/** Letters that failed for now, and those that another process left, are looked for this often. */
const everyMs = 10_000;
/** How long the log of letters goes back. */
const keptMs = 90 * 24 * 60 * 60_000;

/**
 * Sends what stands in the outbox, as soon as something is put there and every few seconds; answers how to
 * end it. Every process does so, and one of them sends each letter (rule `letters-once`).
 */
export function deliverLetters(services: Services): () => void {
	const post = postOf(services);
	let timer: NodeJS.Timeout | undefined;
	let isWorking = false;
	let isAskedAgain = false;
	let isOver = false;
	const work = () => {
		isAskedAgain = true;
		if (isWorking || isOver) return;
		isWorking = true;
		isAskedAgain = false;
		void deliverDue(services, post)
			.catch((error) => reportUnexpected(services, error, "sending letters"))
			.finally(() => {
				isWorking = false;
				if (isAskedAgain) work();
			});
	};
	const stopListening = services.mail.onWake(work);
	timer = setInterval(work, everyMs);
	timer.unref();
	work();
	return () => {
		isOver = true;
		stopListening();
		clearInterval(timer);
		post?.close();
	};
}

/** The mail server of the settings; null without one. */
export function postOf({ settings }: Pick<Services, "settings">): Transporter | null {
	const { smtpUrl } = settings;
	if (smtpUrl === null) return null;
	return createTransport({
		url: smtpUrl,
		pool: true,
		maxConnections: connections,
		connectionTimeout: silenceMs,
		greetingTimeout: silenceMs,
		socketTimeout: silenceMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}

/** Sends all that is due now. */
export async function deliverDue(services: Services, post: Transporter | null): Promise<void> {
	const { outbox } = services.platform;
	await writeToFollowers(services);
	await tellNotices(services);
	for (;;) {
		const now = services.now();
		const until = new Date(now.getTime() + claimedMs).toISOString();
		const taken = await outbox.claim(now.toISOString(), until, atOnce);
		await Promise.all(taken.map((letter) => deliver(services, post, letter)));
		if (taken.length < atOnce) break;
	}
	await outbox.removeOlder(new Date(services.now().getTime() - keptMs).toISOString());
}

async function deliver(
	services: Services,
	post: Transporter | null,
	letter: StoredLetter,
): Promise<void> {
	const { platform, now } = services;
	const { id, tries } = letter;
	const settle = (
		...what: [
			state: "sent" | "refused" | "given up" | "no server" | "taken back",
			said: string | null,
		]
	) => platform.outbox.settle(id, ...what, now().toISOString());
	if (!isPush(letter) && post === null) return settle("no server", null);
	const { outcome, said } =
		isPush(letter) || post === null
			? await deliverPush(services, letter)
			: await deliverMail(services, post, letter);
	if (outcome !== "failed")
		return settle(outcome === "gone" ? "refused" : outcome, inOneLine(said) || null);
	const again = triedAgainAt(tries, now());
	if (again === null) return settle("given up", inOneLine(said));
	await platform.outbox.putOff(id, again.toISOString(), inOneLine(said));
}

async function deliverMail(
	{ mail, settings }: Services,
	post: Transporter,
	letter: StoredLetter,
): Promise<{ outcome: "sent" | "refused" | "failed" | "taken back"; said: string }> {
	const { id, address, language } = letter;
	const written = await mail.write(letter);
	if (written.isOver) return { outcome: "taken back", said: "" };
	const sender = await mail.senderOf(letter);
	const from = settings.mailFrom ?? "";
	try {
		const { response } = await post.sendMail({
			from: { name: inOneLine(sender), address: from },
			to: { name: "", address },
			...(written.answersTo && { replyTo: written.answersTo }),
			subject: written.subject,
			text: textOf(written),
			...(written.calendar && {
				attachments: [
					{
						filename: "games.ics",
						content: written.calendar,
						contentType: "text/calendar; charset=utf-8; method=PUBLISH",
					},
				],
			}),
			html: letterHtml(written, { sender, language }),
			// The same if it is sent twice because the server's answer was lost: programs show it once.
			messageId: `<${id}@${from.slice(from.indexOf("@") + 1)}>`,
			headers: {
				"Auto-Submitted": "auto-generated",
				...(written.ending !== null && {
					"List-Unsubscribe": `<${written.ending}>`,
					"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
				}),
			},
		});
		return { outcome: "sent", said: String(response) };
	} catch (error) {
		const { responseCode = 0, message } = error as { responseCode?: number; message: string };
		return { outcome: responseCode >= 500 ? "refused" : "failed", said: message };
	}
}
