import type { Sayings } from "#domain/language/say.ts";

export const registration = {
	"Registration not found.": "Période d’inscription introuvable.",
	"Registration deleted": "Période d’inscription supprimée",
	"A registration does not close before it opens.":
		"Une période d’inscription ne se ferme pas avant de s’ouvrir.",
	"The oldest age is below the youngest.": "L’âge maximal est inférieur à l’âge minimal.",
	"Offer at least one thing to sign up for.": "Offrez au moins une chose à quoi s’inscrire.",
	"A division is a league of the season.": "Une division est une ligue de la saison.",
	"Somebody signed up for an offer that would go. Keep it.":
		"Quelqu’un s’est inscrit à une offre qui disparaîtrait. Gardez-la.",
	"Choose what people sign up as.": "Choisissez à quel titre on s’inscrit.",
	"Please give the offer a name.": "Donnez un nom à l’offre.",
	"A question needs a key.": "Il faut une clé à la question.",
	"Please write the question.": "Écrivez la question.",
	"An answer to choose has a name.": "Une réponse à choisir a un nom.",
	"An age is counted on a day.": "Un âge se compte à une date.",
	"A place is kept for 1 to 60 days.": "Une place se garde de 1 à 60 jours.",
	"Please give the registration a name.": "Donnez un nom à la période d’inscription.",
	"Please give the text to sign a title.": "Donnez un titre au texte à signer.",
	"This is a number from {0} to {1}.": "C’est un nombre de {0} à {1}.",
	"Sign-up not found.": "Inscription introuvable.",
	"Sign-up deleted": "Inscription supprimée",
	"This link opens nothing any more.": "Ce lien n’ouvre plus rien.",
	"The link is new; the one before opens nothing":
		"Le lien est nouveau; le précédent n’ouvre plus rien",
	"This registration is not open yet.": "Les inscriptions ne sont pas encore ouvertes.",
	"This registration is closed.": "Les inscriptions sont fermées.",
	"This team does not take part any more.": "Cette équipe ne participe plus.",
	"This place is not kept for you any more.": "Cette place n’est plus gardée pour vous.",
	"You were accepted already. Write to the league to leave.":
		"Vous êtes déjà accepté. Écrivez à la ligue pour vous retirer.",
	"Please type your name to sign.": "Tapez votre nom pour signer.",
	"Free agent not found.": "Joueur sans équipe introuvable.",
	"The roster of this team is full.": "L’alignement de cette équipe est complet.",
	"This sign-up was accepted already. Take the team or the player out of the league first.":
		"Cette inscription est déjà acceptée. Retirez d’abord l’équipe ou le joueur de la ligue.",
	"Accept the team first.": "Acceptez d’abord l’équipe.",
	"Somebody of this name is known already. Say whether it is the same.":
		"Quelqu’un de ce nom est déjà connu. Dites si c’est la même personne.",
	"This team is not in its league any more.": "Cette équipe n’est plus dans sa ligue.",
	"Choose the league the team is to play in.": "Choisissez la ligue où l’équipe jouera.",
	"Please give a reason; the person reads it.": "Donnez une raison; la personne la lira.",
	"{0} is on the waitlist": "Sur la liste d’attente\u00a0: {0}",
	"{0} is offered a place": "Une place est offerte\u00a0: {0}",
	"{0} is accepted": "Inscription acceptée\u00a0: {0}",
	"{0} is refused": "Inscription refusée\u00a0: {0}",
	"{0} has withdrawn": "Inscription retirée\u00a0: {0}",
	"This part of the form cannot be read.": "Cette partie du formulaire ne peut pas être lue.",
	"Choose how the question is answered.": "Choisissez comment on répond à la question.",
	"A code takes off a percentage or an amount.": "Un code enlève un pourcentage ou un montant.",
	"This is no number.": "Ce n’est pas un nombre.",
} satisfies Sayings;
