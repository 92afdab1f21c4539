import type { Words } from "../en.ts";

export const site: Words["site"] = {
	home: "Accueil",
	skip: "Aller au contenu",
	main: "Principal",
	menu: "Menu",
	closeMenu: "Fermer le menu",
	breadcrumb: "Fil d’Ariane",
	sections: "Sections",
	socialMedia: "Réseaux sociaux",
	languages: "Langues",
	poweredBy: ({ product }) => `Propulsé par ${product}`,
	signIn: "Connexion admin",
	league: "LIGUE",
	welcome: ({ name }) =>
		`Bienvenue\u00a0: ${name}. Classement, calendrier, équipes, joueurs et sommaires des matchs.`,
	welcomeTo: ({ name, about }) => `Bienvenue\u00a0: ${name}. ${about}`,
	welcomeToProduct: ({ product }) =>
		`Bienvenue chez ${product}\u00a0: des sites de ligues avec classements, calendriers, sommaires et statistiques.`,
	screen: "Écran de la salle",
	onPicture: "Classement, calendrier et sommaires des matchs",
	resultsOf: ({ name }) => `Résultats\u00a0: ${name}`,

	navigation: {
		"/": "ACCUEIL",
		"/news": "NOUVELLES",
		"/registration": "INSCRIPTION",
		"/leagueInfo": "LA LIGUE",
		"/tournament": "TOURNOI",
		"/teamList": "CLASSEMENT",
		"/schedule": "CALENDRIER",
		"/playerList": "JOUEURS",
		"/leaderboard": "MENEURS",
		"/statistics": "STATISTIQUES",
		"/youth": "JEUNES",
		"/ourTeam": "FAIRE ÉQUIPE AVEC NOUS",
		"/leagueFootage": "VIDÉOS DE LA LIGUE",
		"/contact": "NOUS JOINDRE",
	},
	sectionLinks: {
		"/teamList": { label: "Classement", hint: "Qui mène, et par combien" },
		"/playoffs": { label: "Séries", hint: "Qui joue pour le titre" },
		"/schedule": { label: "Calendrier", hint: "Prochains matchs et résultats" },
		"/playerList": { label: "Joueurs", hint: "Trouver un joueur" },
		"/statistics": { label: "Statistiques", hint: "Tous les chiffres, saison par saison" },
		"/leaderboard": { label: "Meneurs", hint: "Les meilleurs de tous les temps" },
	},

	onlyIn: {
		en: "Cette page n’est pas encore en français. La voici en anglais.",
		fr: "Cette page est en français.",
		es: "Cette page n’est pas encore en français. La voici en espagnol.",
	},

	notFound: "Page introuvable",
	toStart: "Aller à l’accueil",
	error: "Erreur",
	failed: "Une erreur s’est produite",
	tryAgain: ({ id }) => `Un problème est survenu de notre côté. Veuillez réessayer. ${id}`,
	backSoon: "De retour dans un instant",
	needsScript: "L’administration a besoin de JavaScript. Le site public s’en passe.",
	loading: "Chargement…",
};
