import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const discipline: AdminWords["discipline"] = {
	title: "Discipline",
	about:
		"Un carton, une expulsion ou une décision écarte un joueur de matchs de son équipe. Le compte diminue avec les matchs joués sans lui, et s’affiche là où l’on note les présences.",
	rules: "Règles",
	noRules: "Aucune règle\u00a0: on n’est suspendu que par décision.",
	ruleOf: ({ count, stat, per, games }) =>
		per === "game"
			? `${count} × ${stat} dans un match\u00a0: ${games} ${plural("fr", games, "match", "matchs")} de suspension`
			: `Tous les ${count} × ${stat} de la saison\u00a0: ${games} ${plural("fr", games, "match", "matchs")} de suspension`,
	addRule: "Ajouter une règle",
	removeRule: "Retirer cette règle",
	stat: "Statistique",
	count: "Combien",
	per: "Compté",
	inGame: "Dans un match",
	inSeason: "Chaque fois dans la saison",
	gamesOut: "Matchs de suspension",
	suspend: "Suspendre un joueur",
	decide: "Décider autrement",
	change: "Modifier la décision",
	takeBack: "Annuler",
	player: "Joueur",
	team: "Équipe",
	startsOn: "À partir du",
	games: "Matchs",
	gamesHint: "0 passe l’éponge\u00a0: les règles ne comptent pas non plus pour ce match.",
	note: "Remarque",
	noteHint: "Pour les propriétaires et le personnel seulement.",
	left: "Reste",
	served: "Purgée",
	leftOf: ({ left, games }) => `${left} sur ${games}`,
	decision: ({ by }) => `Décision\u00a0: ${by}`,
	byRule: ({ count, stat }) => `${count} × ${stat}`,
	nobody: "Personne n’est suspendu",
	nobodyHint:
		"Les règles suspendent au fil des feuilles de match; les décisions se saisissent ici.",
	suspensions: "Suspensions",
	notSaved: "Impossible d’enregistrer.",
	suspendedTag: ({ left }) => `Suspendu (${left})`,
};
