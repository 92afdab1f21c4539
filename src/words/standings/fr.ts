import type { Words } from "../en.ts";

export const standings: Words["standings"] = {
	title: "Classement",
	heading: "CLASSEMENT",
	of: ({ name }) => `Classement\u00a0: ${name}`,
	summary: ({ name }) => `Le classement\u00a0: ${name}.`,
	seasonSummary: ({ name, season }) => `Le classement\u00a0: ${name}, ${season}.`,
	asItStands: "En ce moment",
	asItStandsHint: "Les matchs en cours comptent avec le pointage actuel.",
	asItStandsOf: ({ name }) => `${name}, en ce moment`,
	withoutLive: "Sans les matchs en cours",
	choose: "Choisir un classement",
	gamesAndLeaders: "Matchs et meneurs",
	full: "Classement complet",

	noLeagues: "Aucune ligue pour le moment",
	noLeaguesYet: "Le classement paraîtra ici dès qu’une saison aura des ligues et des équipes.",
	leagueNotPlayed: "Cette ligue n’est pas au programme de cette saison.",
	noTeams: "Aucune équipe pour le moment",
	noTeamsYet: "Les équipes paraîtront ici dès qu’elles seront inscrites à cette ligue.",
	none: "Pas encore de classement",
	noneYet: "Les équipes paraîtront ici dès qu’elles seront inscrites à une ligue.",

	rank: "Rang",
	team: "Équipe",
	wins: { short: "V", name: "Victoires" },
	losses: { short: "D", name: "Défaites" },
	winShare: { short: "MOY", name: "Moyenne de victoires" },
	gamesBehind: { short: "Ret.", name: "Matchs de retard" },
	streak: { short: "Séq.", name: "Séquence en cours" },
	lastFive: { short: "5 der.", name: "Fiche des cinq derniers matchs" },
	home: { short: "Dom.", name: "Fiche à domicile" },
	away: { short: "Vis.", name: "Fiche comme visiteur" },
	score: {
		points: {
			made: { short: "PP", name: "Points pour" },
			allowed: { short: "PC", name: "Points contre" },
			difference: { short: "Diff.", name: "Différence de points" },
		},
		goals: {
			made: { short: "BP", name: "Buts pour" },
			allowed: { short: "BC", name: "Buts contre" },
			difference: { short: "Diff.", name: "Différence de buts" },
		},
		runs: {
			made: { short: "PP", name: "Points produits" },
			allowed: { short: "PA", name: "Points accordés" },
			difference: { short: "Diff.", name: "Différence de points" },
		},
		score: {
			made: { short: "Pour", name: "Marqué par l’équipe" },
			allowed: { short: "Contre", name: "Marqué contre l’équipe" },
			difference: { short: "Diff.", name: "Différence" },
		},
	},
	won: "Victoire",
	lost: "Défaite",
	tied: "Match nul",
	captain: "Capitaine",
	winStreak: ({ count }) => `V${count}`,
	lossStreak: ({ count }) => `D${count}`,
	drawStreak: ({ count }) => `N${count}`,

	howRanksAreMade: "Comment se décide le classement",
	rankRule:
		"Les équipes sont classées selon leur moyenne de victoires (MOY), puis selon le moins de défaites, puis selon le plus de victoires. À égalité sur toute la ligne, elles partagent le même rang.",
	unranked: ({ team }) => `${team} n’a pas de rang avant son premier match.`,
	first: ({ team, share }) => `${team} a la meilleure moyenne de victoires (${share}).`,
	lessShare: ({ team, above, share, aboveShare }) =>
		`${team} suit ${above} par la moyenne de victoires (${share} contre ${aboveShare}).`,
	moreLosses: ({ team, above, losses, aboveLosses }) =>
		`${team} a la même moyenne que ${above}, mais plus de défaites, ${losses} contre ${aboveLosses}.`,
	fewerWins: ({ team, above, wins, aboveWins }) =>
		`${team} a la même moyenne et autant de défaites que ${above}, mais moins de victoires, ${wins} contre ${aboveWins}.`,
	level: ({ team, above }) =>
		`${team} est à égalité avec ${above}\u00a0: même moyenne, autant de défaites, autant de victoires.`,
};
