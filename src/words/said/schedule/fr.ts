import type { Sayings } from "#domain/language/say.ts";
import { plural } from "#domain/text/plural.ts";

export const schedule = {
	"Please choose a day that is still to come.": "Veuillez choisir un jour à venir.",
	"The team does not ask for this any more.": "L’équipe ne le demande plus.",
	"The day until which teams say this has gone by.":
		"Le jour jusqu’auquel les équipes le disent est passé.",
	"Please say what was asked for.": "Veuillez dire ce qui a été demandé.",
	"What is asked for is open, accepted or refused.":
		"Une demande est à décider, acceptée ou refusée.",
	"Please say what is accepted and what is not.":
		"Veuillez dire ce qui est accepté et ce qui ne l’est pas.",
	"A schedule has at most {0} wishes.": "Un calendrier a au plus {0} souhaits.",
	"A team can ask for at most {0} things.": "Une équipe peut demander au plus {0} choses.",
	"Schedule not found.": "Calendrier introuvable.",
	"This schedule is being generated already.": "Ce calendrier est déjà en cours de création.",
	"The generation was cancelled.": "La création a été annulée.",
	"No generation is running.": "Aucune création n’est en cours.",
	"These are {0} places for games. At most {1} can be planned in one schedule.":
		"Cela fait {0} places pour des matchs. Un calendrier en a au plus {1}.",
	"{0} does not play in this league.": "{0} ne joue pas dans cette ligue.",
	"A team shares people with other teams, not with itself.":
		"Une équipe partage des joueurs avec d’autres équipes, pas avec soi-même.",
	"Teams of a pinned game must be different.":
		"Les équipes d’un match fixé doivent être différentes.",
	"The schedule has no place for a pinned game on {0}.":
		"Le calendrier n’a pas de place pour un match fixé le {0}.",
	"The schedule has no place for a pinned game on {0} on {1}.":
		"Le calendrier n’a pas de place pour un match fixé le {0} ({1}).",
	"{0} at {1}": "{0} à {1}",
	"The schedule has one week from {0}. Please choose a date in them.":
		"Le calendrier a une semaine à partir du {0}. Veuillez y choisir une date.",
	"The schedule has {0} weeks from {1}. Please choose a date in them.":
		"Le calendrier a {0} semaines à partir du {1}. Veuillez y choisir une date.",
	"A game that has begun cannot be moved.": "Un match commencé ne peut pas être déplacé.",
	"This schedule has no games to plan anew.": "Ce calendrier n’a pas de match à replanifier.",
	"Please say on which day it closes first.": "Veuillez dire à partir de quel jour c’est fermé.",
	"The last day is before the first one.": "Le dernier jour vient avant le premier.",
	"This schedule has no court named {0}.": "Ce calendrier n’a pas de terrain nommé {0}.",
	"Nothing is played from {0} to {1}.": "Rien ne se joue du {0} au {1}.",
	"Some of these games were changed meanwhile. Please look for places again.":
		"Certains de ces matchs ont changé entre-temps. Veuillez chercher des places de nouveau.",
	"{0} game changed": "{0} match modifié",
	"{0} games changed": "{0} matchs modifiés",
	"Weeks more are a whole number from 0 to 12.":
		"Les semaines de plus sont un nombre entier de 0 à 12.",
	"A game is scheduled or postponed.": "Un match est prévu ou reporté.",
	"Please give the games to move, each with its old and its new place.":
		"Veuillez donner les matchs à déplacer, chacun avec son ancienne et sa nouvelle place.",
	"Please give a court and the dates on which it is closed.":
		"Veuillez donner un terrain et les dates où il est fermé.",
	"Wishes are a list.": "Les souhaits sont une liste.",
	"A wish counts 1, 2 or 3.": "Un souhait compte 1, 2 ou 3.",
	"A wish about two teams names both.": "Un souhait sur deux équipes nomme les deux.",
	"A wish about two teams names two different ones.":
		"Un souhait sur deux équipes en nomme deux différentes.",
	"Days between games are a whole number from 1 to 200.":
		"Les jours entre les matchs sont un nombre entier de 1 à 200.",
	"A wish is about a time, two teams, days between games or double-headers.":
		"Un souhait porte sur une heure, deux équipes, les jours entre les matchs ou les programmes doubles.",
	"Please say whether the team likes to play then.":
		"Veuillez dire si l’équipe aime jouer à ce moment.",
	"Nothing is played on {0}, when two teams wish to meet.":
		"Rien ne se joue le {0}, quand deux équipes souhaitent s’affronter.",
	"At least so many days between games are more than at most.":
		"Le minimum de jours entre les matchs dépasse le maximum.",
	"The time a team wishes for ends before it begins.":
		"L’heure qu’une équipe souhaite finit avant de commencer.",
	"A schedule needs at least two teams in its league.":
		"Un calendrier a besoin d’au moins deux équipes dans sa ligue.",
	"Please choose game days first.": "Veuillez d’abord choisir les jours de match.",
	"Please enter times first.": "Veuillez d’abord entrer les heures.",
	"None of the game days has a time on which it is played.":
		"Aucun jour de match n’a d’heure de jeu.",
	"The schedule, its teams or its games were changed meanwhile. Please generate it again.":
		"Le calendrier, ses équipes ou ses matchs ont changé entre-temps. Veuillez le créer de nouveau.",
	"Full schedule generated!": "Calendrier complet créé!",
	"{0} for {1}, {2}.": "{0} pour {1}, {2}.",
	"{0} that had begun stayed.": "Déjà commencés, gardés tels quels\u00a0: {0}.",
	"{0} is missing.": "Il manque {0}.",
	"{0} are missing.": "Il manque {0}.",
	"{0} game": "{0} match",
	"{0} games": (count) => `${count} ${plural("fr", Number(count), "match", "matchs")}`,
	"{0} team": "{0} équipe",
	"{0} teams": (count) => `${count} ${plural("fr", Number(count), "équipe", "équipes")}`,
	"{0} bye": "{0} congé",
	"{0} byes": (count) => `${count} ${plural("fr", Number(count), "congé", "congés")}`,
	"{0} week": "{0} semaine",
	"{0} weeks": (count) => `${count} ${plural("fr", Number(count), "semaine", "semaines")}`,
	"{0} problem": "{0} problème",
	"{0} problems": (count) => `${count} ${plural("fr", Number(count), "problème", "problèmes")}`,
	"This schedule is too large to be measured.": "Ce calendrier est trop grand pour être évalué.",
	"The schedule of these games was deleted. Bring that back first.":
		"Le calendrier de ces matchs a été supprimé. Récupérez-le d’abord.",
	"Please choose two different games.": "Veuillez choisir deux matchs différents.",
	"Games with scores or statistics cannot be swapped.":
		"Les matchs avec pointage ou statistiques ne s’échangent pas.",
	"Too many schedules are being looked at. Please try again in a moment.":
		"Trop de calendriers sont consultés à la fois. Veuillez réessayer dans un instant.",
	"Too many schedules are being generated. Please try again in a moment.":
		"Trop de calendriers sont en cours de création. Veuillez réessayer dans un instant.",
	"This schedule takes longer than 30 seconds to generate. Please plan fewer weeks or times at once.":
		"La création de ce calendrier dépasse 30 secondes. Veuillez prévoir moins de semaines ou d’heures à la fois.",
	"A seed is a whole number from {0} to {1}.": "Une graine est un nombre entier de {0} à {1}.",
	"The effort is quick, normal or best.": "L’effort est quick, normal ou best.",
	"Courts are a list of names.": "Les terrains sont une liste de noms.",
	"Please enter a name for each court.": "Veuillez entrer un nom pour chaque terrain.",
	"Teams that share people are a list of teams.":
		"Les équipes qui partagent des joueurs sont une liste d’équipes.",
	"People are shared by two teams at least.":
		"Des joueurs se partagent entre deux équipes au moins.",
	"Please give a list of times for each week.":
		"Veuillez donner une liste d’heures pour chaque semaine.",
	"Please give a team and its dates.": "Veuillez donner une équipe et ses dates.",
	"Please give two teams, a date and a time for each game.":
		"Veuillez donner deux équipes, une date et une heure pour chaque match.",
	"Please give the teams that share people.":
		"Veuillez donner les équipes qui partagent des joueurs.",
	"Games per team is a whole number from {0} to {1}.":
		"Les matchs par équipe sont un nombre entier de {0} à {1}.",
	"The most games a day is a whole number from {0} to {1}.":
		"Le maximum de matchs par jour est un nombre entier de {0} à {1}.",
	"The most games a week is a whole number from {0} to {1}.":
		"Le maximum de matchs par semaine est un nombre entier de {0} à {1}.",
	"The length of a game is a whole number of minutes from {0} to {1}.":
		"La durée d’un match est un nombre entier de minutes de {0} à {1}.",
	"The number of weeks is a whole number from {0} to {1}.":
		"Le nombre de semaines est un nombre entier de {0} à {1}.",
	"Please say whether visitors see it.": "Veuillez dire si les visiteurs le voient.",
	"Swap failed.": "L’échange a échoué.",
	"Week {0} has games. The schedule needs at least {1} weeks.":
		"La semaine {0} a des matchs. Le calendrier doit avoir au moins {1} semaines.",
	"A team is in one group.": "Une équipe est dans un seul groupe.",
	"Each group says how often it meets each group, and both say the same.":
		"Chaque groupe dit combien de fois il rencontre chaque groupe, et les deux disent la même chose.",
	"Please name each group.": "Veuillez nommer chaque groupe.",
	"The teams of a group are a list of teams.": "Les équipes d’un groupe sont une liste d’équipes.",
	"How often two groups meet is a whole number from {0} to {1}.":
		"Le nombre de rencontres entre deux groupes est un nombre entier de {0} à {1}.",
	"Please say how often each group meets each group.":
		"Veuillez dire combien de fois chaque groupe rencontre chaque groupe.",
	"Games are a list.": "Les matchs sont une liste.",
	"Groups are a list.": "Les groupes sont une liste.",
	"up to {0}": "jusqu’à {0}",
	"Every team wants {0}, but has room for only {1}: at most {2} a day and {3} a week in {4}.":
		"Objectif de chaque équipe\u00a0: {0}. Elle n’a de place que pour {1}\u00a0: au plus {2} par jour et {3} par semaine, en {4}.",
	"{0}. Add weeks, allow more games a week, or ask for fewer games.":
		"{0}. Ajoutez des semaines, permettez plus de matchs par semaine ou demandez moins de matchs.",
	"{0} teams want {1} each, which makes {2}, but there is room for only {3} in {4}: {5}.":
		"{0} équipes veulent chacune {1}, ce qui fait {2}, mais il n’y a de place que pour {3} en {4}\u00a0: {5}.",
	"Add times, courts or weeks, or ask for fewer games.":
		"Ajoutez des heures, des terrains ou des semaines, ou demandez moins de matchs.",
	"{0} {1} and has room for only {2} of {3}: {4}.":
		"{0}\u00a0: {1}; place pour {2} seulement de {3}, {4}.",
	"{0} wanted game": "{0} match voulu",
	"{0} wanted games": (count) =>
		`${count} ${plural("fr", Number(count), "match voulu", "matchs voulus")}`,
	"Free this team at other times, or add weeks.":
		"Libérez cette équipe à d’autres heures, ou ajoutez des semaines.",
	"{0} {1}: {2} for {3} wanted games; {4}.": "{0}\u00a0: {1}; {2} pour {3} matchs voulus, {4}.",
	"{0} place": "{0} place",
	"{0} places": (count) => `${count} ${plural("fr", Number(count), "place", "places")}`,
	"Add a slot at those times or free one of these teams.":
		"Ajoutez une place à ces heures ou libérez une de ces équipes.",
	"{0} does not fit": "{0} de trop",
	"{0} do not fit": "{0} de trop",
	"can never play": "aucun match possible",
	"can only play at {0}": "matchs possibles seulement à {0}",
	"can only play at {0} in {1} of {2} weeks":
		"matchs possibles seulement à {0}, {1} semaines sur {2}",
	"can only play in {0} of {1} weeks": "matchs possibles seulement {0} semaines sur {1}",
	"is away too often": "trop d’absences",
	"are free at too few of the same times": "trop peu d’heures libres en commun",
	"{0} with {1} each make an odd number of places, and every game takes two: one team plays a game less.":
		"{0} avec {1} chacune font un nombre impair de places, et chaque match en prend deux\u00a0: une équipe joue un match de moins.",
	"{0} could not be placed, because teams that share people cannot play at the same time.":
		"{0} sans place, parce que des équipes qui partagent des joueurs ne peuvent pas jouer en même temps.",
	"{0} could not be placed, because pinned games are in the way.":
		"{0} sans place, parce que des matchs fixés occupent l’espace.",
	"{0} might still fit: try another draw, or add them by hand.":
		"Peut-être encore de la place\u00a0: {0}. Essayez un autre tirage, ou ajoutez à la main.",
	"{0} has fewer games than there would be room for.":
		"{0} a moins de matchs qu’il n’y aurait de place.",
	"{0} have fewer games than there would be room for.":
		"{0} ont moins de matchs qu’il n’y aurait de place.",
	"{0} other teams": "{0} autres équipes",
	"The game pinned on {0} was moved.": "Le match fixé le {0} a été déplacé.",
	"There is no team {0} for the game on {1}.": "Il n’y a pas d’équipe {0} pour le match du {1}.",
	"{0} plays itself on {1}.": "{0} joue contre soi-même le {1}.",
	"{0} at {1}: the schedule has no slot on {2} on {3}.":
		"{0} à {1}\u00a0: le calendrier n’a pas de place le {2} ({3}).",
	"{0} at {1}: the schedule has no slot on {2}.":
		"{0} à {1}\u00a0: le calendrier n’a pas de place le {2}.",
	"{0} at {1}: {2} cannot play on {3}.": "{0} à {1}\u00a0: {2} ne peut pas jouer le {3}.",
	"Two games are on {0} on {1}.": "Deux matchs au même endroit ({0}), le {1}.",
	"{0} has {1} in week {2}, but {3}.": "{0} a {1} dans la semaine {2}, alors que {3}.",
	"{0} has {1} on {2}, but {3}.": "{0} a {1} le {2}, alors que {3}.",
	"{0} is allowed": "{0} est permis",
	"{0} are allowed": "{0} sont permis",
	"{0} has {1}, more than the {2} wanted.": "{0} a {1}, plus que les {2} voulus.",
	"{0} has two games at once on {1}.": "{0} a deux matchs en même temps le {1}.",
	"{0} share people but play at the same time on {1}.":
		"{0} partagent des joueurs, mais jouent en même temps le {1}.",
	"Two teams have the same id, {0}.": "Deux équipes ont le même identifiant, {0}.",
	"A schedule has 1 to 104 weeks, not {0}.": "Un calendrier a de 1 à 104 semaines, pas {0}.",
	"{0} is a whole number from {1} to 1000, not {2}.":
		"{0}\u00a0: un nombre entier de {1} à 1000, pas {2}.",
	"Games per team": "Matchs par équipe",
	"The most games a day": "Maximum de matchs par jour",
	"The most games a week": "Maximum de matchs par semaine",
	"The length of a game in minutes": "Durée d’un match en minutes",
	"There is no team {0} to share people with.":
		"Il n’y a pas d’équipe {0} avec qui partager des joueurs.",
	"Pinned game: {0}": "Match fixé\u00a0: {0}",
	"Pinned game: no slot is left on {0}.": "Match fixé\u00a0: il ne reste pas de place le {0}.",
	"The game of {0} and {1} on {2} names no team of the league.":
		"Le match de {0} et {1} du {2} ne nomme aucune équipe de la ligue.",
	"“{0}” is not a time such as 18:00.": "«\u00a0{0}\u00a0» n’est pas une heure comme 18:00.",
	"“{0}” is not a date such as 2026-01-05.":
		"«\u00a0{0}\u00a0» n’est pas une date comme 2026-01-05.",
	"“{0}” is not a day from Sunday to Saturday.":
		"«\u00a0{0}\u00a0» n’est pas un jour de Sunday à Saturday.",
} satisfies Sayings;
