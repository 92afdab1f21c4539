import { createHmac } from "node:crypto";
import type { Reader, ReaderLinks } from "#domain/follower/follower.ts";
import { languagePrefix } from "#domain/language/language.ts";
import { choiceOf } from "#domain/look/look.ts";
import { type Ground, paletteOf } from "#domain/look/palette.ts";
import {
	type AccountLetterKind,
	inOneLine,
	type Letter,
	type SecondStepChange,
} from "#domain/mail/letter.ts";
import type { Piece } from "#domain/notice/telling.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { PrivateLinks } from "#domain/private-link/private-link.ts";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { wallClockOf } from "#domain/time/wall-clock.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import type { Store } from "#store/store.ts";
import type { Mail } from "#usecases/platform-scope.ts";
import { wordsOf } from "#words/words.ts";
import type { Settings } from "../env.ts";
import { originOf, siteUrlOf } from "../http/origins.ts";
import type { OrganizationDirectory } from "../tenancy/directory.ts";
import { feeReminderLetter } from "./fee-reminder-letter.ts";
import { isSame } from "./is-same.ts";
import { letterOfPieces, type NoticePlace, noticeLetter } from "./notice-letter.ts";
import { privateLinks } from "./private-links.ts";
import { signUpLetter } from "./sign-up-letter.ts";
import { weekLetter } from "./week-letter.ts";

type Given = {
	settings: Pick<Settings, "isBehindHttps" | "port" | "rootDomain" | "smtpUrl">;
	directory: Pick<OrganizationDirectory, "byId">;
	secret: Uint8Array;
	/** What visitors of an organization may know. */
	storeOf: (organizationId: number) => Store;
	now: () => Date;
};

/** Letters of the installation, and who is to be told that there is something to send. */
export type OutgoingMail = Mail & {
	onWake(listener: () => void): () => void;
	/** Links of letters to those who follow an organization, or whose address it has. */
	readerLinks(organizationId: number): ReaderLinks;
	/** Private links of those who signed up for a season of an organization. */
	privateLinks(organizationId: number): PrivateLinks;
	/** In whose name a letter is sent. */
	senderOf(letter: StoredLetter): Promise<string>;
	/** The colours of its organization; null where it has chosen none. */
	colorsOf(letter: StoredLetter): Promise<Ground | null>;
	/** Where its organization wants answers; null where it has not said so. */
	answersTo(letter: StoredLetter): Promise<{ name: string; address: string } | null>;
};

/** Where a letter leads; one that ends in "=" takes its link. */
const places: Readonly<Record<AccountLetterKind, string>> = {
	invitation: "/login/password?link=",
	newPassword: "/login/password?link=",
	newDevice: "/login/forgotten",
	confirmAddress: "/login/address?link=",
	addressChanged: "/login/address?link=",
	secondStepReset: "/login",
	signInChanged: "/login/forgotten",
};

const nothingToTell: Letter = {
	subject: "",
	paragraphs: [],
	action: null,
	small: [],
	ending: null,
	isOver: true,
};

