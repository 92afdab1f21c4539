import type { Sayings } from "#domain/language/say.ts";

export const importing = {
	"The files have {0}. Nothing was imported.": "Les fichiers ont {0}. Rien n’a été importé.",
	"Teams or statistics were changed while the files were read. Please import them again.":
		"Des équipes ou des statistiques ont changé pendant la lecture. Veuillez réimporter les fichiers.",
	"Please choose a spreadsheet.": "Veuillez choisir une feuille de calcul.",
	"Please choose the spreadsheet of the games.":
		"Veuillez choisir la feuille de calcul des matchs.",
	"{0} is larger than {1} MB. Import it in parts.":
		"{0} dépasse {1}\u00a0Mo. Importez-la en parties.",
	"A file may be {0} MB large. Import it in parts.":
		"Un fichier peut avoir {0}\u00a0Mo. Importez-le en parties.",
	'The league "{0}" plays another sport than {1}.':
		"La ligue «\u00a0{0}\u00a0» joue à un autre sport que {1}.",
	"This is no spreadsheet.": "Ce n’est pas une feuille de calcul.",
	"This is no column.": "Ce n’est pas une colonne.",
	"This is no list of columns.": "Ce n’est pas une liste de colonnes.",
	"Please name the season.": "Veuillez nommer la saison.",
	"Please name the league.": "Veuillez nommer la ligue.",
	"Too many spreadsheets are being read. Please try again in a moment.":
		"Trop de feuilles de calcul sont lues à la fois. Veuillez réessayer dans un instant.",
	"These files take longer than 30 seconds to read. Please import them in parts.":
		"La lecture de ces fichiers dépasse 30 secondes. Veuillez les importer en parties.",
	"The file has no column called Name.": "Le fichier n’a pas de colonne appelée Name.",
	"The file has no businesses in it.": "Le fichier ne contient aucune entreprise.",
	"an e-mail address": "une adresse courriel",
} satisfies Sayings;
