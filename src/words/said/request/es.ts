import type { SayingsLike } from "#domain/language/say.ts";
import type { request as french } from "./fr.ts";

export const request: SayingsLike<typeof french> = {
	"Please sign in.": "Inicia sesión.",
	"You are not allowed to do this.": "No tienes permiso para hacer esto.",
	"This does not exist.": "Esto no existe.",
	"There is no such call.": "Esa llamada no existe.",
	"This call does not exist at this address.": "Esta llamada no existe en esta dirección.",
	"This request is too large.": "Esta solicitud es demasiado grande.",
	"This request was cut off.": "Esta solicitud se interrumpió.",
	"This request cannot be read.": "Esta solicitud no se puede leer.",
	"This request has too many values or is nested too deeply.":
		"Esta solicitud tiene demasiados valores o demasiados niveles.",
	"This request has more than {0} fields. Please send it in parts.":
		"Esta solicitud tiene más de {0} campos. Envíala por partes.",
	"This is being stopped.": "Se está deteniendo.",
	"This has ended already.": "Esto ya terminó.",
	"This can no longer be stopped: it is being kept.": "Ya no se puede detener: se está guardando.",
	"This took longer than ten minutes and was stopped. Nothing was changed. Please do it in parts.":
		"Tardó más de diez minutos y se detuvo. No se cambió nada. Hazlo por partes.",
	"This was stopped. Nothing was changed.": "Se detuvo. No se cambió nada.",
	"This request was already carried out.": "Esta solicitud ya se realizó.",
	"This Idempotency-Key was used for another request.":
		"Esta Idempotency-Key se usó para otra solicitud.",
	"An Idempotency-Key has 1 to 200 visible ASCII characters.":
		"Una Idempotency-Key tiene de 1 a 200 caracteres ASCII visibles.",
	"This is not what this call reads.": "Esto no es lo que lee esta llamada.",
	"This form cannot be read.": "Este formulario no se puede leer.",
	"This is not a JSON object.": "Esto no es un objeto JSON.",
	"{0} is given more than once.": "{0} aparece más de una vez.",
	"This page is out of date. Please reload it and try again.":
		"Esta página ya no está al día. Recárgala e inténtalo de nuevo.",
	"This site is very busy. Please try again in a moment.":
		"Este sitio está muy ocupado. Inténtalo de nuevo en un momento.",
	"Too much was asked for from your address. Please try again in a minute.":
		"Llegaron demasiadas solicitudes desde tu dirección. Inténtalo de nuevo en un minuto.",
	"Too many attempts. Please try again in {0}.": "Demasiados intentos. Inténtalo de nuevo en {0}.",
	"a minute": "un minuto",
	"{0} minutes": "{0} minutos",
	"Too many people are signing in. Please try again in a moment.":
		"Demasiadas personas están iniciando sesión. Inténtalo de nuevo en un momento.",
	"Several large pieces of work of your league are under way. Please try again in a moment.":
		"Hay varios trabajos grandes de tu liga en curso. Inténtalo de nuevo en un momento.",
	"Your league has sent more changes within a minute than we can take. Please go on in {0} seconds.":
		"Tu liga envió en un minuto más cambios de los que podemos recibir. Continúa en {0} segundos.",
	"Too much is being asked of us at once. Please try again in {0} seconds.":
		"Llegan demasiadas solicitudes a la vez. Inténtalo de nuevo en {0} segundos.",
	"Too many changes are waiting to be saved. Please try again in {0} seconds.":
		"Hay demasiados cambios por guardar. Inténtalo de nuevo en {0} segundos.",
	"Something went wrong on our side. Please try again. ({0})":
		"Algo falló de nuestro lado. Inténtalo de nuevo. ({0})",
	"Our database does not answer. Please try again soon.":
		"Nuestra base de datos no responde. Inténtalo de nuevo pronto.",
	"Our disk is full, so nothing was saved. Please try again later.":
		"Nuestro disco está lleno y no se guardó nada. Inténtalo más tarde.",
	"Our database took too long and this was broken off. Please try again soon.":
		"Nuestra base de datos tardó demasiado y esto se interrumpió. Inténtalo de nuevo pronto.",
	"Your league uses {0} % of its storage. When it is full, only results and deletions are saved. Please remove pictures that are not needed, or ask the platform's administrator for more.":
		"Tu liga usa {0} % de su espacio. Cuando se llene, solo se guardarán resultados y eliminaciones. Quita las imágenes que no se necesiten, o pide más espacio al administrador de la plataforma.",
	"Your league's storage is full. Results can still be entered and things deleted; for anything else please remove pictures that are not needed, or ask the platform's administrator for more.":
		"El espacio de tu liga está lleno. Todavía se pueden ingresar resultados y eliminar cosas; para lo demás, quita las imágenes que no se necesiten, o pide más espacio al administrador de la plataforma.",
	"This is no id.": "Este no es un número válido.",
	"This is no list of ids.": "Esta no es una lista de números.",
	"These are too many.": "Son demasiados.",
	"This is no text.": "Esto no es texto.",
	"This text has broken characters.": "Este texto tiene caracteres dañados.",
	"This is longer than {0} characters.": "Este texto pasa de {0} caracteres.",
	"Please enter an email address.": "Ingresa una dirección de correo.",
	"A date is written as YYYY-MM-DD.": "Una fecha se escribe AAAA-MM-DD.",
	"Dates are between {0} and {1}.": "Una fecha está entre {0} y {1}.",
	"A time is written as HH:MM.": "Una hora se escribe HH:MM.",
	"A time is written as YYYY-MM-DDTHH:MM.": "Un momento se escribe AAAA-MM-DDTHH:MM.",
	"A moment is written as YYYY-MM-DDTHH:MM:SSZ.": "Un momento se escribe AAAA-MM-DDTHH:MM:SSZ.",
	"There is no such day or time.": "Ese día o esa hora no existe.",
	"This is true or false.": "Esto es verdadero o falso.",
	"This is neither true nor false.": "Esto no es ni verdadero ni falso.",
	"This is no file.": "Esto no es un archivo.",
	"Please choose a file.": "Elige un archivo.",
	"Each of a list is an object with its fields.":
		"Cada elemento de una lista es un objeto con sus campos.",
	"limit is a number from {0} to {1}.": "limit es un número de {0} a {1}.",
	"offset is a number from {0}.": "offset es un número a partir de {0}.",
	"This is no list.": "Esto no es una lista.",
	"This is no list of names.": "Esta no es una lista de nombres.",
	"This is no kind of thing.": "Ese tipo de cosa no existe.",
	"This is no change.": "Esto no es un cambio.",
	"An order is a whole number from {0} to {1}.": "Un orden es un número entero de {0} a {1}.",
	"Please send a list of id and order.": "Envía una lista de números y su orden.",
	"There is nothing to put in order.": "No hay nada que ordenar.",
	"Please enter a name.": "Ingresa un nombre.",
	"Please enter a label.": "Ingresa una etiqueta.",
	"Please enter a title.": "Ingresa un título.",
	"This cannot be brought back any more: it is not among what was recently deleted.":
		"Esto ya no se puede recuperar: no está entre lo eliminado recientemente.",
	"This cannot come back: something it belongs to was deleted too, or its place is taken. Bring that back first.":
		"Esto no puede volver: algo a lo que pertenece también se eliminó, o su lugar está ocupado. Recupera eso primero.",
	"Only owners and super administrators can delete seasons and leagues here.":
		"Aquí solo los propietarios y superadministradores pueden eliminar temporadas y ligas.",
	"You have changed {0} in another window. Please check it, then save again.":
		"Cambiaste {0} en otra ventana. Revísalo y guarda de nuevo.",
	"{0} has changed {1}. Please check it, then save again.":
		"{0} cambió {1}. Revísalo y guarda de nuevo.",
	"{0} is in use and cannot be deleted. Hide it instead.":
		"{0} está en uso y no se puede eliminar. Mejor ocúltalo.",
};