/** Writes letters in words. Its links hold no secret of the database, so a copy of that opens nothing. */
export function outgoingMail({ settings, directory, secret, storeOf, now }: Given): OutgoingMail {
	const listeners = new Set<() => void>();
	/** Worked out once for thousands of letters. */
	const grounds = new WeakMap<Organization, Ground | null>();
	const organizationOf = async ({ organizationId }: StoredLetter) =>
		organizationId === null ? undefined : await directory.byId(organizationId);
	const senderOf = async (letter: StoredLetter) =>
		(await organizationOf(letter))?.name ?? settings.rootDomain;
	const answersTo = async (letter: StoredLetter) => {
		const { name, letters } = (await organizationOf(letter)) ?? {};
		return letters?.answersTo ? { name: inOneLine(name ?? ""), address: letters.answersTo } : null;
	};
	const placeOf = (organization: Organization, link: string | null): NoticePlace => ({
		organization,
		store: storeOf(organization.id),
		siteUrl: siteUrlOf(settings, organization),
		rootDomain: settings.rootDomain,
		link,
		now: now(),
	});
	return {
		isServed: settings.smtpUrl !== null,
		senderOf,
		answersTo,

		async colorsOf(letter) {
			const organization = await organizationOf(letter);
			if (organization === undefined) return null;
			const before = grounds.get(organization);
			if (before !== undefined) return before;
			const ground = groundOf(organization);
			grounds.set(organization, ground);
			return ground;
		},

		async writeNotice({ organizationId, noticeId, language }) {
			const organization = await directory.byId(organizationId);
			const pieces: Piece[] = [{ notice: noticeId, games: null }];
			return organization === undefined
				? null
				: letterOfPieces(pieces, language, placeOf(organization, null));
		},

		async write(letter): Promise<Letter> {
			const { kind, language, told, createdAt, linkUntil } = letter;
			const organization = await organizationOf(letter);
			if (kind === "following") {
				const site = siteUrlOf(settings, organization ?? { domain: null, slug: null });
				return confirmation(letter, {
					league: organization?.name ?? "",
					site: site + (organization === undefined ? "" : languagePrefix(language, organization)),
					link: readerLink(secret, letter.organizationId ?? 0, {
						of: "follower",
						id: Number(told["follower"]),
					}),
				});
			}
			if (kind === "notice") {
				if (organization === undefined) return nothingToTell;
				const of = told["of"] === "person" ? "person" : "follower";
				const reader: Reader = { of, id: Number(told["reader"]) };
				const link = readerLink(secret, organization.id, reader);
				return (await noticeLetter(letter, placeOf(organization, link))) ?? nothingToTell;
			}
			if (kind === "week") {
				if (organization === undefined) return nothingToTell;
				const reader: Reader = { of: "follower", id: Number(told["reader"]) };
				const link = readerLink(secret, organization.id, reader);
				return (await weekLetter(letter, placeOf(organization, link))) ?? nothingToTell;
			}
			if (kind === "signUp") {
				return organization === undefined
					? nothingToTell
					: signUpLetter(letter, {
							store: storeOf(organization.id),
							league: organization.name,
							site: siteUrlOf(settings, organization) + languagePrefix(language, organization),
							links: privateLinks(secret, organization.id),
						});
			}
			if (kind === "owes") {
				if (organization === undefined) return nothingToTell;
				const place = {
					store: storeOf(organization.id),
					organization,
					site: siteUrlOf(settings, organization) + languagePrefix(language, organization),
					links: privateLinks(secret, organization.id),
					now: now(),
				};
				return (await feeReminderLetter(letter, place)) ?? nothingToTell;
			}
			const { domain = null, timeZone = "UTC" } = organization ?? {};
			if (kind === "message") {
				const origin = originOf(settings, domain ?? settings.rootDomain);
				return messageLetter(letter, { league: organization?.name ?? "", origin });
			}
			const words = wordsOf(language);
			const { subject, paragraphs, action, small } = {
				invitation: words.mail.invitation,
				newPassword: words.mail.newPassword,
				newDevice: words.mail.newDevice,
				confirmAddress: words.mail.confirmAddress,
				addressChanged: words.mail.addressChanged,
				secondStepReset: words.mail.secondStepReset,
				signInChanged: words.mail.signInChanged,
			}[kind];
			const { username = "", by = null, device = "", address = "", at = createdAt } = told;
			const change = (told["change"] ?? "off") as SecondStepChange;
			const then = wallClockOf(at, timeZone);
			const about = {
				username,
				by,
				league: await senderOf(letter),
				device,
				change,
				address,
				day: formatGameDate(then.date, language),
				time: formatGameTime(then.time, words) ?? "",
				zone: timeZone,
			};
			const origin = originOf(settings, domain ?? settings.rootDomain);
			const isOpen = kind === "newDevice" || kind === "signInChanged" || linkUntil !== null;
			const place = `${origin}${places[kind]}`;
			const link = place.endsWith("=") ? place + linkOf(secret, letter.id) : place;
			return {
				subject: inOneLine(subject(about)),
				paragraphs: paragraphs(about),
				action: isOpen ? { label: action, address: link } : null,
				small: small(about),
				ending: null,
			};
		},

		letterBehind(link) {
			const id = link.slice(0, link.indexOf("."));
			return isSame(link, linkOf(secret, id)) ? id : null;
		},

		readerLinks: (organizationId) => ({
			linkOf: (reader) => readerLink(secret, organizationId, reader),
			readerBehind(link) {
				const [, kind = "", id = ""] = /^([fp])([1-9]\d{0,9})\./.exec(link) ?? [];
				if (kind === "") return null;
				const reader: Reader = { of: kind === "f" ? "follower" : "person", id: Number(id) };
				return isSame(link, readerLink(secret, organizationId, reader)) ? reader : null;
			},
		}),

		privateLinks: (organizationId) => privateLinks(secret, organizationId),

		wake() {
			for (const listener of listeners) listener();
		},

		onWake(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

function groundOf(organization: Organization): Ground | null {
	if (organization.brandColor === null && organization.look === null) return null;
	const { fill, on } = paletteOf(choiceOf(organization)).header;
	return { fill, on };
}

/** What a visitor wrote, to be answered by answering the letter. */
function messageLetter(
	{ language, told }: StoredLetter,
	{ league, origin }: { league: string; origin: string },
): Letter {
	const words = wordsOf(language);
	const { subject, intro, action, small } = words.mail.message;
	const { name = "", address = "", text = "" } = told;
	return {
		subject: inOneLine(subject({ league, name })),
		paragraphs: [intro({ name, address }), ...text.split(/\n+/)],
		action: { label: action, address: `${origin}/dashboard/messages` },
		small: small({ league, name }),
		ending: null,
		answersTo: { name: inOneLine(name), address },
	};
}

/** Asks whether somebody wants to follow, and says how to say no. */
function confirmation(
	{ language, told }: StoredLetter,
	{ league, site, link }: { league: string; site: string; link: string },
): Letter {
	const words = wordsOf(language);
	const { subject, paragraphs, action, small } = words.mail.following;
	const about = { league, names: told["names"] ?? "" };
	const query = new URLSearchParams({ link });
	return {
		subject: inOneLine(subject(about)),
		paragraphs: paragraphs(about),
		action: { label: action, address: `${site}/follow/letters?${query}` },
		small: small(about),
		ending: `${site}/follow/end?${query}`,
	};
}

function linkOf(secret: Uint8Array, id: string): string {
	return `${id}.${createHmac("sha256", secret).update(`letter ${id}`).digest("base64url")}`;
}

function readerLink(secret: Uint8Array, organizationId: number, { of, id }: Reader): string {
	const signed = `${of} ${id} of ${organizationId}`;
	return `${of[0]}${id}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}
