import type { Sayings } from "#domain/language/say.ts";

export const post = {
	"Post not found.": "Nouvelle introuvable.",
	"Post deleted": "Nouvelle supprimée",
	"{0} goes to {1}": "Envoi à {1}\u00a0: {0}",
	"{0} reader": "{0} abonné",
	"{0} readers": "{0} abonnés",
	"This post was sent already.": "Cette nouvelle a déjà été envoyée.",
	"Publish the post before you send it.": "Publiez la nouvelle avant de l’envoyer.",
	"Nobody would hear of it yet.": "Personne n’en entendrait parler pour l’instant.",
	"Choose followers, captains, teams or everybody.":
		"Choisissez followers, captains, teams ou everybody.",
	"Choose mail, push or both.": "Choisissez le courriel, la notification ou les deux.",
	"{0} is saved as a draft": "Brouillon enregistré\u00a0: {0}",
	"{0} will be published at its time": "À paraître à l’heure dite\u00a0: {0}",
	"{0} is in the news": "Dans les nouvelles\u00a0: {0}",
	"Choose one of the languages of the site.": "Choisissez une des langues du site.",
	Post: "Nouvelle",
	Posts: "Nouvelles",
	News: "Nouvelles",
	"Latest news": "Dernières nouvelles",
	"The newest posts, pinned ones first. Not shown before there is one.":
		"Les dernières nouvelles, celles à la une d’abord. Absent avant la première.",
	"The newest posts, pinned ones first. The list keeps itself up to date.":
		"Les dernières nouvelles, celles à la une d’abord. La liste se met à jour d’elle-même.",
} satisfies Sayings;
