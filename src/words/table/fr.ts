import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const table: Words["table"] = {
	gamesPlayed: { short: "MJ", name: "Matchs joués" },
	draws: { short: "N", name: "Matchs nuls" },
	withdrew: "Retrait",
	withdrawn: ({ team, date, reason }) => `${team}\u00a0: retrait le ${date}. ${reason}`,
	fates: {
		annulled: "Ses matchs sont annulés et ne comptent pour personne.",
		forfeited: "Le reste de ses matchs est perdu par forfait.",
		stand: "Ses résultats restent et ses autres matchs sont annulés.",
	},
	record: { short: "V-N-D", name: "Victoires, matchs nuls et défaites" },
	home: { short: "Dom.", name: "Fiche à domicile\u00a0: victoires, matchs nuls, défaites" },
	away: { short: "Vis.", name: "Fiche comme visiteur\u00a0: victoires, matchs nuls, défaites" },
	longWins: { short: "VP", name: "Victoires en prolongation" },
	longLosses: { short: "DP", name: "Défaites en prolongation" },
	points: { short: "Pts", name: "Points au classement" },
	scoreRatio: { short: "Quot.", name: "Marqué pour chaque point accordé" },
	rallyRatio: { short: "QP", name: "Quotient des points d’échange" },
	sets: {
		made: { short: "MG", name: "Manches gagnées" },
		allowed: { short: "MP", name: "Manches perdues" },
		ratio: { short: "QM", name: "Quotient des manches" },
	},

	worth: "Ce que vaut un résultat\u00a0:",
	aWin: ({ points }) => `une victoire ${points}`,
	aLongWin: ({ points, how }) =>
		how === "overtime"
			? `une victoire en prolongation ${points}`
			: `une victoire à la manche décisive ${points}`,
	aDraw: ({ points }) => `un match nul ${points}`,
	aLongLoss: ({ points, how }) =>
		how === "overtime"
			? `une défaite en prolongation ${points}`
			: `une défaite à la manche décisive ${points}`,
	aLoss: ({ points }) => `une défaite ${points}`,
	aForfeitWin: ({ points }) => `une victoire par forfait ${points}`,
	aForfeitLoss: ({ points }) => `un forfait ${points}`,
	aBonusWin: ({ points, margin }) => `${points} de plus pour une victoire par ${margin} ou plus`,
	aBonusLoss: ({ points, margin }) => `${points} de plus pour une défaite par ${margin} ou moins`,

	order:
		"Les équipes sont classées dans cet ordre; chaque ligne départage celles qui sont encore à égalité\u00a0:",
	criteria: {
		points: "Points",
		winShare: "Moyenne de victoires",
		losses: "Moins de défaites",
		wins: "Plus de victoires",
		regulationWins: "Plus de victoires avant la prolongation",
		headToHead: "Face à face\u00a0: résultats des matchs entre elles",
		headToHeadDifference: "Face à face\u00a0: différence dans les matchs entre elles",
		headToHeadFor: "Face à face\u00a0: plus grand total marqué dans les matchs entre elles",
		difference: "Différence dans tous les matchs",
		scoreRatio: "Quotient du marqué et de l’accordé",
		rallyRatio: "Quotient des points d’échange",
		pointsFor: "Plus grand total marqué dans tous les matchs",
		pointsAgainst: "Plus petit total accordé dans tous les matchs",
		awayPointsFor: "Plus grand total marqué comme visiteur",
		awayWins: "Plus de victoires comme visiteur",
		forfeits: "Moins de forfaits",
		penalties: "Moins de sanctions",
		lot: "Tirage au sort",
	},
	capped: ({ criterion, cap }) => `${criterion}, au plus ${cap} par match`,
	startsAgain: "Dès qu’une équipe à égalité a sa place, les autres reprennent à la première ligne.",
	goesOn:
		"Celles qui restent à égalité passent à la ligne suivante; le face à face est refait une fois entre celles qui restent.",
	onlyIfMet: "Le face à face compte si toutes se sont affrontées aussi souvent.",
	levelShares: "À égalité sur toute la ligne, les équipes partagent le même rang.",

	by: {
		points: "points",
		winShare: "moyenne de victoires",
		losses: "défaites",
		wins: "victoires",
		regulationWins: "victoires avant la prolongation",
		headToHead: "face à face",
		headToHeadDifference: "différence dans les matchs entre elles",
		headToHeadFor: "total marqué dans les matchs entre elles",
		difference: "différence",
		scoreRatio: "quotient du marqué et de l’accordé",
		rallyRatio: "quotient des points d’échange",
		pointsFor: "total marqué",
		pointsAgainst: "total accordé",
		awayPointsFor: "total marqué comme visiteur",
		awayWins: "victoires comme visiteur",
		forfeits: "forfaits",
		penalties: "sanctions",
		lot: "tirage au sort",
	},
	leads: ({ team, by, value }) => `${team} est au premier rang (${by}\u00a0: ${value}).`,
	leadsLevel: ({ team }) => `${team} est au premier rang.`,
	behind: ({ team, above, by, value, aboveValue }) =>
		`${team} suit ${above} (${by}\u00a0: ${value} contre ${aboveValue}).`,
	behindLot: ({ team, above, drawn }) =>
		`${team} suit ${above} par tirage au sort${drawn && ` (${drawn})`}.`,
	drawnBy: ({ name }) => `tiré par ${name}`,
	among: ({ teams, results }) =>
		`À égalité\u00a0: ${teams}. Dans les matchs entre elles\u00a0: ${results}.`,
	skipped: "Le face à face ne compte pas ici\u00a0: elles ne se sont pas affrontées aussi souvent.",
	level: ({ team, above }) => `${team} est à égalité avec ${above} sur toute la ligne.`,

	pointsTaken: ({ team, amount, reason }) =>
		`${team}\u00a0: ${amount} ${plural("fr", amount, "point retiré", "points retirés")}. ${reason}`,
	winsTaken: ({ team, amount, reason }) =>
		`${team}\u00a0: ${amount} ${plural("fr", amount, "victoire retirée", "victoires retirées")}. ${reason}`,

	marks: { clinchedFirst: "y", clinched: "x", eliminated: "e" },
	marked: {
		clinchedFirst: "premier rang assuré",
		clinched: "place en séries assurée",
		eliminated: "hors de la course aux séries",
	},
	chances: { short: "Séries", name: "Chances d’accéder aux séries" },
	chancesNote: "Les chances sont calculées sur 10\u00a0000 simulations de la fin de la saison.",
	chancesComing: "Les chances d’accéder aux séries sont en cours de calcul.",
	chanceOf: ({ playoffs, first, place }) =>
		`Chances d’accéder aux séries\u00a0: ${playoffs}; de finir au premier rang\u00a0: ${first}; rang moyen\u00a0: ${place}.`,
	below: ({ share }) => `<\u00a0${share}`,
	above: ({ share }) => `>\u00a0${share}`,
	sure: {
		clinchedFirst: ({ team }) =>
			`${team} a déjà le premier rang\u00a0: peu importe l’issue des matchs à venir, personne ne peut le lui enlever.`,
		clinched: ({ team, count }) =>
			count === 1
				? `${team} a déjà la seule place en séries\u00a0: peu importe l’issue des matchs à venir, personne ne peut la lui enlever.`
				: `${team} a déjà sa place en séries\u00a0: peu importe l’issue des matchs à venir, l’équipe finira parmi les ${count} premières.`,
		eliminated: ({ team, count }) =>
			count === 1
				? `${team} n’a plus accès aux séries\u00a0: peu importe l’issue des matchs à venir, l’équipe ne finira pas au premier rang.`
				: `${team} n’a plus accès aux séries\u00a0: peu importe l’issue des matchs à venir, l’équipe ne finira pas parmi les ${count} premières.`,
	},
};
