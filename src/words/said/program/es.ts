import type { Sayings } from "#domain/language/say.ts";

/** Tokens de la API, y lo que puede enviar un solo remitente. */
export const program = {
	"A token counts for at most {0} days.": "Un token vale por {0} días como máximo.",
	"A token counts for 1 to 366 days.": "Un token vale de 1 a 366 días.",
	"There are {0} tokens already. Please end one that is not needed any more.":
		"Ya hay {0} tokens. Revoca uno que ya no haga falta.",
	"Token not found.": "No se encontró el token.",
	"Please say what the token is for.": "Indica para qué es el token.",
	"Please choose what the token may do.": "Elige qué permite el token.",
	"Token made. Copy it now: it is not shown again.":
		"Token creado. Cópialo ahora: no se volverá a mostrar.",
	"The token opens nothing any more": "El token ya no abre nada",
	"There are {0} webhooks already. Please delete one that is not needed any more.":
		"Ya hay {0} webhooks. Elimina uno que ya no haga falta.",
	"Webhook not found.": "No se encontró el webhook.",
	"This message is on its way already.": "Este mensaje ya está en camino.",
	"This webhook is switched off.": "Este webhook está desactivado.",
	"Please enter an address that begins with https:// and is on the public internet.":
		"Escribe una dirección que comience con https:// y esté en el internet público.",
	"Please enter an address that begins with https://.":
		"Escribe una dirección que comience con https://.",
	"Please say what the webhook is for.": "Indica para qué es el webhook.",
	"Please choose what it is told.": "Elige qué debe recibir.",
	"Webhook added. Copy its secret now: it is not shown again.":
		"Webhook agregado. Copia su secreto ahora: no se volverá a mostrar.",
	"Webhook changed": "Webhook modificado",
	"Webhook deleted": "Webhook eliminado",
	"The message is on its way": "El mensaje va en camino",
	"No token opens this. Please sign in.": "Ningún token da acceso a esto. Inicia sesión.",
	"This token only reads.": "Este token solo permite leer.",
	"This token reads, and writes games and scores only.":
		"Este token permite leer, y escribir solo juegos y marcadores.",
	"This token is wrong, has run out or was ended.":
		"Este token es incorrecto, venció o fue revocado.",
	"This token is used too often. Please go on in a minute.":
		"Este token se usa demasiado seguido. Continúa en un minuto.",
	"This was sent more often within a minute than we can take. Please go on in {0} seconds.":
		"Esto se envió más veces en un minuto de las que podemos atender. Continúa en {0} segundos.",
	"This is no address of a website.": "Esta no es la dirección de un sitio web.",
	"Nothing is known by this name.": "No se conoce nada con este nombre.",
	"This address is not on the public internet.": "Esta dirección no está en la internet pública.",
	"Only https is called.": "Solo se llama por https.",
	"It took too long to answer.": "Tardó demasiado en responder.",
	"The connection was closed.": "Se cerró la conexión.",
} satisfies Sayings;
