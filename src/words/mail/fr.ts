import type { Words } from "../en.ts";

export const mail: Words["mail"] = {
	invitation: {
		subject: ({ league }) => `Votre compte chez ${league}`,
		paragraphs: ({ username, league, by }) => [
			by === null
				? `Vous avez un compte chez ${league}.`
				: `${by} vous a ouvert un compte chez ${league}.`,
			`Votre nom d’utilisateur est ${username}. Choisissez votre mot de passe au moyen de ce lien; il sert une seule fois, pendant sept jours.`,
		],
		action: "Choisir un mot de passe",
		small: ({ league }) => [
			`${league} vous écrit parce qu’une personne qui s’en occupe a inscrit votre adresse.`,
			"Si cela ne vous dit rien, vous n’avez rien à faire\u00a0: personne ne se connecte sans ce lien.",
		],
	},
	newPassword: {
		subject: ({ league }) => `Choisissez un nouveau mot de passe pour ${league}`,
		paragraphs: ({ username, league }) => [
			`Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour ${username} chez ${league}.`,
			"Choisissez-le au moyen de ce lien; il sert une seule fois, pendant 30 minutes. Tous les appareils connectés en ce moment seront alors déconnectés.",
		],
		action: "Choisir un nouveau mot de passe",
		small: () => [
			"Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste le même.",
			"Aucune personne de la ligue ne vous demandera jamais votre mot de passe.",
		],
	},
	newDevice: {
		subject: ({ league }) => `Nouvel appareil connecté chez ${league}`,
		paragraphs: ({ username, league, device, day, time, zone }) => [
			`Quelqu’un s’est connecté comme ${username} chez ${league} avec un navigateur qui n’avait jamais servi à ce compte\u00a0: ${device || "un appareil inconnu"}, le ${day} à ${time} (${zone}).`,
			"Si c’était vous, tout va bien. Sinon, choisissez tout de suite un autre mot de passe\u00a0: tous les appareils seront déconnectés.",
		],
		action: "Choisir un autre mot de passe",
		small: ({ league }) => [
			`${league} vous écrit chaque fois qu’un navigateur est nouveau pour votre compte.`,
			"Aucune personne de la ligue ne vous demandera jamais votre mot de passe.",
		],
	},
	confirmAddress: {
		subject: ({ league }) => `Confirmez votre adresse pour ${league}`,
		paragraphs: ({ username, league }) => [
			`Cette adresse doit devenir celle du compte ${username} chez ${league}.`,
			"Confirmez-la au moyen de ce lien; il sert une seule fois, pendant une journée. D’ici là, l’ancienne adresse reste en vigueur.",
		],
		action: "Confirmer cette adresse",
		small: () => ["Si cela ne vous dit rien, ne faites rien\u00a0: l’adresse ne servira pas."],
	},
	secondStepReset: {
		subject: ({ league }) => `Votre deuxième étape chez ${league} a été retirée`,
		paragraphs: ({ username, league, by }) => [
			`${by ?? "Une personne qui s’en occupe"} a désactivé la deuxième étape du compte ${username} chez ${league}, comme pour un téléphone perdu. Tous les appareils sont déconnectés.`,
			"Connectez-vous avec votre mot de passe et réactivez-la dans vos paramètres.",
		],
		action: "Se connecter",
		small: () => ["Si vous ne l’avez pas demandé, dites-le à la personne qui gère votre ligue."],
	},
	signInChanged: {
		subject: ({ league }) => `Votre façon de vous connecter chez ${league} a changé`,
		paragraphs: ({ username, league, change, device, day, time, zone }) => [
			`${
				{
					"passkey added": `Une clé d’accès a été ajoutée au compte ${username} chez ${league}`,
					"passkey removed": `Une clé d’accès du compte ${username} chez ${league} a été retirée`,
					on: `Le compte ${username} chez ${league} demande désormais le code d’une application`,
					off: `Le compte ${username} chez ${league} ne demande plus le code d’une application`,
				}[change]
			}\u00a0: avec ${device || "un appareil inconnu"}, le ${day} à ${time} (${zone}). Tous les autres appareils sont déconnectés.`,
			"Si c’était vous, tout va bien. Sinon, choisissez tout de suite un autre mot de passe et prévenez la personne qui gère votre ligue.",
		],
		action: "Choisir un autre mot de passe",
		small: ({ league }) => [
			`${league} vous écrit chaque fois que changent les façons de se connecter à votre compte.`,
		],
	},
	addressChanged: {
		subject: ({ league }) => `Votre adresse chez ${league} a changé`,
		paragraphs: ({ username, league, address, by }) => [
			`${by === null ? "" : `${by} a modifié votre compte. `}${
				address === ""
					? `Le compte ${username} chez ${league} n’a plus d’adresse courriel.`
					: `Le compte ${username} chez ${league} a maintenant une autre adresse courriel\u00a0: ${address}.`
			}`,
			by === null
				? "Si ce n’était pas vous, annulez le changement au moyen de ce lien; il sert une seule fois, pendant sept jours. Tous les appareils seront déconnectés et vous choisirez un autre mot de passe."
				: "Si ce n’est pas exact, adressez-vous à la personne qui gère votre ligue.",
		],
		action: "Annuler le changement",
		small: () => ["Si c’était vous, vous n’avez rien à faire."],
	},
	following: {
		subject: ({ league }) => `Voulez-vous suivre ${league}?`,
		paragraphs: ({ league, names }) => [
			`Quelqu’un, sans doute vous, a demandé à recevoir les courriels de ${league}.`,
			`Ce que vous suivriez\u00a0: ${names === "" ? "tout" : names}`,
		],
		action: "Oui, suivre",
		small: ({ league }) => [
			`${league} vous écrit parce que quelqu’un a inscrit votre adresse sur son site.`,
			"Si ce n’était pas vous, ne faites rien\u00a0: vous ne recevrez rien d’autre.",
		],
	},
	message: {
		subject: ({ league, name }) => `${name} a écrit à ${league}`,
		intro: ({ name, address }) => `${name} (${address}) a écrit au moyen du formulaire\u00a0:`,
		action: "Tous les messages",
		small: ({ league, name }) => [
			`Répondez à ce courriel\u00a0: votre réponse ira à ${name}.`,
			`Vous le recevez parce que vous vous occupez de ${league}.`,
		],
	},
	notice: {
		many: ({ league, count }) => `${league}\u00a0: ${count} changements`,
		changed: ({ title, what }) => `${what}\u00a0: ${title}`,
		moved: "Nouvel horaire",
		placeChanged: "Nouveau lieu",
		paired: "Qui affronte qui",
		isOn: "A lieu",
		result: ({ result }) => `Final\u00a0: ${result}`,
		schedule: ({ league }) => `Nouveau calendrier\u00a0: ${league}`,
		page: ({ title }) => `Page publiée\u00a0: ${title}`,
		reason: ({ reason }) => `Raison\u00a0: ${reason}`,
		test: ({ league }) => `Un essai de ${league}\u00a0: il est bien arrivé.`,
		when: "Quand",
		place: "Où",
		state: "Match",
		teams: "Équipes",
		see: "En savoir plus",
		seeAll: "Voir le calendrier",
		why: ({ league }) => `${league} vous écrit parce que vous suivez ses nouvelles.`,
		whyPlayer: ({ league }) =>
			`${league} vous écrit parce que vous y jouez, ou que votre enfant y joue.`,
		end: "Modifier ou arrêter ces courriels\u00a0:",
	},
	week: {
		subject: ({ league, from, to }) => `${league}\u00a0: la semaine du ${from} au ${to}`,
		results: "Résultats",
		next: "À venir",
		table: ({ league }) => `Classement\u00a0: ${league}`,
		lead: ({ what }) => `Meneurs\u00a0: ${what}`,
		see: "Voir le site",
		why: ({ league }) => `${league} vous écrit une fois par semaine parce que vous l’avez demandé.`,
	},
};
