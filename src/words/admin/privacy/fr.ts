import type { AdminWords } from "../en.ts";

export const privacy: AdminWords["privacy"] = {
	anonymizeName: ({ name }) => `Rendre anonyme\u00a0: ${name}`,
	anonymize: "Rendre anonyme",
	thePlayerCouldNotBe: "Le joueur n’a pas pu être rendu anonyme.",
	thisGoesForGood: "Ceci part, pour de bon\u00a0:",
	theNameThePictureAnd:
		"le nom, l’image et tout ce qui est conservé du joueur sauf son numéro de chandail, y compris dans l’historique et les suppressions récentes.",
	thisStays: "Ceci reste\u00a0:",
	gamesNumbersTotalsAndPlaces:
		"les matchs, chiffres, totaux et places dans les alignements, sous «\u00a0Ancien joueur\u00a0». Ce que vous avez écrit dans des pages reste aussi. Les sauvegardes gardent le nom jusqu’à ce qu’elles soient supprimées.",
	thisCannotBeUndone: "C’est définitif.",
	typeToAnonymize: ({ name }) => `Tapez «\u00a0${name}\u00a0» pour rendre anonyme`,
	minors: "Mineurs",
	visitorsSeeOnlyAFirst:
		"Les visiteurs ne voient des mineurs qu’un prénom et une initiale, sans image ni date de naissance, et les moteurs de recherche sont priés d’ignorer leurs pages. Tous ceux qui travaillent ici voient tout.",
	youthOrganization: "Organisation pour jeunes",
	everybodyWhoPlaysHereIs: "Tous ceux qui jouent ici sont mineurs.",
	showMinorsByTheirFull: "Montrer le nom complet des mineurs",
	withPicturesAndEverything: "Avec images et tout ce qui est visible, comme pour les adultes.",
	weHaveTheConsentOf: "Nous avons le consentement écrit des parents de chaque mineur",
	yourConfirmationIsKeptIn: "Votre confirmation est conservée dans l’historique, avec votre nom.",
	saveMinors: "Enregistrer",
	youthLeagues: "Ligues pour jeunes",
	whoeverHasPlayedInOne: "Quiconque a joué dans l’une d’elles est mineur partout ici.",
	exampleFirstName: "Maya",
	exampleLastName: "Rodriguez",
	youSee: "Vous voyez",
	visitorsSee: "Les visiteurs voient",
	personalData: "Données personnelles",
	somebodyAsksWhatYouKnow: "Quelqu’un demande ce que vous savez de lui.",
	oneFileWithNamesAttributes:
		"Un fichier avec noms, caractéristiques, équipes, matchs, chiffres et modifications.",
	gathering: "Collecte en cours…",
	downloadTheData: "Télécharger les données",
	somebodyAsksToBeForgotten: "Quelqu’un demande à être oublié.",
	thisHasBeenDoneThe: "C’est fait. Les chiffres restent sous «\u00a0Ancien joueur\u00a0».",
	namePictureAndAttributes:
		"Le nom, l’image et les caractéristiques partent pour de bon; les chiffres restent.",
	theDataCouldNotBe: "Les données n’ont pas pu être réunies. Veuillez réessayer.",
	youthLeague: "Ligue pour jeunes",
	visitorsReadItsPlayersBy: "Les visiteurs lisent ses joueurs par prénom et initiale, sans images.",
};
