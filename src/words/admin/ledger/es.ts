import { plural } from "#domain/text/plural.ts";
import type { ledger as english } from "./en.ts";

type Named = { name: string };
type Amount = { amount: string };
type Owing = { name: string; due: string; day: string };

export const ledger: typeof english = {
	title: "Dinero",
	summary: "Lo que deben los equipos y los jugadores, y lo que han pagado.",
	search: "Buscar por nombre",
	who: "Quién se muestra",
	everybody: "Todos",
	whoIsDue: "Quién debió pagar ya",
	whoOwes: "Quién todavía debe",
	whoHasCredit: "Quién pagó de más",
	debtors: "Equipos y jugadores con lo que deben",
	due: "Vencido",
	owed: "Por cobrar",
	charged: "Cobrado",
	paid: "Pagado",
	cameIn: "Entró",
	wentOut: "Devuelto",
	dueSince: "Vencido desde",
	noneFound: "Nadie coincide",
	showAll: "Mostrar a todos",
	empty: "No se debe nada y no se ha pagado nada",
	emptyHint:
		"Carga de una vez la cuota a los equipos de una liga, o abre un equipo y cárgasela solo a él. Luego anota lo que se paga: efectivo, transferencia, lo que sea.",
	gone: {
		team: "Un equipo que ya no está",
		player: "Un jugador que ya no está",
		signUp: "Una inscripción",
	},
	kinds: {
		charge: "Cargar",
		payment: "Pago",
		refund: "Devolver",
		waiver: "Condonar",
		correction: "Corregir",
	},
	/** What an entry is. */
	nouns: {
		charge: "Cargo",
		payment: "Pago",
		refund: "Devolución",
		waiver: "Condonación",
		correction: "Corrección",
	},
	payment: "Pago",
	titles: {
		charge: ({ name }: Named) => `Cargo: ${name}`,
		payment: ({ name }: Named) => `Pago: ${name}`,
		refund: ({ name }: Named) => `Devolución: ${name}`,
		waiver: ({ name }: Named) => `Condonación: ${name}`,
		correction: ({ name }: Named) => `Corrección: ${name}`,
	},
	submits: {
		charge: "Cargar",
		payment: "Anotar el pago",
		refund: "Anotar la devolución",
		waiver: "Condonar",
		correction: "Corregir",
	},
	usualWhy: {
		charge: "Cuota de la liga",
		payment: "Cuota de la liga",
		refund: "Devolución",
		waiver: "Cuota condonada",
		correction: "",
	},
	hints: {
		refund:
			"Anota lo que de verdad se devolvió. Se vuelve a deber, a menos que también corrijas o condones el cargo.",
		correction:
			"Para lo que ningún otro asiento dice, como un saldo que viene de una hoja de cálculo.",
	},
	method: "Cómo se pagó",
	methods: {
		cash: "Efectivo",
		transfer: "Transferencia",
		eTransfer: "Transferencia por correo",
		cheque: "Cheque",
		card: "Tarjeta",
	},
	amountIn: ({ currency }: { currency: string }) => `Monto (${currency})`,
	amountEach: ({ currency }: { currency: string }) => `Monto por equipo (${currency})`,
	noAmount: ({ example }: { example: string }) => `Escribe un monto, por ejemplo ${example}.`,
	why: "Concepto",
	whyHint: "Se queda en los libros. No escribas nada privado.",
	day: "Fecha",
	dueOn: "A pagar a más tardar el",
	dueFirst: "Primer pago a más tardar el",
	inParts: "En partes",
	monthly: ({ count }: { count: number }) =>
		count === 1 ? "De una vez" : `${count} pagos mensuales`,
	direction: "Qué cambia",
	owesLess: "Se debe menos",
	owesMore: "Se debe más",
	noSeason: "Sin temporada",
	owesNothing: "No se debe nada.",
	hasCredit: ({ amount }: Amount) => `Pagó ${amount} de más.`,
	owes: ({ owed, due }: { owed: string; due: string }) =>
		`Debe ${owed}, de los que ${due} ya vencieron.`,
	owesLater: ({ owed }: { owed: string }) => `Debe ${owed}, nada vencido todavía.`,
	dueSinceDay: ({ due, day }: { due: string; day: string }) => `${due} vencidos desde el ${day}.`,
	notEntered: "No se pudo anotar.",
	chargeTeams: "Cargar a equipos",
	teamsOf: "Equipos de",
	whoPays: ({ count }: { count: number }) =>
		`Quién paga: ${count} ${plural("es", count, "equipo", "equipos")}, desmarca a quien no`,
	inAll: ({ count, amount }: Amount & { count: number }) =>
		`${count} ${plural("es", count, "equipo", "equipos")}, ${amount} en total.`,
	coming: "Después:",
	amountOn: ({ amount, day }: Amount & { day: string }) => `${amount} el ${day}`,
	entries: "Asientos",
	noEntries: "Todavía no hay asientos",
	noEntriesHint: "Lo que se carga y se paga aparece aquí, lo más reciente primero.",
	dueBy: ({ day }: { day: string }) => `a pagar a más tardar el ${day}`,
	by: ({ name }: Named) => `por ${name}`,
	byItself: "automático",
	reversal: "Anulación",
	reverse: "Anular",
	reverseTitle: "¿Anular este asiento?",
	reverseText: ({ amount, why }: Amount & { why: string }) =>
		`${amount} por “${why}” se queda en los libros, con un asiento al lado que lo anula.`,
	reverseWhy: "Por qué",
	notReversed: "No se pudo anular.",
	rules: "Cuotas y multas",
	forfeitFine: ({ currency }: { currency: string }) => `Multa por default (${currency})`,
	forfeitFineHint:
		"Al equipo que pierde por default se le carga sola, y deja de cargarse si el default se anula. Vacío si no hay multa.",
	barredFrom: "No se juega sin la cuota desde la semana",
	barredFromHint:
		"1 es la primera semana de juegos. El día del juego se dice de un equipo que debe algo vencido. Vacío si todos juegan.",
	hasNotPaid: ({ name, due, day }: Owing) => `${name} debe ${due}, vencido desde el ${day}.`,
	doesNotPlay: ({ name, due, day }: Owing) =>
		`${name} no juega hasta que pague ${due}, vencido desde el ${day}.`,
	copyReminder: "Copiar recordatorio",
	reminderCopied: "El recordatorio está copiado. Pégalo donde les escribes.",
	reminder: ({ name, due, day }: Owing) =>
		`¡Hola! Un recordatorio: ${name} debe ${due}, vencido desde el ${day}. ¡Gracias!`,
	openBalance: "Ver los asientos",
	currency: "Moneda",
	currencyHint: "Las cuotas y los libros van en ella. Se queda desde el primer asiento.",
};
