import { formatAmount } from "#domain/fee/currency.ts";
import { balanceOf } from "#domain/ledger/balance.ts";
import type { Debtor } from "#domain/ledger/ledger.ts";
import { remindedOf } from "#domain/ledger/reminders.ts";
import { inOneLine, type Letter } from "#domain/mail/letter.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { type PrivateLinks, pathOfLink } from "#domain/private-link/private-link.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import type { Store } from "#store/store.ts";
import { keyOf, namesOf } from "#usecases/ledger/debtors.ts";
import { reachDebtors } from "#usecases/ledger/reach-debtors.ts";
import { wordsOf } from "#words/words.ts";

type Place = {
	store: Store;
	organization: Organization;
	/** Where its pages are in the language of the letter. */
	site: string;
	links: PrivateLinks;
	now: Date;
};

/** Who owes what since when, as it is when the letter is sent; nothing where it was paid meanwhile. */
export async function feeReminderLetter(
	{ language, told }: StoredLetter,
	{ store, organization, site, links, now }: Place,
): Promise<Letter | null> {
	const words = wordsOf(language).signUp.mails;
	const debtor = { kind: told["kind"], id: Number(told["id"]) } as Debtor;
	const entries = await store.ledger.list({ debtor });
	const about = remindedOf(balanceOf(entries, today(now, organization.timeZone)));
	if (about === null) return null;
	const [named] = await namesOf(store, [{ debtor, called: entries.at(-1)?.called ?? null }]);
	const reach = (await reachDebtors(store, [debtor], language)).get(keyOf(debtor));
	const { currency } = organization;
	const amount = formatAmount(about.amount, { currency, language });
	const day = formatGameDate(about.day, language);
	const signUp = reach?.signUp ?? null;
	const link =
		signUp === null ? null : links.linkOf({ of: "mail", id: signUp.id, round: signUp.linkRound });
	return {
		subject: inOneLine(words.owes.subject({ name: named?.name ?? "", amount })),
		paragraphs: [
			about.isDue ? words.owes.due({ amount, day }) : words.owes.coming({ amount, day }),
		],
		action:
			link === null ? null : { label: words.owes.action, address: site + pathOfLink("mail", link) },
		small: words.owes.small({ league: organization.name }),
		ending: null,
	};
}
