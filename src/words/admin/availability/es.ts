import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const availability: AdminWords["availability"] = {
	title: "Cuándo pueden jugar los equipos",
	summary:
		"Cada capitán lo dice por un enlace, sin cuenta. Lo que aceptes cuenta en el calendario.",
	ask: "Preguntar a los equipos",
	change: "Cambiar el día",
	askTitle: "¿Hasta cuándo pueden decirlo?",
	until: "Último día",
	askText: "Cada equipo de la liga recibe su propio enlace. Manda a cada capitán el de su equipo.",
	untilDay: ({ day }) => `Hasta el ${day}`,
	none: "Aún no se ha preguntado a los equipos",
	noneHint:
		"Pregúntales antes de planear: cada uno tiene un enlace para marcar fechas y decir lo que desea.",
	notSaid: "Sin respuesta todavía",
	saidNothing: "Nada en especial",
	grid: "Fechas por equipo",
	copyLink: "Copiar el enlace",
	copied: "El enlace está copiado.",
	copyAll: "Copiar todos los enlaces",
	allCopied: "Todos los enlaces están copiados, una línea por equipo.",
	renew: "Enlace nuevo",
	renewTitle: ({ team }) => `¿Hacer un enlace nuevo para ${team}?`,
	renewText: "El anterior ya no abrirá nada.",
	accept: "Aceptar",
	refuse: "Rechazar",
	back: "Reabrir",
	acceptAll: "Aceptar lo que no cuesta ningún juego",
	cannot: ({ day }) => `No el ${day}`,
	likesDay: ({ day }) => `Con gusto: ${day}`,
	avoidsDay: ({ day }) => `Mejor no: ${day}`,
	likesTime: ({ time }) => `Con gusto a las ${time}`,
	avoidsTime: ({ time }) => `Mejor no a las ${time}`,
	free: "no cuesta ningún juego",
	unknown: "costo desconocido",
	wish: "un deseo no cuesta ningún juego",
	costs: ({ count }) => `cuesta ${count} ${plural("es", count, "juego", "juegos")}`,
	stand: ({ count }) =>
		`${count} ${plural("es", count, "juego está programado", "juegos están programados")} ese día`,
	alike: ({ count }) =>
		`${count} ${plural("es", count, "equipo más pide", "equipos más piden")} lo mismo`,
	states: { open: "por decidir", accepted: "aceptado", refused: "rechazado" },
	notSaved: "No se pudo guardar.",
	done: "Guardado.",
};
