import { inOneLine, type Letter } from "#domain/mail/letter.ts";
import { type PrivateLinks, pathOfLink } from "#domain/private-link/private-link.ts";
import { nameOf, type SignUpLetter } from "#domain/sign-up/sign-up.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import type { Store } from "#store/store.ts";
import { wordsOf } from "#words/words.ts";

type Place = {
	store: Store;
	league: string;
	/** Where its pages are in the language of the letter. */
	site: string;
	links: PrivateLinks;
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
