import type { Sayings } from "#domain/language/say.ts";

export const account = {
	"{0} has no e-mail address yet. Please enter one first.":
		"{0} n’a pas encore d’adresse courriel. Veuillez d’abord en inscrire une.",
	"This link was used already, or it is too old. Ask for a new one.":
		"Ce lien a déjà servi ou il est trop vieux. Demandez-en un nouveau.",
	"This was sent a moment ago. Please wait a second.":
		"Cela vient d’être envoyé. Veuillez patienter un instant.",
	"An invitation is on its way to {0}.": "Une invitation est en route vers {0}.",
	"There is no mail server: copy the letter to {0} and send it yourself.":
		"Il n’y a pas de serveur de courriel\u00a0: copiez le courriel à {0} et envoyez-le vous-même.",
	"If there is such an account with an e-mail address, a letter is on its way. Look among the spam as well.":
		"S’il existe un tel compte avec une adresse courriel, un courriel est en route. Regardez aussi dans les indésirables.",
	"This installation sends no mail. Ask whoever runs your league for the link: it is waiting there.":
		"Ce site n’envoie pas de courriel. Demandez le lien à la personne qui gère votre ligue\u00a0: il l’attend.",
	"Your address is {0} now.": "Votre adresse est maintenant {0}.",
	"Your address is {0} again, and all devices are signed out. A letter with a link to choose another password is on its way.":
		"Votre adresse est de nouveau {0}, et tous les appareils sont déconnectés. Un courriel avec un lien pour choisir un autre mot de passe est en route.",
	"Please enter the code of your app.": "Veuillez saisir le code de votre application.",
	"Please use your passkey.": "Veuillez utiliser votre clé d’accès.",
	"Please enter one of your recovery codes.": "Veuillez saisir un de vos codes de secours.",
	"These are many passkeys. Please remove one first.":
		"Cela fait beaucoup de clés d’accès. Veuillez d’abord en retirer une.",
	"This passkey is there already.": "Cette clé d’accès est déjà là.",
	"Passkey not found.": "Clé d’accès introuvable.",
	"There is no passkey for this address. Please enter a code.":
		"Il n’y a pas de clé d’accès pour cette adresse. Veuillez saisir un code.",
	"This passkey is not known here. Please try another way.":
		"Cette clé d’accès n’est pas connue ici. Veuillez essayer autrement.",
	"This is no passkey.": "Ce n’est pas une clé d’accès.",
	"The passkey was added": "La clé d’accès a été ajoutée",
	"The passkey was removed": "La clé d’accès a été retirée",
	"This code is wrong, or it was used already.": "Ce code est faux ou a déjà servi.",
	"This took too long. Please sign in again.":
		"Cela a pris trop de temps. Veuillez vous connecter de nouveau.",
	"Your sign-in has a second step already.": "Votre connexion a déjà une deuxième étape.",
	"Please begin to set the second step up again.":
		"Veuillez recommencer la configuration de la deuxième étape.",
	"Your sign-in has no second step.": "Votre connexion n’a pas de deuxième étape.",
	"The sign-in has no second step.": "La connexion n’a pas de deuxième étape.",
	"Please change your own second step in your settings.":
		"Veuillez modifier votre propre deuxième étape dans vos paramètres.",
	"Keep these codes: each signs you in once without your phone.":
		"Conservez ces codes\u00a0: chacun vous connecte une fois sans votre téléphone.",
	"Super administrators need a second step here. Please set one up in your settings first.":
		"Les super administrateurs ont besoin d’une deuxième étape ici. Veuillez d’abord la configurer dans vos paramètres.",
	"Super administrators need a second step here.":
		"Les super administrateurs ont besoin d’une deuxième étape ici.",
	"Please set up a second step of your own first.":
		"Veuillez d’abord configurer votre propre deuxième étape.",
	"Please say whether it is required.": "Veuillez dire si elle est exigée.",
	"Super administrators need a second step from now on":
		"Les super administrateurs ont désormais besoin d’une deuxième étape",
	"The second step is everybody's own choice": "La deuxième étape est laissée au choix de chacun",
	"The second step is off": "La deuxième étape est désactivée",
	"Please enter the code.": "Veuillez saisir le code.",
	"This is no code.": "Ce n’est pas un code.",
	"Please sign in again.": "Veuillez vous connecter de nouveau.",
	"Password chosen": "Mot de passe choisi",
	"Letter not found.": "Courriel introuvable.",
	"A link is a text.": "Un lien est un texte.",
	"Please open the link of the letter again.": "Veuillez ouvrir de nouveau le lien du courriel.",
	"This is no link of a letter.": "Ce n’est pas le lien d’un courriel.",
	"Please enter one e-mail address.": "Veuillez entrer une seule adresse courriel.",
	"Please enter your username or e-mail address.":
		"Veuillez saisir votre nom d’utilisateur ou votre adresse courriel.",
	"User not found.": "Utilisateur introuvable.",
	"User has no organization": "L’utilisateur n’a pas d’organisation",
	"Username already exists": "Ce nom d’utilisateur existe déjà",
	"Username is required.": "Le nom d’utilisateur est obligatoire.",
	"Login failed. Please check your credentials.":
		"La connexion a échoué. Veuillez vérifier vos identifiants.",
	"Unauthorized access": "Accès non autorisé",
	"Please choose another name.": "Veuillez choisir un autre nom.",
	"Please choose a user.": "Veuillez choisir un utilisateur.",
	"Please choose a password.": "Veuillez choisir un mot de passe.",
	"There is no such role.": "Ce rôle n’existe pas.",
	"There is no such session.": "Cette session n’existe pas.",
	"There is no such sport.": "Ce sport n’existe pas.",
	"There is no such organization.": "Cette organisation n’existe pas.",
	"Each sport can be named only once.": "Chaque sport ne peut être nommé qu’une fois.",
	"This is no password.": "Ce n’est pas un mot de passe.",
	"This password is too long.": "Ce mot de passe est trop long.",
	"This password is too easy to guess. Please choose another one.":
		"Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.",
	"A password has at least {0} characters.": "Un mot de passe a au moins {0} caractères.",
	"A password has at most {0} characters.": "Un mot de passe a au plus {0} caractères.",
	"A username has at most {0} characters.": "Un nom d’utilisateur a au plus {0} caractères.",
	"A username can have letters of one script only, such as Latin or Cyrillic.":
		"Un nom d’utilisateur s’écrit dans un seul alphabet, latin ou cyrillique par exemple.",
	"A password is either chosen or made for you, not both.":
		"Un mot de passe est choisi ou créé pour vous, pas les deux.",
	"A password is either reset or removed.": "Un mot de passe est réinitialisé ou retiré.",
	"Please add the user to an organization first.":
		"Veuillez d’abord ajouter l’utilisateur à une organisation.",
	"Please change your own password in your settings.":
		"Veuillez changer votre propre mot de passe dans vos paramètres.",
	"Only a super administrator can make another one.":
		"Seul un super administrateur peut en nommer un autre.",
	"Super administrators cannot be deleted.":
		"Les super administrateurs ne peuvent pas être supprimés.",
	"Only the platform's administrators add users. Please ask them.":
		"Seuls les administrateurs de la plateforme ajoutent des utilisateurs. Veuillez le leur demander.",
	"Your password is a temporary one. Please choose your own in your settings first.":
		"Votre mot de passe est temporaire. Veuillez d’abord choisir le vôtre dans vos paramètres.",
	"This is the session you are using. To end it, use Logout.":
		"C’est la session que vous utilisez. Pour y mettre fin, déconnectez-vous.",
	"You are not signed in there any more.": "Vous n’y êtes plus connecté.",
	"The new password is the old one. Please choose another one.":
		"Le nouveau mot de passe est l’ancien. Veuillez en choisir un autre.",
	"This temporary password has expired. Please ask for a new one.":
		"Ce mot de passe temporaire a expiré. Veuillez en demander un nouveau.",
	"Old password is incorrect": "L’ancien mot de passe est incorrect",
	"Logo must be an image file": "Le logo doit être un fichier image",
	"A theme is one short word.": "Un thème est un mot court.",
	"A view is table or card.": "Une vue est table ou card.",
	"A language is en, fr or es.": "Une langue est en, fr ou es.",
	"Invalid username or password": "Nom d’utilisateur ou mot de passe incorrect",
} satisfies Sayings;
