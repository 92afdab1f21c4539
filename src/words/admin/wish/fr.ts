import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const wish: AdminWords["wish"] = {
	title: "Souhaits",
	text: "Ce qui ferait plaisir. Les règles, le nombre de matchs et l’équité des adversaires passent d’abord; le calendrier dit quels souhaits il n’a pas pu exaucer, et ce que cela aurait coûté.",
	wish: ({ number }) => `Souhait ${number}`,
	remove: ({ number }) => `Retirer le souhait ${number}`,
	add: "Ajouter un souhait",
	kind: "Souhait",
	kinds: {
		time: "Les heures d’une équipe",
		place: "Le gymnase ou le terrain d’une équipe",
		notEarly: "Pas l’une contre l’autre au début",
		meetOn: "L’une contre l’autre à une date",
		rest: "Jours entre deux matchs",
		doubleHeader: "Deux matchs le même jour de suite, au même endroit",
		inARow: "Deux équipes de suite, au même endroit",
	},
	fields: {
		team: "Équipe",
		other: "Autre équipe",
		place: "Lieu",
		isLiked: "Comment",
		day: "Jour",
		from: "À partir de",
		until: "Jusqu’à",
		date: "Date",
		weeks: "Pas dans les premières semaines",
		least: "Au moins",
		most: "Au plus",
		weight: "Importance",
	},
	likes: "Aime jouer",
	dislikes: "Préfère ne pas jouer",
	anyDay: "N’importe quel jour",
	weights: { "1": "Un peu", "2": "C’est important", "3": "Beaucoup" },
	chooseATeam: "Veuillez choisir une équipe.",
	chooseTwo: "Veuillez choisir deux équipes différentes.",
	sayWhen: "Veuillez choisir un jour ou une heure.",
	placeLiked: ({ team, place }) => `${team}\u00a0: aime jouer ici\u00a0: ${place}`,
	placeDisliked: ({ team, place }) => `${team}\u00a0: plutôt pas ici\u00a0: ${place}`,
	sayWhere: "Veuillez choisir un lieu.",
	howMany: "Veuillez entrer un nombre entier à partir de 1.",
	met: ({ count, all }) =>
		`${count} ${plural("fr", all, "souhait exaucé", "souhaits exaucés")} sur ${all}`,
	missed: ({ count }) => `pas exaucé ${count} fois`,
	liked: ({ team, when }) => `${team}\u00a0: aime jouer ${when}`,
	disliked: ({ team, when }) => `${team}\u00a0: plutôt pas ${when}`,
	fromTime: ({ time }) => `à partir de ${time}`,
	untilTime: ({ time }) => `jusqu’à ${time}`,
	restLeast: ({ count }) =>
		`Au moins ${count} ${plural("fr", count, "jour", "jours")} entre deux matchs`,
	restMost: ({ count }) =>
		`Au plus ${count} ${plural("fr", count, "jour", "jours")} entre deux matchs`,
	playInARow: ({ one, other }) => `${one} et ${other}\u00a0: de suite, au même endroit`,
	meetLate: ({ one, other, count }) =>
		`${one} et ${other}\u00a0: pas dans ${plural("fr", count, "la première semaine", `les ${count} premières semaines`)}`,
	meetThen: ({ one, other, day }) => `${one} et ${other}\u00a0: le ${day}`,
	noExchange: "Aucun échange de deux matchs ne l’exaucerait.",
	costsNothing: "Deux matchs pourraient changer de place sans que ce soit moins équitable.",
	wouldCost: ({ list }) =>
		`Deux matchs pourraient changer de place, mais ce serait moins équitable\u00a0: ${list}.`,
};
