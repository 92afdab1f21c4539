import type { AdminWords } from "../en.ts";

export const task: AdminWords["task"] = {
	import: "Importation des feuilles de calcul…",
	export: "Préparation de la feuille de calcul…",
	statistics: "Nouveau calcul des totaux de toutes les saisons…",
	deletion: "Suppression…",
	return: "Restauration de ce qui a été supprimé…",
	inLine: "en attente",
	stop: "Arrêter",
	stopping: "Arrêt…",
	largeWork: "Travaux en cours",
	couldNotBeStopped: "Impossible d’arrêter cela.",
};
