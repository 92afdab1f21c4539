import type { AdminWords } from "../en.ts";

export const shell: AdminWords["shell"] = {
	actingOrganization: "Organisation pour laquelle vous travaillez",
	actingFor: "Au nom de",
	stop: "Arrêter",
	shortcuts: "Raccourcis",
	menu: "Menu",
	stats: "Stats",
	administration: "Administration",
	youAreStillSignedIn: "Vous êtes toujours connecté. Veuillez réessayer.",
	logout: "Déconnexion",
	skipToContent: "Aller au contenu",
	notFound: "Introuvable",
	thisScreenDoesNotExist: "Cet écran n’existe pas.",
	backToTheDashboard: "Retour au tableau de bord",
	thePlatformsAdministrators: "Les administrateurs de la plateforme vous ajoutent à la vôtre.",
	nothingToShowRightNow: "Rien à afficher pour l’instant",
	thisCouldNotBeLoaded: "Le chargement a échoué.",
};
