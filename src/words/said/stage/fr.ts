import type { Sayings } from "#domain/language/say.ts";

export const stage = {
	"A place is a whole number from 1 to 999.": "Un rang est un nombre entier de 1 à 999.",
	"Please enter what the award is called.": "Veuillez indiquer le nom du prix.",
	"This is no list of honors.": "Ce n’est pas un palmarès.",
	"An honor is a final place or an award.": "Le palmarès réunit des rangs finaux et des prix.",
	"Please choose the team or the player who gets the award.":
		"Veuillez choisir l’équipe ou le joueur qui reçoit le prix.",
	"Please choose the team that has the place.": "Veuillez choisir l’équipe qui occupe ce rang.",
	"{0} has two final places.": "{0} occupe deux rangs au classement final.",
	"these honors": "ce palmarès",
	"this stage": "cette phase",
	"Honors updated": "Palmarès mis à jour",
	"This game belongs to a stage and goes with it. Cancel it, or take its result away.":
		"Ce match fait partie d’une phase et disparaît avec elle. Annulez-le ou retirez son résultat.",
	"{0} and {1} have already played, and would not meet there any more. Take that result away first.":
		"{0} et {1} ont déjà joué, et ne s’y affronteraient plus. Retirez d’abord ce résultat.",
	"{0} and {1} have already played on {2}, and would not meet there any more. Take that result away first.":
		"{0} et {1} ont déjà joué le {2}, et ne s’y affronteraient plus. Retirez d’abord ce résultat.",
	"{0} is taken on {1}: {2} is played there.": "{0} est pris le {1}\u00a0: {2} s’y joue.",
	"A team": "Une équipe",
	"This stage has {0} teams.": "Cette phase a {0} équipes.",
	"Only {0} teams may play, and this stage has {1}.":
		"Équipes admissibles\u00a0: {0}. Cette phase en a {1}.",
	"{0} are level: draw a lot in the rules of the table, or seed by hand.":
		"À égalité\u00a0: {0}. Tirez au sort dans les règles du classement, ou placez les têtes de série à la main.",
	"{0} is not eligible. Say why it plays all the same.":
		"{0} n’est pas admissible. Dites pourquoi l’équipe joue quand même.",
	"This league already has a stage called {0} in this season. Give this one another name.":
		"Cette ligue a déjà une phase appelée {0} cette saison. Donnez-lui un autre nom.",
	"A league has at most {0} stages in a season.": "Une ligue a au plus {0} phases par saison.",
	"Games of this stage have been played. Take their results away before you change its format.":
		"Des matchs de cette phase ont été joués. Retirez leurs résultats avant d’en changer la formule.",
	"A stage of several leagues needs a league of its own for its games. Add one to the season, such as Finals.":
		"Une phase de plusieurs ligues a besoin d’une ligue à elle pour ses matchs. Ajoutez-en une à la saison, par exemple Finales.",
	"A stage has {0} to {1} teams.": "Une phase a de {0} à {1} équipes.",
	"The teams that play in are an even number of those in the stage.":
		"Le nombre d’équipes au barrage est pair et ne dépasse pas celui de la phase.",
	"On a ladder everybody plays in; it has no play-in.":
		"Dans une échelle, toutes les équipes entrent à leur rang; il n’y a pas de barrage.",
	"At least two teams are left after the play-in.":
		"Il reste au moins deux équipes après le barrage.",
	"A stage has at most 1,000 games.": "Une phase a au plus 1000 matchs.",
	"Reseeding is for single eliminations.":
		"Le reclassement après chaque ronde est pour l’élimination simple.",
	"Say how many groups there are.": "Indiquez le nombre de groupes.",
	"A group has at least two teams.": "Un groupe a au moins deux équipes.",
	"At least one team of each group goes on, and no more than it has.":
		"Au moins une équipe de chaque groupe passe, et pas plus qu’il n’en a.",
	"At least two teams go on from the groups.": "Au moins deux équipes sortent des groupes.",
	"Teams of a group meet one to four times.":
		"Les équipes d’un groupe s’affrontent d’une à quatre fois.",
	"There are no series.": "Il n’y a aucune série.",
	"Series {0} is not numbered in order.": "La série {0} n’est pas numérotée dans l’ordre.",
	"There is no seed {0} among {1} teams.": "Il n’y a pas de tête de série {0} parmi {1} équipes.",
	"Series {0} waits for place {1} of group {2}, which does not exist.":
		"La série {0} attend le rang {1} du groupe {2}, qui n’existe pas.",
	"Series {0} waits for group {1}, which is not over before it.":
		"La série {0} attend le groupe {1}, qui ne se termine pas avant elle.",
	"Series {0} waits for series {1}, which does not exist.":
		"La série {0} attend la série {1}, qui n’existe pas.",
	"Series {0} waits for series {1}, which does not come before it.":
		"La série {0} attend la série {1}, qui ne vient pas avant elle.",
	"Seed {0} stands in two places.": "La tête de série {0} est à deux endroits.",
	"The winner of series {0} stands in two places.":
		"Le gagnant de la série {0} est à deux endroits.",
	"The loser of series {0} stands in two places.":
		"Le perdant de la série {0} est à deux endroits.",
	"Place {0} of group {1} stands in two places.": "Le rang {0} du groupe {1} est à deux endroits.",
	"Seed {0} of those left stands in two places.":
		"La tête de série restante {0} est à deux endroits.",
	"In series {0} a team meets itself.": "Dans la série {0}, une équipe s’affronte elle-même.",
	"Seed {0} stands nowhere.": "La tête de série {0} n’est nulle part.",
	"A stage has one final.": "Une phase a une seule finale.",
	"Only the final can be played again if needed, by the same two teams.":
		"Seule la finale peut se rejouer au besoin, entre les deux mêmes équipes.",
	"The winner of series {0} goes nowhere.": "Le gagnant de la série {0} ne va nulle part.",
	"The winner of the final is the champion and plays no more.":
		"Le gagnant de la finale est champion et ne joue plus.",
	"Seeds are numbered from {0} to {1}.": "Les têtes de série vont de {0} à {1}.",
	"Series are numbered from {0} to {1}.": "Les séries sont numérotées de {0} à {1}.",
	"Rounds are numbered from {0} to {1}.": "Les rondes vont de {0} à {1}.",
	"A series is the best of 1, 3, 5 or 7 games.":
		"Une série se joue en un maximum de 1, 3, 5 ou 7 matchs.",
	"Please say who plays: a seed, the winner or loser of a series, or a place of a group.":
		"Veuillez indiquer qui joue\u00a0: une tête de série, le gagnant ou le perdant d’une série, ou un rang d’un groupe.",
	"There is no such part of a stage.": "Cette partie d’une phase n’existe pas.",
	"There is no such kind of stage.": "Ce type de phase n’existe pas.",
	"This is no length.": "Ce n’est pas une longueur de série.",
	"Teams that play in are {0} to {1}.": "Les équipes au barrage vont de {0} à {1}.",
	"There are {0} to {1} groups.": "Il y a de {0} à {1} groupes.",
	"Of a group {0} to {1} teams go on.": "D’un groupe sortent de {0} à {1} équipes.",
	"Teams of a group meet {0} to {1} times.":
		"Les équipes d’un groupe s’affrontent de {0} à {1} fois.",
	"These are no groups.": "Ce ne sont pas des groupes.",
	"A ladder has 1 or 2 sides.": "Une échelle a 1 ou 2 côtés.",
	"There is no such order of home games.": "Cet ordre des matchs à domicile n’existe pas.",
	"This is no list of series.": "Ce n’est pas une liste de séries.",
	"This is no format.": "Ce n’est pas une formule.",
	"Players are {0} to {1}.": "Les joueurs vont de {0} à {1}.",
	"Forfeits are {0} to {1}.": "Les forfaits vont de {0} à {1}.",
	"Please say why.": "Veuillez dire pourquoi.",
	"These are no rules of who may play.": "Ce ne sont pas des règles d’admissibilité.",
	"Please choose the table or by hand.": "Veuillez choisir le classement ou à la main.",
	"Games are a whole number from {0} to {1}.": "Les matchs sont un nombre entier de {0} à {1}.",
	"This is no list of teams.": "Ce n’est pas une liste d’équipes.",
	"This is no list of games.": "Ce n’est pas une liste de matchs.",
	"There is no such status.": "Ce statut n’existe pas.",
	"This is neither side.": "Ce n’est aucun des deux côtés.",
	"Stage created successfully": "Phase créée",
	"Stage deleted successfully": "Phase supprimée",
	"Stage updated successfully": "Phase mise à jour",
	"Seeded from the table": "Têtes de série établies d’après le classement",
	"Seeds saved": "Têtes de série enregistrées",
	"Games placed": "Matchs placés au calendrier",
	"From {0} to {1} teams go on.": "De {0} à {1} équipes passent.",
	"Please say how many teams go on.": "Veuillez indiquer combien d’équipes passent.",
} satisfies Sayings;
