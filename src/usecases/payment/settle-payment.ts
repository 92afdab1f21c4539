import type { Language } from "#domain/language/language.ts";
import { entriesOfPayment, missingEntries } from "#domain/payment/entries-of-payment.ts";
import type { CardPayment, FetchedPayment } from "#domain/payment/payment.ts";
import { dayOf, keepEntries, keepReversal } from "../ledger/make-entries.ts";
import type { Scope } from "../scope.ts";

/**
 * Brings the ledger in line with a payment as the provider has it, in one transaction with the message that made us
 * ask, which is heard once (rule `asked-again`). Answers the payment; null for one that is none of ours.
 */
export async function settlePayment(
	scope: Scope,
	{ fetched, eventId = null }: { fetched: FetchedPayment; eventId?: string | null },
): Promise<CardPayment | null> {
	return scope.store.transaction(async (store) => {
		if (eventId !== null && !(await store.cardPayments.addEvent(eventId, scope.now.toISOString())))
			return null;
		const { paymentId, intent, fee } = fetched;
		const payment = paymentId === null ? undefined : await store.cardPayments.find(paymentId);
		// Its account may be used for other things as well, and what we called it can be written there by anybody.
		const isOurs = payment?.currency === fetched.currency && (payment.intent ?? intent) === intent;
		if (payment === undefined || !isOurs || fetched.received === 0) return null;
		await store.cardPayments.setPaid(payment.id, { intent, fee: fee ?? payment.fee });
		const wanted = entriesOfPayment(fetched);
		const sources = wanted.map(({ source }) => source);
		const before = await store.ledger.listBySources(sources);
		const { add, takeBack } = missingEntries(wanted, before);
		const words = paymentWords[scope.organization.language];
		const debtor = { kind: "signUp", id: payment.signUpId } as const;
		await keepEntries(
			scope,
			store,
			add.map(({ source, kind, of, amount, why }) => ({
				source,
				of: { ...debtor, name: null },
				entry: {
					debtor,
					kind,
					amount,
					day: dayOf(scope),
					due: null,
					method: "card",
					seasonId: payment.seasonId,
					why: why ?? words[of],
				},
			})),
		);
		const there = takeBack.length > 0 ? await store.ledger.listBySources(sources) : [];
		for (const { source, of } of takeBack) {
			const entry = there.find((one) => one.source === source);
			if (entry) await keepReversal(scope, store, entry, words.takenBack[of]);
		}
		return { ...payment, intent };
	});
}

type Of = "payment" | "refund" | "dispute";

/** What entries are for, as they stand in the books; they are kept in the organization's language. */
const paymentWords: Record<Language, Record<Of, string> & { takenBack: Record<Of, string> }> = {
	en: {
		payment: "Paid by card",
		refund: "Refund to the card",
		dispute: "Disputed with the bank by the card’s holder",
		takenBack: {
			payment: "The payment did not come in",
			refund: "The bank sent the refund back",
			dispute: "The dispute was decided for the league",
		},
	},
	fr: {
		payment: "Payé par carte",
		refund: "Remboursement sur la carte",
		dispute: "Contesté auprès de la banque par le titulaire de la carte",
		takenBack: {
			payment: "Le paiement n’est pas arrivé",
			refund: "La banque a retourné le remboursement",
			dispute: "La contestation a été tranchée en faveur de la ligue",
		},
	},
	es: {
		payment: "Pagado con tarjeta",
		refund: "Reembolso a la tarjeta",
		dispute: "Contracargo pedido por el titular de la tarjeta",
		takenBack: {
			payment: "El pago no llegó",
			refund: "El banco devolvió el reembolso",
			dispute: "El contracargo se resolvió a favor de la liga",
		},
	},
};
