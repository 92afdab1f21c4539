import { lowerFirst } from "#domain/text/lower-first.ts";
import type { Words } from "../en.ts";

export const stage: Words["stage"] = {
	rounds: ({ name }) => `${name}, ronde par ronde`,
	winners: "Tableau des gagnants",
	losers: "Tableau des perdants",
	finals: "Finales",
	consolation: ({ place }) => `Pour la ${place}e place`,
	bestOf: ({ count }) => `Série ${(count + 1) / 2} de ${count}`,
	wins: "victoires",
	goesOn: "passe au tour suivant",
	game: ({ number }) => `Match ${number}`,
	ifNecessary: "au besoin",
	nobody: "Personne",
	walkover: "Sans match",
	decided: "Décision de la ligue",

	final: "Finale",
	secondFinal: "Seconde finale",
	thirdPlace: "Troisième place",
	semiFinal: { one: "Demi-finale", all: "Demi-finales" },
	quarterFinal: { one: "Quart de finale", all: "Quarts de finale" },
	roundOf: ({ teams }) => `Ronde des ${teams}`,
	round: ({ round }) => `Ronde ${round}`,
	playIn: "Barrage",
	winnersRound: ({ round }) => `Gagnants, ronde ${round}`,
	winnersFinal: "Finale des gagnants",
	losersRound: ({ round }) => `Perdants, ronde ${round}`,
	losersFinal: "Finale des perdants",
	group: ({ group }) => `Groupe ${group}`,
	place: ({ place }) => `${place}e place`,
	consolationRound: ({ place, round }) => `Pour la ${place}e place, ronde ${round}`,
	numbered: ({ name, at }) => `${name} ${at}`,
	inRound: ({ name, at }) => `${name}, série ${at}`,

	winnerOf: ({ name }) => `Gagnant\u00a0: ${lowerFirst(name)}`,
	loserOf: ({ name }) => `Perdant\u00a0: ${lowerFirst(name)}`,
	seed: ({ seed }) => `Tête de série ${seed}`,
	bestLeft: ({ place }) =>
		place === 1 ? "Meilleure tête de série restante" : `${place}e des équipes restantes`,
	groupPlace: ({ place, group }) => `${place === 1 ? "1er" : `${place}e`} du groupe ${group}`,
};
