import type { Words } from "../en.ts";

export const push: Words["push"] = {
	title: "Sur cet appareil",
	what: ({ name }) =>
		`Un court avis quand un résultat est entré ou qu’un match change\u00a0: ${name}. Ni compte ni adresse.`,
	start: "M’aviser ici",
	end: "Arrêter ici",
	starting: "Un instant…",
	started:
		"C’est fait\u00a0: cet appareil est avisé, et l’équipe passe en tête de la page d’accueil.",
	startedAll: "C’est fait\u00a0: cet appareil est avisé.",
	ended: "Cet appareil n’est plus avisé.",
	denied:
		"Ce navigateur ne laisse pas le site envoyer d’avis. Vous pouvez le changer dans ses réglages.",
	failed: "Cela n’a pas fonctionné. Veuillez réessayer plus tard.",
	onHomeScreen:
		"Sur un iPhone ou un iPad, cela fonctionne depuis l’écran d’accueil\u00a0: touchez Partager, puis Sur l’écran d’accueil, ouvrez-y le site et revenez à cette page.",
};
