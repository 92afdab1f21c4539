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
		"Ensemble, les versements font {0} % du prix.",
	"Each instalment is due after the one before.":
		"Chaque versement est dû après celui qui le précède.",
	"There are at most {0} codes.": "Il y a au plus {0} codes.",
	"A code has {0} to {1} characters.": "Un code compte de {0} à {1} caractères.",
	"The code {0} is there twice.": "Le code {0} figure deux fois.",
	"The code {0} takes off more than there is.": "Le code {0} retire plus que le prix.",
	"There are at most {0} days of refunds.": "Il y a au plus {0} dates de remboursement.",
	"A refund is a whole percentage of what was paid.":
		"Un remboursement est un pourcentage entier de ce qui a été payé.",
	"Each day of a refund is after the one before.":
		"Chaque date de remboursement vient après la précédente.",
} satisfies Sayings;
