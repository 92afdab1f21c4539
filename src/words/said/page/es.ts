import type { SayingsLike } from "#domain/language/say.ts";
import type { page as french } from "./fr.ts";

export const page: SayingsLike<typeof french> = {
	"Page not found.": "No se encontró la página.",
	"Version not found.": "No se encontró la versión.",
	"Another page has this address.": "Otra página tiene esta dirección.",
	"There is no page at {0}.": "No hay ninguna página en {0}.",
	"A link leads to a page of the site or starts with https://.":
		"Un enlace lleva a una página del sitio o empieza con https://.",
	"A navigation has {0} links at most.": "Una navegación tiene {0} enlaces como máximo.",
	"This page is not published.": "Esta página no está publicada.",
	"This page is no translation that was begun.": "Esta página no es una traducción iniciada.",
	"This page is not set to be published later.":
		"La publicación de esta página no está programada.",
	"Please choose a time that is still to come.": "Elige un momento que aún no pasa.",
	"There is nothing on this page yet.": "Todavía no hay nada en esta página.",
	"There is nothing new to publish.": "No hay nada nuevo que publicar.",
	"This version is a draft now. Publish it to show it.":
		"Esta versión ahora es un borrador. Publícala para mostrarla.",
	"{0} published": "Página publicada: {0}",
	"{0} is not on the site any more": "Ya no está en el sitio: {0}",
	"{0} will be published on {1} at {2}, as it is written at that minute.":
		"{0} se publicará el {1} a las {2}, como esté escrita en ese minuto.",
	"A site has at most {0} pages.": "Un sitio tiene {0} páginas como máximo.",
	"Every site has this page, so it cannot be deleted. Unpublish it instead.":
		"Todos los sitios tienen esta página, así que no se puede eliminar. Mejor quítala del sitio.",
	"This is not a page.": "Esto no es una página.",
	"Somebody has saved this page.": "Alguien guardó esta página.",
	"You saved this page elsewhere at {0}.": "Guardaste esta página en otro lugar a las {0}.",
	"{0} saved this page at {1}.": "{0} guardó esta página a las {1}.",
	"Please enter an address.": "Ingresa una dirección.",
	"An address has at most {0} characters.": "Una dirección tiene {0} caracteres como máximo.",
	"An address is written in small letters, digits and hyphens, such as open-gym.":
		"Una dirección se escribe con minúsculas, dígitos y guiones, como gimnasio-libre.",
	"This address belongs to another part of the site. Please choose another one.":
		"Esta dirección es de otra parte del sitio. Elige otra.",
	"This is the address of the home page. Please choose another one.":
		"Esta es la dirección de la página de inicio. Elige otra.",
	"A page is a list of blocks.": "Una página es una lista de bloques.",
	"A page has {0} blocks at most.": "Una página tiene {0} bloques como máximo.",
	"A page has {0} blocks at most. This one has {1}.":
		"Una página tiene {0} bloques como máximo. Esta tiene {1}.",
	"This page is too long. Please move part of it to a second page.":
		"Esta página es demasiado larga. Pasa una parte a una segunda página.",
	"There is no such kind of block.": "Ese tipo de bloque no existe.",
	"{0} cannot stand inside {1}.": "{0} no puede ir dentro de {1}.",
	"{0} is empty.": "{0}: este bloque está vacío.",
	"A block has an id.": "Un bloque tiene un número.",
	"A block has a kind.": "Un bloque tiene un tipo.",
	"This is no block.": "Esto no es un bloque.",
	"This is no list of blocks.": "Esta no es una lista de bloques.",
	"A revision is a whole number.": "Una revisión es un número entero.",
	"A version has a number.": "Una versión tiene un número.",
	"Please say whether search engines may list it.": "Di si los buscadores pueden mostrarla.",
	"Picture not found.": "No se encontró la imagen.",
	"This is no picture.": "Esto no es una imagen.",
	"A game has 60 pictures at most.": "Un juego tiene 60 fotos como máximo.",
	"A season has 60 pictures at most.": "Una temporada tiene 60 fotos como máximo.",
	"This is no list of pictures.": "Esta no es una lista de imágenes.",
	"This picture is not there any more.": "Esta imagen ya no está.",
	"This picture is too large. Please choose one of at most 5 MB and 24 megapixels.":
		"Esta imagen es demasiado grande. Elige una de 5 MB y 24 megapixeles como máximo.",
	"This picture took too long to read. Please try again, or choose a smaller one.":
		"Esta imagen tardó demasiado en leerse. Inténtalo de nuevo o elige una más pequeña.",
	"This document is too large. Please choose one of at most 10 MB.":
		"Este documento es demasiado grande. Elige uno de 10 MB como máximo.",
	"This is neither a picture (PNG, JPEG, WebP or GIF) nor a PDF document.":
		"Esto no es ni una imagen (PNG, JPEG, WebP o GIF) ni un documento PDF.",
	"Too many pictures are being sent. Please try again in a moment.":
		"Se están enviando demasiadas imágenes. Inténtalo de nuevo en un momento.",
	"There is no room left for pictures. Please remove some that are not needed any more.":
		"Ya no hay lugar para imágenes. Quita algunas que ya no se necesiten.",
	"The crop is too small, or reaches outside the picture.":
		"El recorte es demasiado pequeño o se sale de la imagen.",
	"The file of this picture is missing. Please add the picture again.":
		"Falta el archivo de esta imagen. Agrega la imagen otra vez.",
	"{0} is used: {1}. Please remove it there first.":
		"{0} está en uso: {1}. Primero quítala de ahí.",
	"{0} and {1}": "{0} y {1}",
	"A part of a picture is given in shares from {0} to {1}.":
		"Una parte de una imagen se da en fracciones de {0} a {1}.",
	"A point is given in hundredths, from {0} to {1}.": "Un punto se da en centésimos, de {0} a {1}.",
	"Too many pictures are being drawn.": "Se están dibujando demasiadas imágenes.",
};
