import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const plan: AdminWords["plan"] = {
	aTeamThatLeft: "Une équipe partie",
	dayAtTime: ({ day, time }) => `${day} à ${time}`,
	week: ({ number }) => `Semaine ${number}`,
	outsideTheWeeks: "Hors des semaines",
	highlightATeam: "Mettre une équipe en évidence",
	undoTitle: ({ title }) => `Annuler\u00a0: ${title} (Ctrl+Z)`,
	undoNamed: ({ name }) => `Annuler ${name}`,
	chooseAFreeSlot: "Choisissez une place libre pour y mettre un match à la main.",
	chooseAGame:
		"Choisissez un match, puis un autre pour échanger leurs équipes, ou une place libre pour l’y déplacer.",
	tooLargeToMeasure: "Trop grand pour être mesuré",
	gamesOf: ({ week }) => `Matchs\u00a0: ${week}`,
	byesOfWeek: ({ count }) => `${plural("fr", count, "Congé", "Congés")}`,
	free: ({ count }) => `${count} ${plural("fr", count, "place libre", "places libres")}`,
	noGameTimes: "Aucune heure de match n’est fixée pour cette semaine.",
	noPlayOn: ({ days }) => `Pas de match\u00a0: ${days}. Le calendrier saute ce jour.`,
	aBye: "congé",
	aRuleIsBroken: "une règle est enfreinte",
	goTo: ({ week }) => `Aller à\u00a0: ${week}`,
	byeShort: "Congé",
	previousWeek: "Semaine précédente",
	weekLabel: "Semaine",
	nextWeek: "Semaine suivante",
	begunStays: "Un match commencé reste où il est.",
	stageGameStays: ({ stage }) =>
		`Ce match fait partie de la phase «\u00a0${stage}\u00a0». Son jour, son heure et son lieu s’y choisissent.`,
	moveHere: "Déplacer ici",
	isFree: "Libre",
	onPlace: ({ place }) => `le ${place}`,
	at: "chez",
	hasBegun: "Commencé, reste ici",
	noSlotHere: "Hors des places prévues",
	noSlotHereAt: ({ place }) => `Hors des places prévues\u00a0: ${place}`,
	isChosen: ({ matchup, hint }) => `Match choisi\u00a0: ${matchup}. ${hint}`,
	chosenGame: "Match choisi",
	otherTime: "Autre heure",
	open: "Ouvrir",
	clearTheChoice: "Effacer le choix",
	chooseAnotherGame:
		"Choisissez un autre match pour échanger les équipes, ou une place libre pour l’y déplacer.",
	hideCost: "Masquer ce que cela coûte",
	verbs: {
		swap: "l’échange",
		move: "le déplacement",
		add: "l’ajout",
		remove: "le retrait",
		replan: "la replanification",
	},
	couldNotBeMoved: "Le match n’a pas pu être déplacé.",
	couldNotBeAdded: "Le match n’a pas pu être ajouté.",
	couldNotBeRemoved: "Le match n’a pas pu être retiré.",
	swapped: ({ first, second }) => `Échangés\u00a0: ${first} et ${second}`,
	moved: ({ matchup, place }) => `Déplacé\u00a0: ${matchup}, ${place}`,
	added: ({ matchup, place }) => `Ajouté\u00a0: ${matchup}, ${place}`,
	removed: ({ matchup }) => `Retiré\u00a0: ${matchup}`,
	restored: ({ matchup }) => `Rétabli\u00a0: ${matchup}`,
	undone: ({ title }) => `Annulé\u00a0: ${title}`,
	moveGame: "Déplacer le match",
	aboutTeams: ({ names, what }) => `${names}\u00a0: ${what}`,
	nowPlay: ({ count }) => `maintenant ${count} ${plural("fr", count, "match", "matchs")}`,
	nowByesInARow: ({ count }) => `maintenant ${count} congés d’affilée`,
	nowByes: ({ count }) => `maintenant ${count} ${plural("fr", count, "congé", "congés")}`,
	nowLate: ({ count, time }) => `maintenant ${count} matchs tardifs (${time})`,
	nowAt: ({ count, time }) => `maintenant ${count} matchs à ${time}`,
	meetTwice: ({ one, other, often }) =>
		`${one} et ${other} s’affrontent deux fois en une semaine${often}`,
	rematchOf: ({ one, other, count, often }) =>
		`revanche après ${count} ${plural("fr", count, "semaine", "semaines")}\u00a0: ${one} et ${other}${often}`,
	meetings: ({ count }) => `, ${count} affrontements`,
	nowSides: ({ home, away }) => `maintenant ${home} à domicile et ${away} comme visiteur`,
	lessFair: ({ measure }) => `moins équitable\u00a0: ${measure}`,
	rulesFewer: ({ count }) =>
		`${count} ${plural("fr", count, "règle enfreinte", "règles enfreintes")} de moins`,
	costsNothing: "Cela ne coûte rien\u00a0: tout est aussi équitable qu’avant.",
	moreToSee: ({ count }) =>
		`${count} ${plural("fr", count, "autre point", "autres points")} à voir plus bas`,
	betterNow: ({ list }) => `Mieux maintenant\u00a0: ${list}`,
	fairness: "Équité",
	brokenRulesTitle: "Règles enfreintes",
	brokenRules: ({ count }) =>
		`${count} ${plural("fr", count, "règle enfreinte", "règles enfreintes")}`,
	moreSentences: ({ count }) => `${count} ${plural("fr", count, "autre phrase", "autres phrases")}`,
	improvingThis: "Améliorer ce point peut être impossible sans nuire à un autre.",
	gamesAreMissing: ({ count }) => `Il manque ${count} ${plural("fr", count, "match", "matchs")}`,
	measures: {
		games: {
			name: "Nombre de matchs",
			meaning: "Chaque équipe a le nombre de matchs qu’elle devrait avoir.",
			left: () => "Les matchs pourraient être mieux répartis",
		},
		opponents: {
			name: "Adversaires",
			meaning: "Deux équipes s’affrontent aussi souvent que deux autres, à un match près.",
			left: ({ count }) =>
				`${count} ${plural("fr", count, "match pourrait", "matchs pourraient")} opposer des équipes qui s’affrontent moins souvent`,
		},
		progress: {
			name: "Rythme égal",
			meaning:
				"Après chaque semaine, personne n’a plus de matchs d’avance que nécessaire\u00a0: pas de deuxième congé avant que tous en aient eu un.",
			left: ({ value, bound }) =>
				`À un moment, une équipe a ${value} ${plural("fr", value, "match", "matchs")} d’avance sur une autre; ${bound} suffirait`,
		},
		time: {
			name: "Heures du jour",
			meaning:
				"Les matchs tôt et tard sont répartis également, selon les disponibilités des équipes.",
			left: ({ count }) =>
				`${count} ${plural("fr", count, "match pourrait", "matchs pourraient")} être à une heure plus équitable`,
		},
		rematch: {
			name: "Revanches",
			meaning: "Deux mêmes équipes ne se revoient pas trop tôt.",
			left: ({ count }) =>
				`${count} ${plural("fr", count, "revanche arrive", "revanches arrivent")} trop tôt`,
		},
		day: {
			name: "Jours de la semaine",
			meaning: "Les jours de match sont répartis également.",
			left: ({ count }) =>
				`${count} ${plural("fr", count, "match pourrait", "matchs pourraient")} être un jour plus équitable`,
		},
		court: {
			name: "Terrains",
			meaning: "Chaque équipe joue à peu près aussi souvent sur chaque terrain.",
			left: ({ count }) =>
				`${count} ${plural("fr", count, "match pourrait", "matchs pourraient")} être sur un terrain plus équitable`,
		},
		home: {
			name: "Domicile et visiteur",
			meaning: "Chaque équipe joue autant à domicile que comme visiteur, à un match près.",
			left: ({ count }) =>
				`${count} ${plural("fr", count, "match pourrait", "matchs pourraient")} inverser domicile et visiteur`,
		},
		homePair: {
			name: "Domicile lors des revanches",
			meaning: "Deux équipes qui se revoient jouent à domicile à tour de rôle.",
			left: ({ count }) =>
				`${count} ${plural("fr", count, "revanche pourrait", "revanches pourraient")} inverser domicile et visiteur`,
		},
		threeInARow: {
			name: "Suites à domicile ou comme visiteur",
			meaning: "Personne ne joue trois matchs d’affilée à domicile, ni trois comme visiteur.",
			left: ({ count }) =>
				`${count} ${plural("fr", count, "match est", "matchs sont")} un troisième d’affilée`,
		},
		doubleHeaders: {
			name: "Deux matchs le même jour",
			meaning: "Personne ne joue deux fois le même jour sans nécessité.",
			left: ({ count }) => `${count} de plus que nécessaire`,
		},
	},
	bestPossible: "Le meilleur possible, prouvé",
	asFairAsCanBe: "Aussi équitable que possible, prouvé",
	andMore: ({ first, count }) =>
		`${first}, et ${count} ${plural("fr", count, "autre point pourrait", "autres points pourraient")} être plus ${plural("fr", count, "équitable", "équitables")}`,
	thereAreNoGames: "Il n’y a pas encore de matchs.",
	tooLarge: "Ce calendrier est trop grand pour être mesuré.",
	everyTeamPlays: ({ games, sides, byes }) => `Chaque équipe joue ${games}, ${sides}${byes}.`,
	teamsPlay: ({ games, sides, byes }) => `Les équipes jouent ${games}, ${sides}${byes}.`,
	andHas: ({ byes }) => `, et a ${byes}`,
	andHave: ({ byes }) => `, et ont ${byes}`,
	halfAtHome: "dont la moitié à domicile",
	asManyAtHome: "autant à domicile que comme visiteur, à un près",
	sidesApart: ({ count }) => `avec jusqu’à ${count} matchs d’écart entre domicile et visiteur`,
	byes: ({ count }) => `${count} ${plural("fr", count, "congé", "congés")}`,
	upTo: ({ most }) => `jusqu’à ${most}`,
	orMost: ({ least, most }) => `${least} ou ${most}`,
	toMost: ({ least, most }) => `de ${least} à ${most}`,
	rulesAreBroken: ({ count }) =>
		`${count} ${plural("fr", count, "règle est enfreinte", "règles sont enfreintes")}.`,
	apartFromThat: "À part cela, il est aussi équitable que possible, et c’est prouvé.",
	nothingFairer:
		"Aucun calendrier pour ces équipes et ces heures ne peut être plus équitable, et c’est prouvé.",
	allButOne: ({ left }) =>
		`Prouvé le meilleur possible sur tous les points sauf un\u00a0: ${left}.`,
	provedIn: ({ proved, all }) => `Prouvé le meilleur possible sur ${proved} points de ${all}.`,
	showAllAlike: "Montrer toutes les équipes de la même façon",
	gamesHomeAway: ({ games, home, away }) =>
		`${games}\u00a0: ${home} à domicile, ${away} comme visiteur`,
	byesColumn: "Congés",
	inWeeks: ({ count, weeks }) => `${plural("fr", count, "Semaine", "Semaines")} ${weeks}`,
	meets: "Affronte",
	rematch: "Revanche",
	nobodyTwice: "Personne deux fois",
	afterWeeks: ({ count }) =>
		`Après ${count} ${plural("fr", count, "semaine", "semaines")} au plus tôt`,
	never: ({ names }) => `jamais ${names}`,
	cannotPlayThatDay: "ne peut pas jouer ce jour-là",
	cannotPlayAt: ({ time }) => `ne peut pas jouer à ${time}`,
	hasAGame: "a un match cette semaine-là",
	teamsByNumber: "Équipes par nombre de matchs",
	gamesUnit: ({ count }) => `${plural("fr", count, "match", "matchs")}`,
	gamesHeard: "matchs",
	teamByTeam: "Équipe par équipe",
	whoMeetsWhom: "Qui affronte qui",
	whatEveryTeamGets: "Ce qu’obtient chaque équipe",
	gamesShort: "M",
	homeAwayShort: "D–V",
	gamesAtHomeAndAway: "Matchs à domicile et comme visiteur",
	gamesAtTime: ({ time }) => `Matchs à ${time}`,
	fewestWeeks: "Nombre minimal de semaines avant de revoir le même adversaire",
	weeksShort: ({ count }) => `${count} sem.`,
	thisCouldBeFairer: "Ceci pourrait être plus équitable",
	couldBeFairer: "Pourrait être plus équitable\u00a0: ",
	howOften: "Nombre d’affrontements entre deux équipes",
	asOf: ({ day }) => `en date du ${day}`,
	isDraft: "brouillon",
	noGames: "Aucun match",
	day: "Jour",
	place: "Lieu",
	howFairItIs: ({ league }) => `${league}\u00a0: équité du calendrier`,
	rematchAfter: "Revanche après",
};
