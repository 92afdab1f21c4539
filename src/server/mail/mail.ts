import { createHmac, timingSafeEqual } from "node:crypto";
import { inOneLine, type Letter, type LetterKind } from "#domain/mail/letter.ts";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { wallClockOf } from "#domain/time/wall-clock.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import type { Mail } from "#usecases/platform-scope.ts";
import { wordsOf } from "#words/words.ts";
import type { Settings } from "../env.ts";
import { originOf } from "../http/origins.ts";
import type { OrganizationDirectory } from "../tenancy/directory.ts";

type Given = {
	settings: Pick<Settings, "isBehindHttps" | "port" | "rootDomain" | "smtpUrl">;
	directory: Pick<OrganizationDirectory, "byId">;
	secret: Uint8Array;
};

/** Letters of the installation, and who is to be told that there is something to send. */
export type OutgoingMail = Mail & {
	onWake(listener: () => void): () => void;
	/** In whose name a letter is sent. */
	senderOf(letter: StoredLetter): Promise<string>;
};

/** Where a letter leads; one that ends in "=" takes its link. */
const places: Readonly<Record<LetterKind, string>> = {
	invitation: "/login/password?link=",
	newPassword: "/login/password?link=",
	newDevice: "/login/forgotten",
	confirmAddress: "/login/address?link=",
	addressChanged: "/login/address?link=",
	secondStepReset: "/login",
};

/** Writes letters in words. Its links hold no secret of the database, so a copy of that opens nothing. */
export function outgoingMail({ settings, directory, secret }: Given): OutgoingMail {
	const listeners = new Set<() => void>();
	const organizationOf = async ({ organizationId }: StoredLetter) =>
		organizationId === null ? undefined : await directory.byId(organizationId);
	const senderOf = async (letter: StoredLetter) =>
		(await organizationOf(letter))?.name ?? settings.rootDomain;
	return {
		isServed: settings.smtpUrl !== null,
		senderOf,

		async write(letter): Promise<Letter> {
			const { kind, language, told, createdAt, linkUntil } = letter;
			const { domain = null, timeZone = "UTC" } = (await organizationOf(letter)) ?? {};
			const words = wordsOf(language);
			const { subject, paragraphs, action, small } = {
				invitation: words.mail.invitation,
				newPassword: words.mail.newPassword,
				newDevice: words.mail.newDevice,
				confirmAddress: words.mail.confirmAddress,
				addressChanged: words.mail.addressChanged,
				secondStepReset: words.mail.secondStepReset,
			}[kind];
			const { username = "", by = null, device = "", address = "", at = createdAt } = told;
			const then = wallClockOf(at, timeZone);
			const about = {
				username,
				by,
				league: await senderOf(letter),
				device,
				address,
				day: formatGameDate(then.date, language),
				time: formatGameTime(then.time, words) ?? "",
				zone: timeZone,
			};
			const origin = originOf(settings, domain ?? settings.rootDomain);
			const isOpen = kind === "newDevice" || linkUntil !== null;
			const place = `${origin}${places[kind]}`;
			const link = place.endsWith("=") ? place + linkOf(secret, letter.id) : place;
			return {
				subject: inOneLine(subject(about)),
				paragraphs: paragraphs(about),
				action: isOpen ? { label: action, address: link } : null,
				small: small(about),
			};
		},

		letterBehind(link) {
			const id = link.slice(0, link.indexOf("."));
			const [given, right] = [link, linkOf(secret, id)].map((text) => Buffer.from(text));
			if (given === undefined || right === undefined || given.length !== right.length) return null;
			return timingSafeEqual(given, right) ? id : null;
		},

		wake() {
			for (const listener of listeners) listener();
		},

		onWake(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

function linkOf(secret: Uint8Array, id: string): string {
	return `${id}.${createHmac("sha256", secret).update(`letter ${id}`).digest("base64url")}`;
}
