import type { SayingsLike } from "#domain/language/say.ts";
import type { importing as french } from "./fr.ts";

export const importing: SayingsLike<typeof french> = {
	"The files have {0}. Nothing was imported.": "Los archivos tienen {0}. No se importó nada.",
	"Teams or statistics were changed while the files were read. Please import them again.":
		"Equipos o estadísticas cambiaron mientras se leían los archivos. Impórtalos otra vez.",
	"Please choose a spreadsheet.": "Elige una hoja de cálculo.",
	"Please choose the spreadsheet of the games.": "Elige la hoja de cálculo de los juegos.",
	"{0} is larger than {1} MB. Import it in parts.": "{0} pasa de {1} MB. Impórtala por partes.",
	"A file may be {0} MB large. Import it in parts.":
		"Un archivo puede tener {0} MB. Impórtalo por partes.",
	'The league "{0}" plays another sport than {1}.': "La liga “{0}” juega otro deporte que {1}.",
	"This is no spreadsheet.": "Esto no es una hoja de cálculo.",
	"This is no column.": "Esto no es una columna.",
	"This is no list of columns.": "Esta no es una lista de columnas.",
	"Please name the season.": "Nombra la temporada.",
	"Please name the league.": "Nombra la liga.",
	"Too many spreadsheets are being read. Please try again in a moment.":
		"Se están leyendo demasiadas hojas de cálculo. Inténtalo de nuevo en un momento.",
	"These files take longer than 30 seconds to read. Please import them in parts.":
		"Estos archivos tardan más de 30 segundos en leerse. Impórtalos por partes.",
	"The file has no column called Name.": "El archivo no tiene una columna llamada Name.",
	"The file has no businesses in it.": "El archivo no tiene negocios.",
	"an e-mail address": "una dirección de correo",
};
