import { createTransport, type Transporter } from "nodemailer";
import { inOneLine, textOf, triedAgainAt } from "#domain/mail/letter.ts";
import type { Settled, StoredLetter } from "#store/platform/outbox.ts";
import { keepWorking } from "../operations/work-loop.ts";
import { deliverPush, isPush } from "../push/deliver-push.ts";
import type { Services } from "../services.ts";
import { htmlOfLetter } from "./letter-html.tsx";
import { tellNotices } from "./tell-notices.ts";
import { together } from "./together.ts";
import { writeFeeReminders } from "./write-fee-reminders.ts";
import { writeToFollowers } from "./write-to-followers.ts";
import { writeToSignUps } from "./write-to-sign-ups.ts";
import { writeWeeks } from "./write-weeks.ts";

/** Taken at a time, and sent over how many connections. */
const atOnce = 200;
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
	const end = keepWorking(services, {
		what: "sending letters",
		everyMs,
		work: () => deliverDue(services, post),
	});
	return () => {
		end();
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
		// A connection is made anew when the mail server wants it, not after a hundred letters.
		maxMessages: Number.POSITIVE_INFINITY,
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
	await writeToSignUps(services);
	await writeFeeReminders(services);
	await tellNotices(services);
	await writeWeeks(services);
	const settle = together((settled: readonly Settled[]) =>
		outbox.settle(settled, services.now().toISOString()),
	);
	for (;;) {
		const now = services.now();
		const until = new Date(now.getTime() + claimedMs).toISOString();
		const taken = await outbox.claim(now.toISOString(), until, atOnce);
		await Promise.all(taken.map((letter) => deliver(services, post, settle, letter)));
		if (taken.length < atOnce) break;
	}
	await outbox.removeOlder(new Date(services.now().getTime() - keptMs).toISOString());
}

async function deliver(
	services: Services,
	post: Transporter | null,
	settle: (settled: Settled) => Promise<void>,
	letter: StoredLetter,
): Promise<void> {
	const { platform, now } = services;
	const { id, tries } = letter;
	if (!isPush(letter) && post === null) return settle({ id, state: "no server", answer: null });
	const { outcome, said } =
		isPush(letter) || post === null
			? await deliverPush(services, letter)
			: await deliverMail(services, post, letter);
	if (outcome !== "failed") {
		const state = outcome === "gone" ? "refused" : outcome;
		return settle({ id, state, answer: inOneLine(said) || null });
	}
	const again = triedAgainAt(tries, now());
	if (again === null) return settle({ id, state: "given up", answer: inOneLine(said) });
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
	const answersTo = written.answersTo ?? (await mail.answersTo(letter));
	const from = settings.mailFrom ?? "";
	try {
		const { response } = await post.sendMail({
			from: { name: inOneLine(sender), address: from },
			to: { name: "", address },
			...(answersTo && { replyTo: answersTo }),
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
			html: htmlOfLetter(written, { sender, language, colors: await mail.colorsOf(letter) }),
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
