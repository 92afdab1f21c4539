import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const program: AdminWords["program"] = {
	tokens: "Jetons d’API",
	tokensSummary:
		"Un jeton permet à un programme, comme un tableau de pointage ou votre propre site, de travailler avec l’API en votre nom.",
	tokensOfOrganization: "Jetons de l’organisation",
	makeToken: "Créer un jeton",
	noTokens: "Pas encore de jetons",
	noTokensHint: "Créez-en un par programme, afin de pouvoir en révoquer un sans les autres.",
	purpose: "À quoi sert-il?",
	purposeHint: "Par exemple «\u00a0Tableau de pointage du gymnase\u00a0».",
	mayDo: "Il permet de",
	scopes: {
		read: "Lire",
		results: "Lire, et écrire les matchs et les pointages",
		staff: "Tout ce que peut le personnel",
		org_owner: "Tout ce que peuvent les propriétaires",
	},
	counts: "Il est valable",
	days: ({ count }) => `${count} ${plural("fr", count, "jour", "jours")}`,
	notMade: "Le jeton n’a pas pu être créé.",
	madeTitle: "Copiez le jeton maintenant",
	madeHint:
		"Il ne sera plus affiché. Qui l’a peut faire ce qu’il permet\u00a0: gardez-le là où votre programme garde ses mots de passe.",
	token: "Jeton",
	lastUsed: "Dernière utilisation",
	never: "jamais",
	until: "Jusqu’au",
	runOut: "Expiré",
	madeBy: "Créé par",
	end: "Révoquer",
	endToken: ({ name }) => `Révoquer le jeton ${name}`,
	endQuestion: "Révoquer ce jeton?",
	endText: ({ name }) =>
		`Le programme qui utilise «\u00a0${name}\u00a0» sera refusé dès maintenant. C’est irréversible.`,
	tokenEnded: "Le jeton a été révoqué",
	notEnded: "Le jeton n’a pas pu être révoqué.",
};
