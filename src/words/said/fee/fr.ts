import type { Sayings } from "#domain/language/say.ts";

export const fee = {
	"A price is between nothing and {0} units.": "Un prix va de zéro à {0} unités.",
	"{0} is not a day.": "{0} n’est pas une date.",
	"The early price ends before the late price begins.":
		"Le prix hâtif prend fin avant que le prix tardif commence.",
	"There are at most {0} instalments.": "Il y a au plus {0} versements.",
	"An instalment is a whole percentage of the price.":
		"Un versement est un pourcentage entier du prix.",
	"The instalments together are {0} percent of the price.":
		"Ensemble, les versements font {0}\u00a0% du prix.",
	"Each instalment is due after the one before.":
		"Chaque versement est dû après celui qui le précède.",
	"There are at most {0} codes.": "Il y a au plus {0} codes.",
	"A code has {0} to {1} characters.": "Un code compte de {0} à {1} caractères.",
	"The code {0} is there twice.": "Le code {0} figure deux fois.",
	"The code {0} takes off more than there is.": "Le code {0} retire plus que le prix.",
	"There are at most {0} days of refunds.": "Il y a au plus {0} dates de remboursement.",
	"A fee is split among {0} to {1} players.": "Des frais se partagent entre {0} à {1} joueurs.",
	"A refund is a whole percentage of what was paid.":
		"Un remboursement est un pourcentage entier de ce qui a été payé.",
	"Each day of a refund is after the one before.":
		"Chaque date de remboursement vient après la précédente.",
	Entered: "Inscrit",
	"Taken back": "Contre-passé",
	"Teams charged: {0}": "Équipes facturées\u00a0: {0}",
	"Entry not found.": "Écriture introuvable.",
	"Sign-up not found.": "Inscription introuvable.",
	"This entry takes another one back. Enter it anew instead.":
		"Cette écriture en contre-passe une autre. Inscrivez-la plutôt de nouveau.",
	"This league takes no cards right now.": "Cette ligue ne prend pas les cartes en ce moment.",
	"There is nothing left to pay.": "Il ne reste rien à payer.",
	"The card service cannot be reached right now. No money was moved; please try again in a minute.":
		"Le service de cartes est injoignable pour le moment. Aucun argent n’a été déplacé; réessayez dans une minute.",
	"Cards cannot be taken in this installation or this currency.":
		"Les cartes ne peuvent pas être prises dans cette installation ou cette devise.",
	"Cards are not set up yet.": "Les paiements par carte ne sont pas encore configurés.",
	"This was not paid by card here. Record the refund instead.":
		"Ceci n’a pas été payé par carte ici. Inscrivez plutôt le remboursement.",
	"No more than {0} of it can be refunded.": "On ne peut en rembourser plus de {0}.",
	"This came by card. Refund it to the card instead.":
		"Ceci est venu par carte. Remboursez-le plutôt sur la carte.",
	Opened: "Ouvert",
	Refunded: "Remboursé",
	"Please choose somebody to remind.": "Choisissez qui prévenir.",
	"Days are a whole number from 1 to 60.": "Les jours sont un nombre entier de 1 à 60.",
	"Nobody was written to: no address is known, or it was done today.":
		"Personne n’a reçu de courriel\u00a0: aucune adresse n’est connue, ou c’est déjà fait aujourd’hui.",
	"Reminders on their way: {0}": "Rappels en route\u00a0: {0}",
	"Not everybody has paid what is due: {0}.":
		"Tout le monde n’a pas payé ce qui est dû\u00a0: {0}.",
	"This entry was taken back already.": "Cette écriture a déjà été contre-passée.",
	"An entry of nothing changes nothing.": "Une écriture de zéro ne change rien.",
	"The amount is above nothing.": "Le montant est au-dessus de zéro.",
	"Say how the money changed hands.": "Dites comment l’argent a été remis.",
	"Only money that changed hands has a method.": "Seul l’argent remis a un mode de paiement.",
	"Say by which day it has to be paid.": "Dites à quelle date il faut payer au plus tard.",
	"Only a charge has a day to be paid by.": "Seuls des frais ont une date limite.",
	"No more than {0} was paid that can be refunded.":
		"On ne peut rembourser plus de {0}, ce qui a été payé.",
	"No more than {0} is owed that can be waived.": "On ne peut radier plus de {0}, ce qui est dû.",
	"An amount is a whole number of cents, or of the smallest units of the currency.":
		"Un montant est un nombre entier de cents, ou des plus petites unités de la devise.",
	"Please say what it is for.": "Dites pour quoi.",
	"A debtor is a team, a player, a signUp or an official.":
		"Un compte est celui de team, player, signUp ou official.",
	"An entry is a charge, payment, refund, waiver, correction, fee or payout.":
		"Une écriture est charge, payment, refund, waiver, correction, fee ou payout.",
	"Officials earn fees and are paid out, and nothing else.":
		"Les officiels gagnent des honoraires et reçoivent des versements, rien d’autre.",
	"Only officials earn fees and are paid out.":
		"Seuls les officiels gagnent des honoraires et reçoivent des versements.",
	"No more than {0} was earned that is not paid out.":
		"Ce qui est gagné et n’est pas versé ne dépasse pas {0}.",
	"There are no fees that were not entered before.": "Il n’y a pas d’honoraires encore à inscrire.",
	"Fees entered: {0}, {1} {2} in all": "Honoraires inscrits\u00a0: {0}, {1} {2} en tout",
	"Money comes by cash, transfer, eTransfer, cheque or card.":
		"L’argent vient par cash, transfer, eTransfer, cheque ou card.",
	"Please choose at least one team.": "Choisissez au moins une équipe.",
	"Please say how much is to be paid, and by when.": "Dites combien il faut payer, et pour quand.",
	"A currency has three letters, such as USD or CAD.":
		"Une devise a trois lettres, comme USD ou CAD.",
	"The ledger has amounts in {0} already, so the currency stays.":
		"Les livres ont déjà des montants en {0}; la devise reste donc.",
	"A week is a whole number from {0} to {1}.": "Une semaine est un nombre entier de {0} à {1}.",
} satisfies Sayings;
