import type { Words } from "../en.ts";

export const mail: Words["mail"] = {
	invitation: {
		subject: ({ league }) => `Votre compte chez ${league}`,
		paragraphs: ({ username, league, by }) => [
			by === null
				? `Vous avez un compte chez ${league}.`
				: `${by} vous a ouvert un compte chez ${league}.`,
			`Votre nom d’utilisateur est ${username}. Choisissez votre mot de passe au moyen de ce lien\u00a0; il sert une seule fois, pendant sept jours.`,
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
			"Choisissez-le au moyen de ce lien\u00a0; il sert une seule fois, pendant 30 minutes. Tous les appareils connectés en ce moment seront alors déconnectés.",
		],
		action: "Choisir un nouveau mot de passe",
		small: () => [
			"Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste le même.",
			"Aucune personne de la ligue ne vous demandera jamais votre mot de passe.",
		],
	},
};
