import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const platform: Words["platform"] = {
	dashboard: "Au tableau de bord",
	signIn: "Se connecter",
	noHost: "Aucune ligue n’habite à cette adresse.",
	noSlug: "Il n’y a pas de ligue de ce nom.",

	leagues: "Ligues",
	count: ({ count }) => `${count} ${plural("fr", count, "ligue", "ligues")}`,
	all: ({ count }) => `Les ${count} ligues`,
	none: "Aucune ligue pour le moment",
	noneYet: "La première ligue paraîtra ici dès son ouverture.",

	browse: "Voir les ligues",
	browseSummary: ({ product }) => `Toutes les ligues qui logent chez ${product}.`,
	browseLead: "Trouvez votre ligue par son nom.",
	search: "Rechercher des ligues",
	name: "Nom",
	namePlaceholder: "Nom de la ligue",
	nobody: "Aucune ligue de ce nom",
	searchAgain: "Essayez une partie plus courte du nom.",

	summary: ({ product }) =>
		`${product} donne un site à chaque ligue\u00a0: classements, calendriers, sommaires et statistiques.`,
	title: "Votre ligue, en ligne.",
	lead: "Un classement juste une seconde après la fin du match. Un calendrier qui se lit sur un téléphone. Un sommaire pour chaque match et une page pour chaque joueur.",
	featuresTitle: "Ce que reçoit une ligue",
	features: [
		{
			title: "Un site bien à elle",
			text: "Sur son propre domaine ou ici sous son nom, à ses couleurs.",
		},
		{
			title: "Un classement qui s’explique",
			text: "Chaque rang dit pourquoi\u00a0: moyenne, défaites, victoires. Ni tableur ni dispute.",
		},
		{
			title: "Des sommaires complets",
			text: "Chaque ligne s’ajoute à l’équipe, chaque match à la saison, chaque saison à la carrière.",
		},
		{
			title: "Une page par joueur",
			text: "Moyennes, tous les matchs, toutes les saisons. La photo, c’est à eux de voir.",
		},
		{
			title: "Les meneurs de tous les temps",
			text: "Points, paniers de trois et victoires d’équipe, toutes saisons confondues. De quoi se vanter.",
		},
		{
			title: "Rapide partout",
			text: "Des pages légères qui s’ouvrent au sous-sol du gymnase, sur tout téléphone, sans application.",
		},
	],

	million: {
		title: "Une allure d’un million",
		summary: ({ product }) =>
			`À quoi ressemble une ligue d’amis chez ${product}\u00a0: à une ligue télédiffusée.`,
		heading: "Une allure d’un million.",
		lead: "Vos joueurs arrivent du travail et se partagent une seule pompe à ballon. Leur ligue peut quand même avoir l’air de celle de la télé.",
		browse: "Voir de vraies ligues",
		featuresTitle: "Ce qu’ont les professionnels, et vous aussi",
		features: [
			{
				title: "Un sommaire au coup de sifflet final",
				text: "Les points, rebonds et minutes de chacun, pourcentages de tir calculés.",
			},
			{
				title: "Un écusson par équipe",
				text: "Pas encore de logo? Chaque équipe reçoit le sien, à ses couleurs.",
			},
			{
				title: "Une histoire qui reste",
				text: "Chaque saison reste à portée de main. La meilleure soirée d’un joueur ne se perd plus dans un clavardage.",
			},
		],
	},
};
