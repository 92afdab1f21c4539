import type { Sayings } from "#domain/language/say.ts";

export const bookkeeping = {
	"Statistic not found.": "Statistique introuvable.",
	"Period not found.": "Période introuvable.",
	"No sport found.": "Aucun sport trouvé.",
	"There is a statistic with this abbreviation already.":
		"Une statistique a déjà cette abréviation.",
	"There is a period with this name already.": "Une période a déjà ce nom.",
	"There is an attribute with this name already.": "Une caractéristique a déjà ce nom.",
	"Please enter an abbreviation.": "Veuillez entrer une abréviation.",
	"Please write a formula, such as 2 * G + A.":
		"Veuillez écrire une formule, par exemple 2 * G + A.",
	"The type is string, number or date.": "Le type est string, number ou date.",
	"A format is whole, decimal, percent or share.":
		"Un format est whole, decimal, percent ou share.",
	"Each entry of the list can be named only once.":
		"Chaque élément de la liste ne peut être nommé qu’une fois.",
	"These do not all belong to one sport.": "Ils n’appartiennent pas tous au même sport.",
	"Only {0} statistics can stand first. Please take one away before you add another.":
		"Seules {0} statistiques peuvent être en vedette. Veuillez en retirer une avant d’en ajouter une autre.",
	"The formula of {0} would have more than {1} characters.":
		"La formule de {0} dépasserait {1} caractères.",
	"{0} is computed from {1}. Change its formula first.":
		"{0} est calculé à partir de {1}. Changez d’abord sa formule.",
	"{0} are computed from {1}. Change their formulas first.":
		"{0} sont calculés à partir de {1}. Changez d’abord leurs formules.",
	"The list has changed since, so the reset cannot be undone any more.":
		"La liste a changé depuis, on ne peut donc plus annuler la réinitialisation.",
	"A formula names at least one statistic.": "Une formule nomme au moins une statistique.",
	"There is no statistic called {0}.": "Aucune statistique ne s’appelle {0}.",
	"There is no statistic called {0}. Did you mean {1} * {2}?":
		"Aucune statistique ne s’appelle {0}. Vouliez-vous dire {1} * {2}?",
	"{0} is too long: with everything it is computed from it has more than {1} parts.":
		"{0} est trop long\u00a0: avec tout ce dont il est calculé, il a plus de {1} parties.",
	"{0} would depend on itself: {1}.": "{0} dépendrait de soi-même\u00a0: {1}.",
	"A formula has at most {0} characters.": "Une formule a au plus {0} caractères.",
	"There is a ) without its (.": "Il y a une ) sans sa (.",
	"A formula has at most {0} parentheses within each other.":
		"Une formule a au plus {0} parenthèses imbriquées.",
	"A formula cannot begin with {0}.": "Une formule ne peut pas commencer par {0}.",
	"Something is missing between {0} and {1}.": "Il manque quelque chose entre {0} et {1}.",
	"A ) is missing at the end.": "Il manque une ) à la fin.",
	"There is no + - * or / between {0} and {1}.": "Il n’y a pas de + - * ou / entre {0} et {1}.",
	"The formula ends too early: something is missing after {0}.":
		"La formule finit trop tôt\u00a0: il manque quelque chose après {0}.",
	"There is no name between the quotes.": "Il n’y a pas de nom entre les guillemets.",
	"A name in quotes has no end.": "Un nom entre guillemets n’a pas de fin.",
	"The number {0} cannot be used: at most six digits, and four after the point.":
		"Le nombre {0} ne peut pas servir\u00a0: au plus six chiffres, et quatre après le point.",
	'"{0}" cannot be used. A formula has names, numbers, + - * / and parentheses.':
		"«\u00a0{0}\u00a0» ne peut pas servir. Une formule a des noms, des nombres, + - * / et des parenthèses.",
	"{0} is computed from {1}, and there is no statistic called {2}.":
		"{0} est calculé à partir de {1}, et aucune statistique ne s’appelle {2}.",
} satisfies Sayings;
