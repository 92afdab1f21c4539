import type { Sayings } from "#domain/language/say.ts";

export const game = {
	"Games of a stage get their day in the stage.":
		"Les matchs d’une phase reçoivent leur date dans la phase.",
	"A cancelled game is not made up. Postpone it first.":
		"Un match annulé n’est pas repris. Reportez-le d’abord.",
	"This game is only in a draft. Move it in its schedule.":
		"Ce match n’est que dans un brouillon. Déplacez-le dans son calendrier.",
	"Evening not found.": "Soirée introuvable.",
	"There is no game left to call off on this day.": "Il ne reste aucun match à annuler ce jour-là.",
	"Please say whether the games are postponed or cancelled.":
		"Veuillez indiquer si les matchs sont reportés ou annulés.",
	"Games postponed: {0}": "Matchs reportés\u00a0: {0}",
	"Games cancelled: {0}": "Matchs annulés\u00a0: {0}",
	"Games as they were: {0}": "Matchs rétablis\u00a0: {0}",
	"Stage not found.": "Phase introuvable.",
	"A game of an elimination does not end level. Enter the score that says who won.":
		"Un match éliminatoire ne se termine pas à égalité. Entrez le pointage qui dit qui a gagné.",
	"Series not found.": "Série introuvable.",
	"It is not known yet who plays in this series.": "On ne sait pas encore qui joue cette série.",
	"A team has one seed.": "Une équipe n’a qu’une place parmi les têtes de série.",
	"All leagues of a stage play the same sport.":
		"Toutes les ligues d’une phase pratiquent le même sport.",
	"Please choose whose teams play.": "Veuillez choisir quelles équipes jouent.",
	"A stage says who plays in its games.": "C’est la phase qui dit qui joue ses matchs.",
	"A forfeit is by home, by away or by both.":
		"Un forfait est de l’équipe locale, visiteuse ou des deux.",
	"The game is annulled, because a team withdrew: it counts for nobody.":
		"Le match est annulé à cause d’un retrait\u00a0: il ne compte pour personne.",
	"Game not found.": "Match introuvable.",
	"Teams must be different.": "Les équipes doivent être différentes.",
	"Please choose a home team.": "Veuillez choisir l’équipe locale.",
	"Please choose an away team.": "Veuillez choisir l’équipe visiteuse.",
	"The home team does not play in this league.": "L’équipe locale ne joue pas dans cette ligue.",
	"The away team does not play in this league.": "L’équipe visiteuse ne joue pas dans cette ligue.",
	"This is no status of a game.": "Ce n’est pas le statut d’un match.",
	"Please say which side forfeited: home or away.":
		"Veuillez dire quelle équipe a déclaré forfait\u00a0: locale ou visiteuse.",
	"Only a forfeited game names the side that forfeited.":
		"Seul un match perdu par forfait nomme l’équipe qui a déclaré forfait.",
	"Please enter a YouTube link or another link that starts with https://.":
		"Veuillez entrer un lien YouTube ou un autre lien qui commence par https://.",
	"This is no gallery.": "Ce n’est pas une galerie.",
	"A game has {0} pictures at most.": "Un match a au plus {0} images.",
	"A score is a whole number from {0} to {1}.": "Un pointage est un nombre entier de {0} à {1}.",
	"No game of this league ends level. Enter the score that says who won.":
		"Aucun match de cette ligue ne finit à égalité. Entrez le pointage qui dit qui a gagné.",
	"This team does not play in this game.": "Cette équipe ne joue pas ce match.",
	"This is no list of scores.": "Ce n’est pas une liste de pointages.",
	"The period {0} is hidden.": "La période {0} est masquée.",
	"The period {0} is given twice for one team.":
		"La période {0} est donnée deux fois pour une équipe.",
	"The periods of {0} add up to {1}, not {2}.":
		"Périodes de {0}\u00a0: leur somme est {1}, pas {2}.",
	"{0} is given twice.": "{0} est donné deux fois.",
	"{0}: {1} is given twice.": "{0}\u00a0: {1} est donné deux fois.",
	"{0}: {1}": "{0}\u00a0: {1}",
	"{0} is on neither of the two rosters.": "{0} n’est dans aucun des deux alignements.",
	"{0} is computed ({1}) and cannot be entered.": "{0} est calculé ({1}) et ne s’entre pas.",
	"{0} cannot be below zero.": "{0} ne peut pas être sous zéro.",
	"{0} can be {1} at most.": "{0} peut être au plus {1}.",
	"{0} can be {1} at least.": "{0} peut être au moins {1}.",
	'"{0}" is not a whole number.': "«\u00a0{0}\u00a0» n’est pas un nombre entier.",
	"All statistics must be of the same player and game.":
		"Toutes les statistiques doivent être du même joueur et du même match.",
	"A statistic is a whole number.": "Une statistique est un nombre entier.",
	"A statistic is a whole number from {0} to {1}; plus-minus is one from -{2} to {3}.":
		"Une statistique est un nombre entier de {0} à {1}; le plus-moins va de -{2} à {3}.",
	"This is no list of statistics.": "Ce n’est pas une liste de statistiques.",
	"The shots make {0} points.": "Les tirs font {0} points.",
	"Offensive and defensive rebounds make {0}.": "Les rebonds offensifs et défensifs font {0}.",
	"{0} in one game? Please check.": "{0} en un match? Veuillez vérifier.",
	"{0} of {1} made?": "{0} réussis sur {1}?",
	"Score updated successfully": "Pointage enregistré",
	"The game is in progress: it counts for nobody until it is over.":
		"Le match est en cours\u00a0: il ne compte pour personne avant la fin.",
	"The game is postponed: its score and its numbers count for nobody.":
		"Le match est reporté\u00a0: son pointage et ses statistiques ne comptent pour personne.",
	"The game is cancelled: its score and its numbers count for nobody.":
		"Le match est annulé\u00a0: son pointage et ses statistiques ne comptent pour personne.",
	"this game": "ce match",
	"these table rules": "ces règles de classement",
	Somebody: "Quelqu’un",
	"A game has at most {0} plays.": "Un match compte au plus {0} actions.",
	"A score has at most {0} points.": "Un pointage compte au plus {0} points.",
	"This game was given up. Change its status before it is scored.":
		"Ce match a été perdu par forfait. Changez son état avant de le marquer.",
	"This game is called off. Change its status before it is scored.":
		"Ce match n’a pas lieu. Changez son état avant de le marquer.",
	"There is no such period in this game.": "Cette période n’existe pas dans ce match.",
	"Please say for which side.": "Dites pour quelle équipe.",
	"A period ends for both sides.": "Une période se termine pour les deux équipes.",
	"Please say which player.": "Dites quel joueur.",
	"This player is on neither roster of that side.":
		"Ce joueur n’est pas dans l’alignement de cette équipe.",
	"Please say how many points.": "Dites combien de points.",
	"Please say which statistic.": "Dites quelle statistique.",
	"This statistic is not noted at the table of this sport.":
		"Cette statistique ne se note pas à la table dans ce sport.",
	"A play needs an id of its own.": "Une action a besoin d’un identifiant à elle.",
	"A play needs an id.": "Une action a besoin d’un identifiant.",
	"A play has 1 to 999 versions.": "Une action a de 1 à 999 versions.",
	"This is no place in a period.": "Ce n’est pas une place dans une période.",
	"A period has at most ten hours.": "Une période dure au plus dix heures.",
	"There is no such kind of play.": "Ce genre d’action n’existe pas.",
	"A side is home or away.": "Une équipe est locale ou visiteuse.",
	"Points are 1 to 99.": "Les points vont de 1 à 99.",
	"This is no list of plays.": "Ce n’est pas une liste d’actions.",
	"This is no number of a play.": "Ce n’est pas le numéro d’une action.",
	"This link opens the table of one game and nothing else.":
		"Ce lien ouvre la table d’un seul match, et rien d’autre.",
	"This link has run out. Please ask your league for a new one.":
		"Ce lien n’est plus valable. Demandez-en un nouveau à votre ligue.",
	"This link opens two hours before the game.": "Ce lien s’ouvre deux heures avant le match.",
	"Please say who is at the table.": "Dites qui est à la table.",
	"This link is wrong, or was replaced by a newer one.":
		"Ce lien est erroné, ou un plus récent l’a remplacé.",
	"This link is for statistics of players. Points of a team are for whoever keeps the score.":
		"Ce lien sert aux statistiques des joueurs. Les points d’une équipe reviennent à qui tient le pointage.",
	"Nobody gave this game up.": "Personne n’a déclaré forfait dans ce match.",
	"A clock needs the id of its device.": "Un chrono a besoin de l’identifiant de son appareil.",
	"A device needs an id of its own.": "Un appareil a besoin d’un identifiant à lui.",
	"This game is called off. Change its status before it is ended.":
		"Ce match n’a pas lieu. Changez son état avant de le terminer.",
	"Nothing is written down of this game yet.": "Rien n’est encore noté de ce match.",
	"{0}: visitors do not see this game yet.":
		"{0}\u00a0: les visiteurs ne voient pas encore ce match.",
	"{0}: this game needs a date before it has a link.":
		"{0}\u00a0: ce match a besoin d’une date avant d’avoir un lien.",
	"Link not found.": "Lien introuvable.",
	"A link is for the score or for statistics.": "Un lien sert au pointage ou aux statistiques.",
	"Link made. It is shown this once.": "Lien créé. Il n’est montré que cette fois.",
	"The link opens nothing any more": "Le lien n’ouvre plus rien",
	"This link opens a week before the game.": "Ce lien s’ouvre une semaine avant le match.",
	"This player is on neither roster of this game.":
		"Ce joueur n’est dans aucun des deux alignements de ce match.",
	"A team has 20 guests in a game at most.": "Une équipe a au plus 20 invités par match.",
	"This game is called off or was given up: nobody plays in it.":
		"Ce match n’a pas lieu ou a été perdu par forfait\u00a0: personne n’y joue.",
	"Suspension not found.": "Suspension introuvable.",
	"The decision was taken back": "La décision a été annulée",
	"Please say whether the player is here.": "Dites si le joueur est présent.",
	"Please say whether the player starts.": "Dites si le joueur est partant.",
	"Please say who is here.": "Dites qui est présent.",
	"A suspension is for a whole number of games, up to 99.":
		"Une suspension dure un nombre entier de matchs, 99 au plus.",
	"Please say how many, from 1 to 99.": "Dites combien, de 1 à 99.",
	"A rule counts in a game or over the season.": "Une règle compte dans un match ou sur la saison.",
	"This is no list of rules.": "Ceci n’est pas une liste de règles.",
	"A league has 20 rules at most.": "Une ligue a au plus 20 règles.",
} satisfies Sayings;
