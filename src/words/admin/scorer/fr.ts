import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "#words/admin/en.ts";

export const scorer: AdminWords["scorer"] = {
	open: "Marquer en direct",
	online: "En ligne",
	savedHere: ({ count }) => (count === 0 ? "Pas de réseau" : `Gardé ici : ${count}`),
	sending: ({ count }) => `Envoi de ${count}`,
	unkept:
		"Cet appareil ne garde rien : il est plein ou l’interdit. Laissez cette page ouverte jusqu’à ce que tout soit envoyé.",
	back: "Retour au match",
	period: "Période",
	clock: "Chrono",
	startClock: "Démarrer le chrono",
	stopClock: "Arrêter le chrono",
	moveClock: ({ seconds }) =>
		seconds > 0 ? `${seconds} secondes de plus` : `${-seconds} secondes de moins`,
	fouls: ({ count }) => `${count} ${plural("fr", count, "faute", "fautes")}`,
	bonus: "bonus",
	players: "Joueurs",
	playerThenAction: "Touchez un joueur, puis ce qui s’est passé, ou l’inverse.",
	nobody: "Personne",
	assistBy: "Qui a fait la passe?",
	correcting: "Touchez le bon joueur, ou la bonne action et ensuite le joueur.",
	team: ({ team }) => `Équipe ${team}`,
	teamPoints: "Équipe",
	lastPlays: "Dernières actions",
	correct: "Changer",
	undo: "Annuler",
	lineUp: "Sur le terrain",
	onCourt: ({ team, count }) => `${team} : ${count}`,
	lineUpHint:
		"Les premiers cochés commencent le match. Ensuite, cocher fait un changement au temps du chrono. Sans personne de coché, tous peuvent être touchés et les minutes ne sont pas tenues.",
	noRoster: "L’alignement est vide. Les points de l’équipe se notent quand même.",
	starts: ({ who }) => `${who} commence`,
	comesIn: ({ who }) => `${who} entre`,
	goesOut: ({ who }) => `${who} sort`,
	timeOut: ({ team }) => `Temps mort ${team}`,
	aTimeOut: "Temps mort",
	periodEnds: "Fin de la période",
	endPeriod: ({ period }) => `Fin ${period}`,
	endGame: "Terminer le match",
	endGameQuestion: "Le match est-il terminé?",
	finalScore: (it) =>
		`${it.away} ${it.awayScore}, ${it.home} ${it.homeScore}. Le pointage sera final et comptera au classement et pour les joueurs.`,
	differs: ({ away, home }) =>
		`Les actions seules donnent ${away}–${home} : le pointage a été changé à la main.`,
	notYet: "Pas encore",
	waitForNetwork: ({ count }) =>
		`${count} ${plural("fr", count, "action n’est", "actions ne sont")} encore que sur cet appareil. Le match pourra être terminé une fois tout envoyé.`,
	notEnded: "Le match n’a pas pu être terminé.",
};
