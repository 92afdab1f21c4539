import type { SayingsLike } from "#domain/language/say.ts";
import type { organization as french } from "./fr.ts";

export const organization: SayingsLike<typeof french> = {
	"Error creating organization": "No se pudo crear la organización",
	"Error updating organization": "No se pudo cambiar la organización",
	"A slug has 2 to 50 letters, digits and single hyphens between them.":
		"Un identificador tiene de 2 a 50 letras, dígitos y guiones sencillos entre ellos.",
	"This is not a domain. Please enter one such as hoops.com.":
		"Esto no es un dominio. Ingresa uno como hoops.com.",
	"This domain is the product's own.": "Este dominio es del producto.",
	"A domain is a name, not the number of a machine.":
		"Un dominio es un nombre, no el número de una máquina.",
	"Nobody can have this domain for himself.": "Nadie puede tener este dominio para sí.",
	"Only a domain of the public internet can be connected, such as one you have bought.":
		"Solo se puede conectar un dominio de la internet pública, como uno que hayas comprado.",
	"No domain is being connected.": "No se está conectando ningún dominio.",
	"Disconnect {0} first.": "Primero desconecta {0}.",
	"Without a domain your site would have no address. Please ask the platform's administrator for a slug first.":
		"Sin dominio tu sitio no tendría dirección. Primero pide un identificador al administrador de la plataforma.",
	"Domains cannot be connected here yet. Please ask whoever runs this server (the settings are in docs/deploy.md).":
		"Aquí todavía no se pueden conectar dominios. Pregunta a quien administra este servidor (los ajustes están en docs/deploy.md).",
	"Please enter your domain.": "Ingresa tu dominio.",
	"At most {0} websites can be allowed.": "Se pueden autorizar {0} sitios web como máximo.",
	"Please enter the website's name only, such as your-club.example.":
		"Ingresa solo el nombre del sitio, como tu-club.example.",
	"This is no list of websites.": "Esta no es una lista de sitios web.",
	"Another organization has this domain.": "Otra organización tiene este dominio.",
	"Another organization has this slug.": "Otra organización tiene este identificador.",
	"This word is reserved. Please choose another one.": "Esta palabra está reservada. Elige otra.",
	"A web address starts with https:// or http://.":
		"Una dirección web empieza con https:// o http://.",
	"An address begins with http:// or https://.": "Una dirección empieza con http:// o https://.",
	"A time zone has a name such as America/Los_Angeles.":
		"Una zona horaria tiene un nombre como America/Mexico_City.",
	"A clock has 12 or 24 hours.": "Un reloj tiene 12 o 24 horas.",
	"A week begins on sunday or monday.":
		"Una semana empieza en domingo (sunday) o en lunes (monday).",
	"Heights are in feet or metres.": "Las estaturas son en pies (feet) o en metros (metres).",
	"A location has a name.": "Un lugar tiene un nombre.",
	"Only a super administrator can change the domain.":
		"Solo un superadministrador puede cambiar el dominio.",
	"Only a super administrator can change the slug.":
		"Solo un superadministrador puede cambiar el identificador.",
	"Only a super administrator can change the custom site.":
		"Solo un superadministrador puede cambiar el sitio a la medida.",
	"Only a super administrator can change the custom page.":
		"Solo un superadministrador puede cambiar la página a la medida.",
	"Only a super administrator can change the navigation.":
		"Solo un superadministrador puede cambiar la navegación.",
	"A page of the site is at /{0}. Please give it another address first.":
		"Hay una página del sitio en /{0}. Primero dale otra dirección.",
	"The platform's own organization cannot be deleted.":
		"La organización de la plataforma no se puede eliminar.",
	"You are working in this organization. Stop acting for it before you delete it.":
		"Estás trabajando en esta organización. Deja de actuar por ella antes de eliminarla.",
	"Please name an organization by slug or domain.":
		"Nombra una organización por identificador o dominio.",
	"This is no list of links.": "Esta no es una lista de enlaces.",
	"This is no list of languages.": "Esta no es una lista de idiomas.",
	"These are no labels by language.": "Estas no son etiquetas por idioma.",
	"Business not found.": "No se encontró el negocio.",
	"This is no business.": "Esto no es un negocio.",
	"Please send a list of businesses.": "Envía una lista de negocios.",
	"A file may have {0} businesses.": "Un archivo puede tener {0} negocios.",
	"The status is active or closed.": "El estado es active o closed.",
	"Please confirm that you have the consent of every player's parents, in writing.":
		"Confirma que tienes el consentimiento por escrito de los padres de cada jugador.",
	"This player is anonymous already.": "Este jugador ya es anónimo.",
	"This is not the player's name.": "Este no es el nombre del jugador.",
	"Please type the player's name.": "Escribe el nombre del jugador.",
	"Notices are held for 1 to 60 minutes.": "Los avisos se retienen de 1 a 60 minutos.",
	"Letters are gathered for 0 to 1440 minutes.": "Los correos se juntan de 0 a 1440 minutos.",
	"Please enter a time as HH:MM.": "Escribe una hora como HH:MM.",
};
