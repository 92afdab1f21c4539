import type { Sayings } from "#domain/language/say.ts";

export const page = {
	"Page not found.": "Page introuvable.",
	"Version not found.": "Version introuvable.",
	"Another page has this address.": "Une autre page a cette adresse.",
	"There is no page at {0}.": "Il n’y a pas de page à {0}.",
	"A link leads to a page of the site or starts with https://.":
		"Un lien mène à une page du site ou commence par https://.",
	"A navigation has {0} links at most.": "Une navigation a au plus {0} liens.",
	"This page is not published.": "Cette page n’est pas publiée.",
	"This page is no translation that was begun.": "Cette page n’est pas une traduction commencée.",
	"This page is not set to be published later.": "La publication de cette page n’est pas prévue.",
	"Please choose a time that is still to come.": "Veuillez choisir un moment à venir.",
	"There is nothing on this page yet.": "Il n’y a encore rien sur cette page.",
	"There is nothing new to publish.": "Il n’y a rien de nouveau à publier.",
	"This version is a draft now. Publish it to show it.":
		"Cette version est maintenant un brouillon. Publiez-la pour la montrer.",
	"{0} published": "Page publiée\u00a0: {0}",
	"{0} is not on the site any more": "Page retirée du site\u00a0: {0}",
	"{0} will be published on {1} at {2}, as it is written at that minute.":
		"{0} sera publiée le {1} à {2}, telle qu’elle sera écrite à cette minute.",
	"A site has at most {0} pages.": "Un site a au plus {0} pages.",
	"Every site has this page, so it cannot be deleted. Unpublish it instead.":
		"Chaque site a cette page, elle ne peut donc pas être supprimée. Retirez-la plutôt du site.",
	"This is not a page.": "Ce n’est pas une page.",
	"Somebody has saved this page.": "Quelqu’un a enregistré cette page.",
	"You saved this page elsewhere at {0}.": "Vous avez enregistré cette page ailleurs à {0}.",
	"{0} saved this page at {1}.": "{0} a enregistré cette page à {1}.",
	"Please enter an address.": "Veuillez entrer une adresse.",
	"An address has at most {0} characters.": "Une adresse a au plus {0} caractères.",
	"An address is written in small letters, digits and hyphens, such as open-gym.":
		"Une adresse s’écrit en minuscules, chiffres et traits d’union, par exemple gymnase-libre.",
	"This address belongs to another part of the site. Please choose another one.":
		"Cette adresse est celle d’une autre partie du site. Veuillez en choisir une autre.",
	"This is the address of the home page. Please choose another one.":
		"C’est l’adresse de la page d’accueil. Veuillez en choisir une autre.",
	"A page is a list of blocks.": "Une page est une liste de blocs.",
	"A page has {0} blocks at most.": "Une page a au plus {0} blocs.",
	"A page has {0} blocks at most. This one has {1}.":
		"Une page a au plus {0} blocs. Celle-ci en a {1}.",
	"This page is too long. Please move part of it to a second page.":
		"Cette page est trop longue. Veuillez en déplacer une partie sur une deuxième page.",
	"There is no such kind of block.": "Ce genre de bloc n’existe pas.",
	"{0} cannot stand inside {1}.": "{0} ne va pas dans\u00a0: {1}.",
	"{0} is empty.": "{0}\u00a0: ce bloc est vide.",
	"A block has an id.": "Un bloc a un numéro.",
	"A block has a kind.": "Un bloc a un genre.",
	"This is no block.": "Ce n’est pas un bloc.",
	"This is no list of blocks.": "Ce n’est pas une liste de blocs.",
	"A revision is a whole number.": "Une révision est un nombre entier.",
	"A version has a number.": "Une version a un numéro.",
	"Please say whether search engines may list it.":
		"Veuillez dire si les moteurs de recherche peuvent l’afficher.",
	"Picture not found.": "Image introuvable.",
	"This is no picture.": "Ce n’est pas une image.",
	"A game has 60 pictures at most.": "Un match a au plus 60 photos.",
	"A season has 60 pictures at most.": "Une saison a au plus 60 photos.",
	"This is no list of pictures.": "Ce n’est pas une liste d’images.",
	"This picture is not there any more.": "Cette image n’est plus là.",
	"This picture is too large. Please choose one of at most 5 MB and 24 megapixels.":
		"Cette image est trop volumineuse. Veuillez en choisir une d’au plus 5\u00a0Mo et 24\u00a0mégapixels.",
	"This picture took too long to read. Please try again, or choose a smaller one.":
		"Cette image a été trop longue à lire. Veuillez réessayer, ou en choisir une plus petite.",
	"This document is too large. Please choose one of at most 10 MB.":
		"Ce document est trop volumineux. Veuillez en choisir un d’au plus 10\u00a0Mo.",
	"This is neither a picture (PNG, JPEG, WebP or GIF) nor a PDF document.":
		"Ce n’est ni une image (PNG, JPEG, WebP ou GIF) ni un document PDF.",
	"Too many pictures are being sent. Please try again in a moment.":
		"Trop d’images sont envoyées à la fois. Veuillez réessayer dans un instant.",
	"There is no room left for pictures. Please remove some that are not needed any more.":
		"Il n’y a plus de place pour des images. Veuillez en retirer qui ne servent plus.",
	"The crop is too small, or reaches outside the picture.":
		"Le cadre est trop petit, ou dépasse l’image.",
	"The file of this picture is missing. Please add the picture again.":
		"Le fichier de cette image manque. Veuillez ajouter l’image de nouveau.",
	"{0} is used: {1}. Please remove it there first.":
		"{0} est utilisée\u00a0: {1}. Veuillez d’abord l’y retirer.",
	"{0} and {1}": "{0} et {1}",
	"A part of a picture is given in shares from {0} to {1}.":
		"Une partie d’image se donne en fractions de {0} à {1}.",
	"A point is given in hundredths, from {0} to {1}.":
		"Un point se donne en centièmes, de {0} à {1}.",
	"Too many pictures are being drawn.": "Trop d’images sont dessinées à la fois.",
} satisfies Sayings;
