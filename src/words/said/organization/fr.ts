import type { Sayings } from "#domain/language/say.ts";

export const organization = {
	"Error creating organization": "L’organisation n’a pas pu être créée",
	"Error updating organization": "L’organisation n’a pas pu être modifiée",
	"A slug has 2 to 50 letters, digits and single hyphens between them.":
		"Un identifiant d’adresse a de 2 à 50 lettres, chiffres et traits d’union simples.",
	"This is not a domain. Please enter one such as hoops.com.":
		"Ce n’est pas un domaine. Veuillez en entrer un, par exemple hoops.com.",
	"This domain is the product's own.": "Ce domaine est celui du produit.",
	"A domain is a name, not the number of a machine.":
		"Un domaine est un nom, pas le numéro d’une machine.",
	"Nobody can have this domain for himself.": "Personne ne peut avoir ce domaine à soi.",
	"Only a domain of the public internet can be connected, such as one you have bought.":
		"Seul un domaine de l’internet public peut être relié, comme un domaine que vous avez acheté.",
	"No domain is being connected.": "Aucun domaine n’est en train d’être relié.",
	"Disconnect {0} first.": "Détachez d’abord {0}.",
	"Without a domain your site would have no address. Please ask the platform's administrator for a slug first.":
		"Sans domaine, votre site n’aurait pas d’adresse. Veuillez d’abord demander un identifiant d’adresse à l’administrateur de la plateforme.",
	"Domains cannot be connected here yet. Please ask whoever runs this server (the settings are in docs/deploy.md).":
		"On ne peut pas encore relier de domaines ici. Veuillez demander à qui gère ce serveur (les réglages sont dans docs/deploy.md).",
	"Please enter your domain.": "Veuillez entrer votre domaine.",
	"At most {0} websites can be allowed.": "Au plus {0} sites web peuvent être autorisés.",
	"Please enter the website's name only, such as your-club.example.":
		"Veuillez entrer seulement le nom du site, par exemple votre-club.example.",
	"This is no list of websites.": "Ce n’est pas une liste de sites web.",
	"Another organization has this domain.": "Une autre organisation a ce domaine.",
	"Another organization has this slug.": "Une autre organisation a cet identifiant d’adresse.",
	"This word is reserved. Please choose another one.":
		"Ce mot est réservé. Veuillez en choisir un autre.",
	"A web address starts with https:// or http://.":
		"Une adresse web commence par https:// ou http://.",
	"An address begins with http:// or https://.": "Une adresse commence par http:// ou https://.",
	"A time zone has a name such as America/Los_Angeles.":
		"Un fuseau horaire a un nom comme America/Montreal.",
	"A clock has 12 or 24 hours.": "Une horloge a 12 ou 24 heures.",
	"A week begins on sunday or monday.":
		"Une semaine commence le dimanche (sunday) ou le lundi (monday).",
	"Heights are in feet or metres.": "Les tailles sont en pieds (feet) ou en mètres (metres).",
	"A location has a name.": "Un lieu a un nom.",
	"Only a super administrator can change the domain.":
		"Seul un super administrateur peut changer le domaine.",
	"Only a super administrator can change the slug.":
		"Seul un super administrateur peut changer l’identifiant d’adresse.",
	"Only a super administrator can change the custom site.":
		"Seul un super administrateur peut changer le site sur mesure.",
	"Only a super administrator can change the custom page.":
		"Seul un super administrateur peut changer la page sur mesure.",
	"Only a super administrator can change the navigation.":
		"Seul un super administrateur peut changer la navigation.",
	"A page of the site is at /{0}. Please give it another address first.":
		"Une page du site est à l’adresse /{0}. Veuillez d’abord lui en donner une autre.",
	"The platform's own organization cannot be deleted.":
		"L’organisation de la plateforme ne peut pas être supprimée.",
	"You are working in this organization. Stop acting for it before you delete it.":
		"Vous travaillez dans cette organisation. Quittez-la avant de la supprimer.",
	"Please name an organization by slug or domain.":
		"Veuillez nommer une organisation par identifiant ou domaine.",
	"This is no list of links.": "Ce n’est pas une liste de liens.",
	"This is no list of languages.": "Ce n’est pas une liste de langues.",
	"These are no labels by language.": "Ce ne sont pas des libellés par langue.",
	"Business not found.": "Entreprise introuvable.",
	"This is no business.": "Ce n’est pas une entreprise.",
	"Please send a list of businesses.": "Veuillez envoyer une liste d’entreprises.",
	"A file may have {0} businesses.": "Un fichier peut avoir {0} entreprises.",
	"The status is active or closed.": "Le statut est active ou closed.",
	"Please confirm that you have the consent of every player's parents, in writing.":
		"Veuillez confirmer que vous avez le consentement écrit des parents de chaque joueur.",
	"This player is anonymous already.": "Ce joueur est déjà anonyme.",
	"This is not the player's name.": "Ce n’est pas le nom du joueur.",
	"Please type the player's name.": "Veuillez taper le nom du joueur.",
	"Notices are held for 1 to 60 minutes.": "Les avis sont retenus de 1 à 60 minutes.",
	"Letters are gathered for 0 to 1440 minutes.":
		"Les courriels sont regroupés de 0 à 1440 minutes.",
	"Please enter a time as HH:MM.": "Veuillez entrer une heure comme HH:MM.",
} satisfies Sayings;
