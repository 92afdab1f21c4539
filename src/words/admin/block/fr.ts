import type { AdminWords } from "../en.ts";

export const block: AdminWords["block"] = {
	texts: {
		Welcome: "Bienvenue",
		"The name of the league and its season in numbers, with a picture if you like.":
			"Le nom de la ligue et sa saison en chiffres, avec une image si vous voulez.",
		Sentence: "Phrase",
		"Latest news": "Dernières nouvelles",
		"The newest posts, pinned ones first. Not shown before there is one.":
			"Les dernières nouvelles, celles à la une d’abord. Absent avant la première.",
		Posts: "Nouvelles",
		News: "Nouvelles",
		"The newest posts, pinned ones first. The list keeps itself up to date.":
			"Les dernières nouvelles, celles à la une d’abord. La liste se met à jour d’elle-même.",
		"This week": "Cette semaine",
		"Today and the next six days, with how many games each has. Not shown in a week without any.":
			"Aujourd’hui et les six prochains jours, avec le nombre de matchs de chacun. Absent d’une semaine sans match.",
		"Live and next": "En cours et à venir",
		"Games that are going on, and the next ones.": "Les matchs en cours, et les prochains.",
		Games: "Matchs",
		League: "Ligue",
		"Latest results": "Derniers résultats",
		"The last games that were played. Not shown before the first one.":
			"Les derniers matchs joués. Absent avant le premier.",
		Playoffs: "Séries éliminatoires",
		"The series that are being played. Not shown before a bracket is published.":
			"Les séries qui se jouent. Absent tant qu’aucun tableau n’est publié.",
		"Series of each bracket": "Séries par tableau",
		Bracket: "Tableau",
		"The playoffs of this season as a tree, on a phone round by round.":
			"Les séries éliminatoires de la saison en arbre; sur un téléphone, ronde par ronde.",
		"Name of the playoffs": "Nom des séries éliminatoires",
		"Empty for all of the league.": "Vide pour toutes celles de la ligue.",
		Tables: "Classements",
		"The top of each league's table.": "La tête du classement de chaque ligue.",
		"Teams of each league": "Équipes de chaque ligue",
		"Ways into the site": "Accès rapides",
		"Links to the standings, the schedule, teams, players, statistics and the leader board.":
			"Des liens vers le classement, le calendrier, les équipes, les joueurs, les statistiques et les meneurs.",
		"Season leaders": "Meneurs de la saison",
		"Who leads the season. Not shown before the first box score.":
			"Qui mène la saison. Absent avant le premier sommaire.",
		"Players in each list": "Joueurs par liste",
		Title: "Titre",
		Heading: "Titre de section",
		"Begins a section. The blocks after it stand beside it.":
			"Commence une section. Les blocs qui suivent se placent à côté.",
		Introduction: "Introduction",
		Text: "Texte",
		"Paragraphs, lists and links.": "Paragraphes, listes et liens.",
		"Picture and text": "Image et texte",
		"One picture with text beside it.": "Une image avec un texte à côté.",
		Picture: "Image",
		"Side of the picture": "Côté de l’image",
		"On the left": "À gauche",
		"On the right": "À droite",
		Pictures: "Images",
		"Pictures side by side. A click opens one in full.":
			"Des images côte à côte. Un clic en ouvre une en grand.",
		picture: "image",
		Caption: "Légende",
		"Big button": "Gros bouton",
		"One sentence with a button below it.": "Une phrase avec un bouton en dessous.",
		Button: "Bouton",
		"Where the button leads": "Où mène le bouton",
		"Price table": "Liste de prix",
		"What things cost, line by line.": "Ce que les choses coûtent, ligne par ligne.",
		Lines: "Lignes",
		line: "ligne",
		Item: "Article",
		Price: "Prix",
		Note: "Note",
		Questions: "Questions",
		"What everybody asks; each question opens to its answer.":
			"Ce que tout le monde demande; chaque question s’ouvre sur sa réponse.",
		question: "question",
		Question: "Question",
		Answer: "Réponse",
		Contact: "Coordonnées",
		"How to reach you: email, phone, address.":
			"Comment vous joindre\u00a0: courriel, téléphone, adresse.",
		Name: "Nom",
		Email: "Courriel",
		Phone: "Téléphone",
		Address: "Adresse",
		"Two columns": "Deux colonnes",
		"Blocks side by side; on a phone one below the other.":
			"Des blocs côte à côte; l’un sous l’autre sur un téléphone.",
		Widths: "Largeurs",
		Equal: "Égales",
		"Left column wider": "Colonne gauche plus large",
		"Right column wider": "Colonne droite plus large",
		"Left column": "Colonne gauche",
		"Right column": "Colonne droite",
		Videos: "Vidéos",
		"YouTube videos that play on the page; others become links.":
			"Des vidéos YouTube qui jouent sur la page; les autres deviennent des liens.",
		video: "vidéo",
		"Open the video on YouTube and copy its address from the address bar.":
			"Ouvrez la vidéo sur YouTube et copiez son adresse dans la barre d’adresse.",
		Downloads: "Téléchargements",
		"Files to download: rules, forms, waivers.":
			"Des fichiers à télécharger\u00a0: règlements, formulaires, décharges.",
		Files: "Fichiers",
		file: "fichier",
		"PDF from your library": "PDF de votre bibliothèque",
		"Or a web address": "Ou une adresse web",
		Sponsors: "Commanditaires",
		"Who makes it possible: logos that link to their websites.":
			"Qui rend cela possible\u00a0: des logos qui mènent à leurs sites.",
		sponsor: "commanditaire",
		Logo: "Logo",
		Website: "Site web",
		Size: "Taille",
		Sponsor: "Commanditaire",
		"Main sponsor": "Commanditaire principal",
		"Sign-up": "Inscription",
		"What people can sign up for now, with prices and the way to the form.":
			"Ce à quoi on peut s’inscrire en ce moment, avec les prix et le chemin vers le formulaire.",
		"Text where nothing is open": "Texte quand rien n’est ouvert",
		Supporter: "Partenaire",
		"Next games": "Prochains matchs",
		"The next games to be played. The list keeps itself up to date.":
			"Les prochains matchs. La liste se tient à jour.",
		Standings: "Classement",
		"The top of each league's standings this season.":
			"La tête du classement de chaque ligue cette saison.",
		Leaders: "Meneurs",
		"Who leads this season in the statistics your sport keeps.":
			"Qui mène cette saison dans les statistiques de votre sport.",
		"Contact form": "Formulaire de contact",
		"Text above the form": "Texte au-dessus du formulaire",
		"Visitors write to you without your address standing on the page.":
			"Les visiteurs vous écrivent sans que votre adresse figure sur la page.",
	},
};
