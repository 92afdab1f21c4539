import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const mail: AdminWords["mail"] = {
	forgotPassword: "Mot de passe oublié?",
	forgottenPassword: "Mot de passe oublié",
	usernameOrEmail: "Nom d’utilisateur ou adresse courriel",
	weWriteYouALink: "Vous recevez un courriel avec un lien pour choisir un nouveau mot de passe.",
	sendLink: "Envoyer le lien",
	backToSignIn: "Retour à la connexion",
	chooseAPassword: "Choisissez votre mot de passe",
	forUsername: ({ username }) => `Pour ${username}. Les autres appareils seront déconnectés.`,
	newPasswordHint: "De 8 à 128 caractères, et pas un mot de passe courant.",
	saveAndSignIn: "Enregistrer et se connecter",
	passwordNotChosen: "Le mot de passe n’a pas pu être enregistré.",
	linkNotSent: "Le lien n’a pas pu être demandé.",
	inviteByMail: "Inviter par courriel",
	aLetterWithALink:
		"Un courriel avec un lien pour choisir son propre mot de passe. Il est valable 7 jours.",
	inviteThem: "L’inviter par courriel à choisir son mot de passe",
	needsAnAddress: "Demande l’adresse courriel ci-dessus; laissez alors le mot de passe vide.",
	invitationFailed: "L’invitation n’a pas pu être envoyée.",
	letters: "Courriels",
	lettersSummary: "Ce qui a été écrit à vos gens, et ce qu’il en est advenu.",
	noLetters: "Personne n’a encore reçu de courriel",
	invitePeople: "Invitez des gens à choisir leur mot de passe dans la liste des personnes.",
	people: "Personnes",
	invitation: "Invitation",
	following: "Question à un abonné",
	message: "Message d’un visiteur",
	signUp: "Inscription",
	owes: "Rappel de paiement",
	notice: "Avis",
	week: "Courriel de la semaine",
	newPassword: "Nouveau mot de passe",
	newDevice: "Nouvel appareil",
	confirmAddress: "Confirmer l’adresse",
	addressChanged: "Adresse changée",
	secondStepReset: "Deuxième étape retirée",
	signInChanged: "Connexion modifiée",
	emailAddress: "Adresse courriel",
	toBeAddressOf: ({ username, address }) => `${address} doit devenir l’adresse de ${username}.`,
	toBeTakenBack: ({ username, address }) =>
		`${address} redevient l’adresse de ${username}, et tous les appareils seront déconnectés.`,
	confirmThisAddress: "Confirmer cette adresse",
	takeItBack: "Annuler le changement",
	addressNotSaved: "L’adresse n’a pas pu être enregistrée.",
	opensLetterFirst: ({ address }) =>
		`Ouvrez le courriel envoyé à ${address}\u00a0: votre adresse change dès que vous suivez son lien.`,
	waiting: "En attente",
	sent: "Envoyé",
	refused: "Refusé",
	givenUp: "Abandonné",
	noServer: "Non envoyé, pas de serveur de courriel",
	takenBack: "Retiré",
	noServerNote:
		"Cette installation n’a pas de serveur de courriel. Copiez chaque courriel et envoyez-le vous-même; la personne qui gère le serveur peut régler SMTP_URL.",
	copyLetter: ({ to }) => `Copier le courriel à ${to}`,
	letterFailed: "Le courriel n’a pas pu être ouvert.",
	letterTo: ({ to }) => `Courriel à ${to}`,
	letterText: "Texte du courriel",
	address: "Adresse",
	openInMailProgram: "Ouvrir dans mon logiciel de courriel",
	whyCopied:
		"Rien n’a été envoyé. Remettez ceci à la personne concernée et à personne d’autre\u00a0: le lien permet de choisir le mot de passe.",
	tries: ({ count }) => `${count} ${plural("fr", count, "essai", "essais")}`,
	settings: "Courriels aux gens",
	settingsSummary: "Comment votre organisation écrit aux abonnés, aux joueurs et aux visiteurs.",
	answersTo: "Les réponses vont à",
	answersToHint:
		"Qui répond à un courriel écrit là. Sans adresse, les réponses vont à celle du serveur de courriel.",
	hold: "Retenus pendant",
	holdHint:
		"Les nouvelles partent après ce délai\u00a0: ce qui est corrigé entre-temps ne parvient à personne.",
	digest: "Regroupés pendant",
	digestHint:
		"Qui vient de recevoir un courriel en reçoit un seul pour tout ce qui arrive d’ici la fin de ce délai.",
	quietFrom: "Silence à partir de",
	quietUntil: "Silence jusqu’à",
	quietHint:
		"Personne ne reçoit rien pendant ce temps, sauf si un match des prochaines 24 heures est modifié. La même heure deux fois veut dire jamais.",
	minutes: ({ count }) =>
		count > 0 && count % 60 === 0
			? `${count / 60} ${plural("fr", count / 60, "heure", "heures")}`
			: `${count} ${plural("fr", count, "minute", "minutes")}`,
	saveSettings: "Enregistrer les courriels",
};
