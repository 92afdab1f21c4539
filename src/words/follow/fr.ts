import type { Words } from "../en.ts";

export const follow: Words["follow"] = {
	follow: "Suivre",
	title: ({ name }) => `Suivre\u00a0: ${name}`,
	summary: ({ name }) =>
		`${name} par courriel\u00a0: résultats, matchs déplacés ou annulés, nouveaux calendriers.`,
	address: "Votre adresse courriel",
	weekly: "Aussi le courriel de la semaine",
	send: "Suivre par courriel",
	promise:
		"Vous recevrez un courriel avec un lien de confirmation. Chaque courriel contient un lien pour tout arrêter, sans compte.",
	yours: "Vos courriels",
	toConfirm: "Vous avez demandé à suivre",
	confirm: "Oui, suivre",
	followed: "Vous suivez",
	playsFor: "La ligue écrit à cette adresse au sujet des matchs de",
	end: "Plus de courriels",
	save: "Enregistrer",
	endAll: "Arrêter tous les courriels",
	all: "Tout",
	nobody: "Aucun courriel derrière ce lien",
	again: "Suivre de nouveau",
	said: {
		asked:
			"Un courriel est en route, s’il n’est pas déjà arrivé. Ouvrez-le et confirmez; regardez aussi dans le pourriel.",
		invalid: "Veuillez entrer une seule adresse courriel.",
		throttled: "Trop d’essais. Veuillez réessayer plus tard.",
		confirmed: "C’est fait. Vous aurez des nouvelles.",
		changed: "Enregistré.",
		ended: "Vous ne recevrez plus de courriels.",
	},
};
