import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const together: AdminWords["together"] = {
	title: "Planear ligas juntas",
	open: "Planear juntas",
	text: "Para ligas que comparten sede, días o personas: ningún juego estorba a otro, y las horas tempranas y tardías se reparten según los juegos de cada liga. Cada liga queda tan pareja como si estuviera sola.",
	lay: "Planearlas juntas",
	thorough: "Buscar a fondo",
	thoroughHint: "Tarda hasta medio minuto con muchas ligas.",
	replaces: "Sus juegos se hacen de nuevo. Los de antes van a los eliminados recientemente.",
	failure: "No se pudieron hacer los calendarios",
	hours: "Juegos por hora",
	hoursHint: "Abre un calendario para ver qué tan parejo es y para publicarlo.",
	missing: ({ league, count }) =>
		`${league}: ${count} ${plural("es", count, "juego no tiene", "juegos no tienen")} lugar.`,
};
