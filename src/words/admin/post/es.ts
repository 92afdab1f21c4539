import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const post: AdminWords["post"] = {
	news: "Noticias",
	about:
		"Lo que la liga tiene que decir: en la página de noticias, en el inicio y, si quieres, arriba de cada página.",
	addPost: "Escribir una noticia",
	title: "Título",
	shownAs: "Se muestra",
	search: "Buscar en las noticias",
	allStates: "Todos los estados",
	states: { draft: "Borrador", planned: "Programada", published: "Publicada" },
	pinned: "Destacada",
	bannerUntilDay: ({ day }) => `Aviso hasta el ${day}`,
	sentTo: ({ count }) => `Enviada a ${count} ${plural("es", count, "persona", "personas")}`,
	selectAtLeastOne: "Elige al menos una noticia.",
	deletePosts: ({ count }) => (count === 1 ? "Eliminar noticia" : `Eliminar ${count} noticias`),
	goneFromTheSite: ({ count }) =>
		plural("es", count, "Sale del sitio de inmediato.", "Salen del sitio de inmediato."),
	postsDeleted: ({ count }) =>
		`${count} ${plural("es", count, "noticia eliminada", "noticias eliminadas")}`,
	notDeleted: "No se pudo eliminar la noticia.",
	nothingMatches: "Ninguna noticia coincide",
	showAll: "Mostrar todas las noticias",
	noneYet: "Aún no hay noticias",
	whatFor:
		"Un gimnasio cerrado, una final que viene, un equipo que llega a la liga: escríbelo una vez y todos lo ven en el sitio.",
	publishAt: "Fecha y hora",
	publishAtHint: "Vacío: en cuanto la publiques. Una hora por venir: en ese minuto.",
	pin: "Destacar",
	pinHint: "Va antes que todas las demás.",
	bannerUntil: "Arriba de cada página hasta el",
	bannerHint:
		"Su título queda arriba de todo el sitio hasta el final de ese día. Vacío: no aparece.",
	language: "Idioma",
	languageHint: "El del texto. La ven los visitantes de todos los idiomas.",
	saveDraft: "Guardar borrador",
	takeOff: "Volver a borrador",
	sendToReaders: "Enviarla…",
	send: "Enviar la noticia",
	sendNow: "Enviar",
	toWhom: "A quién",
	groups: {
		followers: "Quienes siguen",
		captains: "Capitanes",
		teams: "Jugadores y capitanes",
		everybody: "Todos",
	},
	ofWhat: "De",
	ofAll: "Toda la organización",
	byMail: ({ count }) => `Por correo (${count})`,
	byPush: ({ count }) => `Por notificación (${count})`,
	wouldHear: ({ count }) =>
		`${count} ${plural("es", count, "persona se entera", "personas se enteran")}`,
	onlyOnce:
		"Una noticia se envía una sola vez. Nadie recibe nada antes de que termine el tiempo para pensarlo.",
	couldNotBeSent: "No se pudo enviar la noticia.",
};
