import type { AdminWords } from "../en.ts";

export const task: AdminWords["task"] = {
	import: "Importando hojas de cálculo…",
	export: "Preparando la hoja de cálculo…",
	statistics: "Calculando de nuevo los totales de todas las temporadas…",
	deletion: "Eliminando…",
	return: "Recuperando lo eliminado…",
	inLine: "en espera",
	stop: "Detener",
	stopping: "Deteniendo…",
	largeWork: "Tareas en curso",
	couldNotBeStopped: "No se pudo detener.",
};
