import type { Words } from "../en.ts";

export const availability: Words["availability"] = {
	title: ({ team }) => `Cuándo puede jugar ${team}`,
	until: ({ day }) =>
		`Dilo a más tardar el ${day}. Hasta entonces puedes volver con este enlace y cambiarlo.`,
	over: ({ day }) => `Se podía decir hasta el ${day}. Escribe a la liga si algo cambió.`,
	asked: "¿Cuándo puede jugar tu equipo?",
	say: "Decirlo",
	saved: "Gracias, quedó guardado.",
	dates: "Fechas en las que no pueden jugar",
	datesHint:
		"Márcalas. La liga las revisa todas antes de hacer el calendario; nada está prometido hasta que se acepta.",
	wishes: "Días y horas",
	wishesHint: "Son deseos: el calendario los cumple cuando puede.",
	any: "Da igual",
	likes: "Con gusto",
	avoids: "Mejor no",
	note: "Algo más que la liga deba saber",
	send: "Guardar",
	states: { accepted: "aceptada", refused: "no es posible" },
};
