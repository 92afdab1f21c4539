import type { AdminWords } from "../en.ts";

export const task: AdminWords["task"] = {
	import: "Importando hojas de cálculo…",
	export: "Preparando la hoja de cálculo…",
	statistics: "Calculando de nuevo los totales de todas las temporadas…",
	deletion: "Eliminando…",
	return: "Recuperando lo eliminado…",
	waiting: "Esperando su turno…",
	stopping: "Deteniendo…",
	largeWork: "Tareas en curso",
	couldNotBeStopped: "No se pudo detener.",
};
