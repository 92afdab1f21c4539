import type { Sayings } from "#domain/language/say.ts";

export const request = {
	"Please sign in.": "Veuillez vous connecter.",
	"You are not allowed to do this.": "Vous n’avez pas le droit de faire cela.",
	"This does not exist.": "Cela n’existe pas.",
	"There is no such call.": "Cet appel n’existe pas.",
	"This call does not exist at this address.": "Cet appel n’existe pas à cette adresse.",
	"This request is too large.": "Cette requête est trop volumineuse.",
	"This request was cut off.": "Cette requête a été interrompue.",
	"This request cannot be read.": "Cette requête est illisible.",
	"This request has too many values or is nested too deeply.":
		"Cette requête a trop de valeurs ou trop de niveaux.",
	"This request has more than {0} fields. Please send it in parts.":
		"Cette requête a plus de {0} champs. Veuillez l’envoyer en parties.",
	"This is being stopped.": "Arrêt en cours.",
	"This has ended already.": "C’est déjà terminé.",
	"This can no longer be stopped: it is being kept.":
		"Impossible de l’arrêter maintenant\u00a0: l’enregistrement est en cours.",
	"This took longer than ten minutes and was stopped. Nothing was changed. Please do it in parts.":
		"Cela a pris plus de dix minutes et a été arrêté. Rien n’a été modifié. Veuillez le faire en parties.",
	"This was stopped. Nothing was changed.": "Arrêté. Rien n’a été modifié.",
	"This request was already carried out.": "Cette requête a déjà été exécutée.",
	"This Idempotency-Key was used for another request.":
		"Cette Idempotency-Key a servi à une autre requête.",
	"An Idempotency-Key has 1 to 200 visible ASCII characters.":
		"Une Idempotency-Key a de 1 à 200 caractères ASCII visibles.",
	"This is not what this call reads.": "Ce n’est pas ce que cet appel attend.",
	"This form cannot be read.": "Ce formulaire est illisible.",
	"This is not a JSON object.": "Ce n’est pas un objet JSON.",
	"{0} is given more than once.": "{0} est donné plus d’une fois.",
	"This page is out of date. Please reload it and try again.":
		"Cette page n’est plus à jour. Veuillez la recharger et réessayer.",
	"This site is very busy. Please try again in a moment.":
		"Ce site est très occupé. Veuillez réessayer dans un instant.",
	"Too much was asked for from your address. Please try again in a minute.":
		"Trop de demandes viennent de votre adresse. Veuillez réessayer dans une minute.",
	"Too many attempts. Please try again in {0}.": "Trop d’essais. Veuillez réessayer dans {0}.",
	"a minute": "une minute",
	"{0} minutes": "{0} minutes",
	"Too many people are signing in. Please try again in a moment.":
		"Trop de personnes se connectent. Veuillez réessayer dans un instant.",
	"Several large pieces of work of your league are under way. Please try again in a moment.":
		"Plusieurs gros travaux de votre ligue sont en cours. Veuillez réessayer dans un instant.",
	"Your league has sent more changes within a minute than we can take. Please go on in {0} seconds.":
		"Votre ligue a envoyé en une minute plus de changements que nous pouvons en recevoir. Veuillez continuer dans {0} secondes.",
	"Too much is being asked of us at once. Please try again in {0} seconds.":
		"Trop de demandes arrivent à la fois. Veuillez réessayer dans {0} secondes.",
	"Too many changes are waiting to be saved. Please try again in {0} seconds.":
		"Trop de changements attendent d’être enregistrés. Veuillez réessayer dans {0} secondes.",
	"Something went wrong on our side. Please try again. ({0})":
		"Une erreur s’est produite de notre côté. Veuillez réessayer. ({0})",
	"Our database does not answer. Please try again soon.":
		"Notre base de données ne répond pas. Veuillez réessayer bientôt.",
	"Our disk is full, so nothing was saved. Please try again later.":
		"Notre disque est plein, rien n’a été enregistré. Veuillez réessayer plus tard.",
	"Our database took too long and this was broken off. Please try again soon.":
		"Notre base de données a mis trop de temps et cela a été interrompu. Veuillez réessayer bientôt.",
	"Your league uses {0} % of its storage. When it is full, only results and deletions are saved. Please remove pictures that are not needed, or ask the platform's administrator for more.":
		"Votre ligue utilise {0}\u00a0% de son espace. Quand il sera plein, seuls les résultats et les suppressions seront enregistrés. Veuillez retirer les images inutiles, ou demander plus d’espace à l’administrateur de la plateforme.",
	"Your league's storage is full. Results can still be entered and things deleted; for anything else please remove pictures that are not needed, or ask the platform's administrator for more.":
		"L’espace de votre ligue est plein. On peut encore entrer des résultats et supprimer; pour le reste, veuillez retirer les images inutiles, ou demander plus d’espace à l’administrateur de la plateforme.",
	"This is no id.": "Ce n’est pas un numéro valide.",
	"This is no list of ids.": "Ce n’est pas une liste de numéros.",
	"These are too many.": "Il y en a trop.",
	"This is no text.": "Ce n’est pas du texte.",
	"This text has broken characters.": "Ce texte contient des caractères illisibles.",
	"This is longer than {0} characters.": "Ce texte dépasse {0} caractères.",
	"Please enter an email address.": "Veuillez entrer une adresse courriel.",
	"A date is written as YYYY-MM-DD.": "Une date s’écrit AAAA-MM-JJ.",
	"Dates are between {0} and {1}.": "Une date est entre {0} et {1}.",
	"A time is written as HH:MM.": "Une heure s’écrit HH:MM.",
	"A time is written as YYYY-MM-DDTHH:MM.": "Un moment s’écrit AAAA-MM-JJTHH:MM.",
	"A moment is written as YYYY-MM-DDTHH:MM:SSZ.": "Un moment s’écrit AAAA-MM-JJTHH:MM:SSZ.",
	"There is no such day or time.": "Ce jour ou cette heure n’existe pas.",
	"This is true or false.": "C’est vrai ou faux.",
	"This is neither true nor false.": "Ce n’est ni vrai ni faux.",
	"This is no file.": "Ce n’est pas un fichier.",
	"Please choose a file.": "Veuillez choisir un fichier.",
	"Each of a list is an object with its fields.":
		"Chaque élément d’une liste est un objet avec ses champs.",
	"limit is a number from {0} to {1}.": "limit est un nombre de {0} à {1}.",
	"offset is a number from {0}.": "offset est un nombre à partir de {0}.",
	"This is no list.": "Ce n’est pas une liste.",
	"This is no list of names.": "Ce n’est pas une liste de noms.",
	"This is no kind of thing.": "Ce genre de chose n’existe pas.",
	"This is no change.": "Ce n’est pas un changement.",
	"An order is a whole number from {0} to {1}.": "Un rang est un nombre entier de {0} à {1}.",
	"Please send a list of id and order.": "Veuillez envoyer une liste de numéros et de rangs.",
	"There is nothing to put in order.": "Il n’y a rien à ordonner.",
	"Please enter a name.": "Veuillez entrer un nom.",
	"Please enter a label.": "Veuillez entrer un libellé.",
	"Please enter a title.": "Veuillez entrer un titre.",
	"This cannot be brought back any more: it is not among what was recently deleted.":
		"On ne peut plus récupérer cela\u00a0: ce n’est pas parmi ce qui a été supprimé récemment.",
	"This cannot come back: something it belongs to was deleted too, or its place is taken. Bring that back first.":
		"Cela ne peut pas revenir\u00a0: ce à quoi cela appartient a été supprimé aussi, ou la place est prise. Récupérez-le d’abord.",
	"Only owners and super administrators can delete seasons and leagues here.":
		"Ici, seuls les propriétaires et les super administrateurs peuvent supprimer des saisons et des ligues.",
	"You have changed {0} in another window. Please check it, then save again.":
		"Vous avez modifié {0} dans une autre fenêtre. Veuillez vérifier, puis enregistrer de nouveau.",
	"{0} has changed {1}. Please check it, then save again.":
		"{0} a modifié {1}. Veuillez vérifier, puis enregistrer de nouveau.",
	"{0} is in use and cannot be deleted. Hide it instead.":
		"{0} est utilisé et ne peut pas être supprimé. Masquez-le plutôt.",
} satisfies Sayings;
