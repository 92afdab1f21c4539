import { createHmac } from "node:crypto";
import { inOneLine, type Letter } from "#domain/mail/letter.ts";
import { nameOf, type SignUpLetter } from "#domain/sign-up/sign-up.ts";
import { pathOfLink, type SignUpLink, type SignUpLinks } from "#domain/sign-up/sign-up-link.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import type { Store } from "#store/store.ts";
import { wordsOf } from "#words/words.ts";
import { isSame } from "./is-same.ts";

type Place = {
	store: Store;
	league: string;
	/** Where its pages are in the language of the letter. */
	site: string;
	links: SignUpLinks;
};

/** What is written to somebody who signed up, with the private link; nothing where the sign-up is gone. */
export async function signUpLetter(
	{ language, told }: StoredLetter,
	{ store, league, site, links }: Place,
): Promise<Letter> {
	const words = wordsOf(language);
	const signUp = await store.signUps.find(Number(told["signUp"]));
	const letter = told["letter"] as SignUpLetter;
	const link = { of: "mail", id: signUp?.id ?? 0, round: signUp?.linkRound ?? 0 } as const;
	const { subject, text } = words.signUp.mails[letter];
	return {
		subject: inOneLine(subject({ name: signUp === undefined ? "" : nameOf(signUp) })),
		paragraphs: [text, ...(letter === "refused" && signUp?.reason ? [signUp.reason] : [])],
		action: {
			label: words.signUp.mails.action,
			address: site + pathOfLink("mail", links.linkOf(link)),
		},
		small: words.signUp.mails.small({ league }),
		ending: null,
		...(signUp === undefined && { isOver: true as const }),
	};
}

/** How a link begins, by what it is of. */
const letters: Record<SignUpLink["of"], string> = {
	own: "o",
	mail: "m",
	team: "t",
	availability: "a",
	official: "f",
};
const signUpLinkKinds = Object.keys(letters) as SignUpLink["of"][];

/** Links that the installation's secret signs. */
export function signUpLinks(secret: Uint8Array, organizationId: number): SignUpLinks {
	const macOf = (signed: string) =>
		createHmac("sha256", secret).update(`${signed} of ${organizationId}`).digest("base64url");
	const linkOf = ({ of, id, round }: SignUpLink) =>
		`${letters[of]}${id}-${round}.${macOf(`sign-up ${of} ${id} ${round}`)}`;
	const stampOf = (begun: Date) => {
		const second = Math.floor(begun.getTime() / 1000);
		return `${second}.${macOf(`sign-up form ${second}`)}`;
	};
	return {
		linkOf,
		behind(text) {
			const [, letter = "", id = "", round = ""] =
				/^([omtaf])([1-9]\d{0,9})-([1-9]\d{0,9})\./.exec(text) ?? [];
			const of = signUpLinkKinds.find((kind) => letters[kind] === letter);
			if (of === undefined) return null;
			const link = { of, id: Number(id), round: Number(round) };
			return isSame(text, linkOf(link)) ? link : null;
		},
		stampOf,
		begunBy(stamp) {
			const [, second = ""] = /^([1-9]\d{0,10})\./.exec(stamp) ?? [];
			const begun = new Date(Number(second) * 1000);
			return second !== "" && isSame(stamp, stampOf(begun)) ? begun : null;
		},
	};
}
