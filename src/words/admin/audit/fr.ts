import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const audit: AdminWords["audit"] = {
	everythingThatWasChanged:
		"Tout ce qui a été modifié, le plus récent d’abord. Rien ne peut en être retiré.",
	person: "Personne",
	everybody: "Tout le monde",
	thing: "Objet",
	from: "Du",
	to: "Au",
	noChangeLikeThis: "Aucune modification ne correspond",
	nothingWasChangedYet: "Rien n’a encore été modifié",
	showAllChanges: "Afficher toutes les modifications",
	showOlderChanges: "Afficher les modifications plus anciennes",
	everything: "Tout",
	whatChanged: "Ce qui a changé",
	before: "Avant",
	after: "Après",
	valueChanged: ({ text }) => `${text}, changé`,
	numbersOfPlayers: ({ numbers, players }) =>
		`${numbers} ${plural("fr", numbers, "chiffre", "chiffres")} de ${players} ${plural("fr", players, "joueur", "joueurs")}`,
	whatWasDeletedCanBe:
		"Ce qui a été supprimé peut revenir pendant 30\u00a0jours, avec tout ce qui en faisait partie.",
	nothingWasDeletedInThe: "Rien n’a été supprimé depuis 30\u00a0jours",
	seasonsLeaguesTeamsPlayers:
		"Les saisons, ligues, équipes, joueurs et matchs que vous supprimez paraissent ici.",
	couldNotComeBack: ({ label }) => `Impossible de restaurer\u00a0: ${label}.`,
	mergedWhen: "· fusionnés",
	deletedWhen: "· supprimé",
	deletedBy: ({ username }) => ` par ${username}`,
	restoreOne: ({ label }) => `Restaurer\u00a0: ${label}`,
	restoring: "Restauration…",
	lastDay: "dernier jour",
	daysLeft: ({ days }) => `encore ${days} jours`,
	aPicture: "une image",
	yes: "oui",
	no: "non",
	entries: ({ count }) => `${count} ${plural("fr", count, "élément", "éléments")}`,
};
