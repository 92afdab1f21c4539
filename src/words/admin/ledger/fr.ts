import { plural } from "#domain/text/plural.ts";
import type { ledger as english } from "./en.ts";

type Named = { name: string };
type Amount = { amount: string };
type Owing = { name: string; due: string; day: string };

export const ledger: typeof english = {
	title: "Argent",
	summary: "Ce que les équipes et les joueurs doivent, et ce qu’ils ont payé.",
	search: "Chercher par nom",
	who: "Qui est affiché",
	everybody: "Tout le monde",
	whoIsDue: "Qui aurait dû payer",
	whoOwes: "Qui doit encore",
	whoHasCredit: "Qui a trop payé",
	debtors: "Équipes et joueurs avec ce qu’ils doivent",
	due: "Dû maintenant",
	owed: "Solde à recevoir",
	charged: "Facturé",
	paid: "Payé",
	cameIn: "Encaissé",
	wentOut: "Remboursé",
	dueSince: "Dû depuis",
	noneFound: "Personne ne correspond",
	showAll: "Afficher tout le monde",
	empty: "Rien n’est dû et rien n’a été payé",
	emptyHint:
		"Facturez d’un coup les frais aux équipes d’une ligue, ou ouvrez une équipe et facturez-la seule. Inscrivez ensuite ce qui est payé\u00a0: comptant, virement, peu importe.",
	gone: {
		team: "Une équipe disparue",
		player: "Un joueur disparu",
		signUp: "Une inscription",
	},
	kinds: {
		charge: "Facturer",
		payment: "Paiement",
		refund: "Rembourser",
		waiver: "Radier",
		correction: "Corriger",
	},
	/** What an entry is. */
	nouns: {
		charge: "Frais",
		payment: "Paiement",
		refund: "Remboursement",
		waiver: "Radiation",
		correction: "Correction",
	},
	payment: "Paiement",
	titles: {
		charge: ({ name }: Named) => `Facturation\u00a0: ${name}`,
		payment: ({ name }: Named) => `Paiement\u00a0: ${name}`,
		refund: ({ name }: Named) => `Remboursement\u00a0: ${name}`,
		waiver: ({ name }: Named) => `Radiation\u00a0: ${name}`,
		correction: ({ name }: Named) => `Correction\u00a0: ${name}`,
	},
	submits: {
		charge: "Facturer",
		payment: "Inscrire le paiement",
		refund: "Inscrire le remboursement",
		waiver: "Radier",
		correction: "Corriger",
	},
	usualWhy: {
		charge: "Frais de ligue",
		payment: "Frais de ligue",
		refund: "Remboursement",
		waiver: "Frais radiés",
		correction: "",
	},
	hints: {
		refund:
			"Inscrivez ce qui a vraiment été remboursé. Le montant redevient dû, sauf si vous corrigez ou radiez aussi les frais.",
		correction:
			"Pour ce qu’aucune autre écriture ne dit, comme un solde repris d’une feuille de calcul.",
	},
	method: "Mode de paiement",
	methods: {
		cash: "Comptant",
		transfer: "Virement bancaire",
		eTransfer: "Virement Interac",
		cheque: "Chèque",
		card: "Carte",
	},
	amountIn: ({ currency }: { currency: string }) => `Montant (${currency})`,
	amountEach: ({ currency }: { currency: string }) => `Montant par équipe (${currency})`,
	noAmount: ({ example }: { example: string }) => `Entrez un montant, par exemple ${example}.`,
	why: "Raison",
	whyHint: "Elle reste dans les livres. N’y mettez rien de privé.",
	day: "Date",
	dueOn: "À payer au plus tard le",
	dueFirst: "Premier paiement au plus tard le",
	inParts: "En versements",
	monthly: ({ count }: { count: number }) =>
		count === 1 ? "En une fois" : `${count} versements mensuels`,
	direction: "Effet",
	owesLess: "Moins est dû",
	owesMore: "Plus est dû",
	noSeason: "Aucune saison",
	owesNothing: "Rien n’est dû.",
	hasCredit: ({ amount }: Amount) => `${amount} payés en trop.`,
	owes: ({ owed, due }: { owed: string; due: string }) => `Doit ${owed}, dont ${due} maintenant.`,
	owesLater: ({ owed }: { owed: string }) => `Doit ${owed}, rien d’exigible pour l’instant.`,
	dueSinceDay: ({ due, day }: { due: string; day: string }) => `${due} dus depuis le ${day}.`,
	notEntered: "L’écriture n’a pas pu être inscrite.",
	chargeTeams: "Facturer des équipes",
	teamsOf: "Équipes de",
	whoPays: ({ count }: { count: number }) =>
		`Qui paie\u00a0: ${count} ${plural("fr", count, "équipe", "équipes")}, décochez qui ne paie pas`,
	inAll: ({ count, amount }: Amount & { count: number }) =>
		`${count} ${plural("fr", count, "équipe", "équipes")}, ${amount} en tout.`,
	coming: "Plus tard\u00a0:",
	amountOn: ({ amount, day }: Amount & { day: string }) => `${amount} le ${day}`,
	entries: "Écritures",
	noEntries: "Aucune écriture",
	noEntriesHint: "Ce qui est facturé et payé figure ici, le plus récent d’abord.",
	dueBy: ({ day }: { day: string }) => `à payer au plus tard le ${day}`,
	by: ({ name }: Named) => `par ${name}`,
	byItself: "automatique",
	reversal: "Contre-passation",
	reverse: "Contre-passer",
	reverseTitle: "Contre-passer cette écriture?",
	reverseText: ({ amount, why }: Amount & { why: string }) =>
		`${amount} pour « ${why} » reste dans les livres, avec à côté une écriture qui l’annule.`,
	reverseWhy: "Pourquoi",
	notReversed: "L’écriture n’a pas pu être contre-passée.",
	rules: "Frais et amendes",
	forfeitFine: ({ currency }: { currency: string }) => `Amende de forfait (${currency})`,
	forfeitFineHint:
		"L’équipe qui déclare forfait est facturée automatiquement, et ne l’est plus si le forfait est annulé. Vide s’il n’y a pas d’amende.",
	barredFrom: "Pas de match sans les frais dès la semaine",
	barredFromHint:
		"1 est la première semaine de matchs. Le jour du match, on le dit d’une équipe qui doit un montant échu. Vide si tous jouent.",
	hasNotPaid: ({ name, due, day }: Owing) =>
		`Montant échu\u00a0: ${name}, ${due} depuis le ${day}.`,
	doesNotPlay: ({ name, due, day }: Owing) =>
		`Ne joue pas avant d’avoir payé\u00a0: ${name}, ${due} depuis le ${day}.`,
	copyReminder: "Copier un rappel",
	reminderCopied: "Le rappel est copié. Collez-le là où vous leur écrivez.",
	reminder: ({ name, due, day }: Owing) =>
		`Bonjour! Petit rappel pour ${name}\u00a0: ${due} à payer depuis le ${day}. Merci!`,
	refundCard: "Rembourser sur la carte",
	refundCardTitle: ({ name }) => `Rembourser sur la carte\u00a0: ${name}`,
	refundCardHint: ({ amount }) =>
		`${amount} sont venus par carte. Le remboursement retourne sur la même carte en quelques jours; les frais du paiement ne sont pas rendus.`,
	refundProposed: ({ amount }) =>
		`Selon les règles de l’inscription, ${amount} reviennent aujourd’hui.`,
	refundWhy: "Motif, tel qu’il figure dans les comptes",
	notRefunded: "Le remboursement n’a pas pu être fait.",
	cardFee: ({ amount }) => `frais de carte ${amount}`,
	cardFees: "Frais de carte",
	cards: "Cartes",
	cardsTitle: "Paiement par carte",
	cardsHint:
		"Capitaines et joueurs paient sur une page de Stripe, et l’argent va directement au compte Stripe de votre ligue. Paiements, remboursements, contestations et frais s’inscrivent d’eux-mêmes dans vos comptes.",
	cardsNew:
		"Il vous faut un compte chez Stripe. L’ouvrir prend une dizaine de minutes et ne coûte rien; Stripe garde des frais sur chaque paiement.",
	cardsBegin: "Configurer avec Stripe",
	cardsUnfinished:
		"Stripe a besoin d’en savoir plus avant de prendre des paiements pour votre ligue.",
	cardsGoOn: "Continuer avec Stripe",
	cardsReady: "Votre ligue prend les cartes.",
	cardsOff: "Personne ne peut payer par carte. Les remboursements restent possibles.",
	cardsSwitch: "On peut payer par carte",
	cardsTest: "Clés d’essai\u00a0: aucun argent réel ne bouge.",
	cardsNotReached: "Impossible d’ouvrir la page.",
	remindByMail: "Rappeler par courriel",
	remindAll: "Rappeler à tous par courriel",
	remindAllTitle: "Rappeler à tous ceux qui auraient dû payer?",
	remindAllText: ({ count }) =>
		`${count} ${plural("fr", count, "lettre part", "lettres partent")}, avec le montant dû, depuis quand, et comment payer. Ceux qui ont été prévenus aujourd’hui sont laissés de côté.`,
	notReminded: "Le rappel n’a pas pu être envoyé.",
	reminders: "Rappels",
	remindersHint:
		"Les lettres partent d’elles-mêmes à neuf heures du matin, au capitaine de l’équipe ou au joueur, et cessent dès que c’est payé.",
	daysBefore: "Jours avant l’échéance",
	daysBeforeHint: "Vide\u00a0: pas de lettre avant.",
	everyDays: "En retard, tous les tant de jours",
	everyDaysHint: "La première part le lendemain. Vide\u00a0: aucune.",
	paidFirst: "Payé avant de dévoiler les heures",
	paidFirstHint:
		"Qui publie le calendrier doit d’abord confirmer si une équipe doit encore ce qui est échu, et voit laquelle.",
	openBalance: "Voir les écritures",
	currency: "Devise",
	currencyHint:
		"Les frais et les livres sont dans cette devise. Elle reste dès la première écriture.",
};
