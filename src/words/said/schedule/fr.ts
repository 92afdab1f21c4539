import type { Sayings } from "#domain/language/say.ts";
import { plural } from "#domain/text/plural.ts";

export const schedule = {
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
	"The effort is quick or best.": "L’effort est quick ou best.",
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
} satisfies Sayings;
