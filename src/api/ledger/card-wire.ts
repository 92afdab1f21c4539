import { z } from "zod";
import type { DebtorView } from "#usecases/ledger/view-ledger.ts";
import type { CardAccountView } from "#usecases/payment/card-account.ts";
import { answer } from "../endpoint.ts";
import { flag, id, name, success } from "../fields.ts";
import { said } from "../said.ts";
import { debtorPage, positive, toDebtorPage } from "./wire.ts";

export const cardRefund = z.object({ id, amount: positive, why: name("Please say why.", 200) });

export const cardsSwitch = z.object({ isOn: flag.default(true) });

const cards = z.object({
	/** This installation takes cards, in the currency of the organization. */
	isOffered: z.boolean(),
	/** No real money moves. */
	isTest: z.boolean(),
	/** Null until an owner has begun to set it up. */
	account: z.object({ account: z.string(), isReady: z.boolean(), isOn: z.boolean() }).nullable(),
});

export const cardAccountShown = answer(cards, toCards);

export const cardsSwitched = answer(
	cards.extend({ success, message: said }),
	(it: CardAccountView) => ({ ...toCards(it), message: "Saved" }),
);

export const cardsToSetUp = answer(
	z.object({ success, message: said, address: z.string() }),
	({ address }: { address: string }) => ({ address, message: "Opened" }),
);

export const refunded = answer(debtorPage.extend({ success, message: said }), (it: DebtorView) => ({
	...toDebtorPage(it),
	message: "Refunded",
}));

function toCards({ isOffered, isTest, account }: CardAccountView): z.input<typeof cards> {
	return {
		isOffered,
		isTest,
		account: account && { account: account.account, isReady: account.isReady, isOn: account.isOn },
	};
}
