import type { Sayings } from "#domain/language/say.ts";

/** Jetons d’API, et ce qu’un seul expéditeur peut envoyer. */
export const program = {
	"A token counts for at most {0} days.": "Un jeton est valable au plus {0} jours.",
	"A token counts for 1 to 366 days.": "Un jeton est valable de 1 à 366 jours.",
	"There are {0} tokens already. Please end one that is not needed any more.":
		"Il y a déjà {0} jetons. Veuillez en révoquer un qui ne sert plus.",
	"Token not found.": "Jeton introuvable.",
	"Please say what the token is for.": "Veuillez indiquer à quoi sert le jeton.",
	"Please choose what the token may do.": "Veuillez choisir ce que le jeton permet.",
	"Token made. Copy it now: it is not shown again.":
		"Jeton créé. Copiez-le maintenant\u00a0: il ne sera plus affiché.",
	"The token opens nothing any more": "Le jeton n’ouvre plus rien",
	"There are {0} webhooks already. Please delete one that is not needed any more.":
		"Il y a déjà {0} webhooks. Veuillez en supprimer un qui ne sert plus.",
	"Webhook not found.": "Webhook introuvable.",
	"This message is on its way already.": "Ce message est déjà en route.",
	"This webhook is switched off.": "Ce webhook est désactivé.",
	"Please enter an address that begins with https:// and is on the public internet.":
		"Veuillez entrer une adresse qui commence par https:// et qui est sur l’Internet public.",
	"Please enter an address that begins with https://.":
		"Veuillez entrer une adresse qui commence par https://.",
	"Please say what the webhook is for.": "Veuillez indiquer à quoi sert le webhook.",
	"Please choose what it is told.": "Veuillez choisir ce qu’il doit recevoir.",
	"Webhook added. Copy its secret now: it is not shown again.":
		"Webhook ajouté. Copiez son secret maintenant\u00a0: il ne sera plus affiché.",
	"Webhook changed": "Webhook modifié",
	"Webhook deleted": "Webhook supprimé",
	"The message is on its way": "Le message est en route",
	"No token opens this. Please sign in.":
		"Aucun jeton ne donne accès à ceci. Veuillez vous connecter.",
	"This token only reads.": "Ce jeton permet seulement de lire.",
	"This token reads, and writes games and scores only.":
		"Ce jeton permet de lire, et d’écrire les matchs et les pointages seulement.",
	"This token is wrong, has run out or was ended.": "Ce jeton est faux, expiré ou révoqué.",
	"This token is used too often. Please go on in a minute.":
		"Ce jeton est utilisé trop souvent. Veuillez continuer dans une minute.",
	"This was sent more often within a minute than we can take. Please go on in {0} seconds.":
		"Ceci a été envoyé plus souvent en une minute que nous ne pouvons le traiter. Veuillez continuer dans {0} secondes.",
	"This is no address of a website.": "Ce n’est pas l’adresse d’un site web.",
	"Nothing is known by this name.": "Rien n’est connu sous ce nom.",
	"This address is not on the public internet.": "Cette adresse n’est pas sur l’internet public.",
	"Only https is called.": "Seul https est appelé.",
	"It took too long to answer.": "La réponse s’est fait trop attendre.",
	"The connection was closed.": "La connexion a été coupée.",
} satisfies Sayings;
