import type { SayingsLike } from "#domain/language/say.ts";
import type { fee as french } from "./fr.ts";

export const fee = {
	"A price is between nothing and {0} units.": "Un precio va de cero a {0} unidades.",
	"{0} is not a day.": "{0} no es una fecha.",
	"The early price ends before the late price begins.":
		"El precio anticipado termina antes de que empiece el precio tardío.",
	"There are at most {0} instalments.": "Hay como máximo {0} pagos parciales.",
	"An instalment is a whole percentage of the price.":
		"Un pago parcial es un porcentaje entero del precio.",
	"The instalments together are {0} percent of the price.":
		"Juntos, los pagos parciales son el {0} % del precio.",
	"Each instalment is due after the one before.": "Cada pago parcial vence después del anterior.",
	"There are at most {0} codes.": "Hay como máximo {0} códigos.",
	"A code has {0} to {1} characters.": "Un código tiene de {0} a {1} caracteres.",
	"The code {0} is there twice.": "El código {0} aparece dos veces.",
	"The code {0} takes off more than there is.": "El código {0} descuenta más que el precio.",
	"There are at most {0} days of refunds.": "Hay como máximo {0} fechas de reembolso.",
	"A fee is split among {0} to {1} players.": "Una cuota se divide entre {0} y {1} jugadores.",
	"A refund is a whole percentage of what was paid.":
		"Un reembolso es un porcentaje entero de lo pagado.",
	"Each day of a refund is after the one before.":
		"Cada fecha de reembolso va después de la anterior.",
	Entered: "Anotado",
	"Taken back": "Anulado",
	"Teams charged: {0}": "Equipos con cargo: {0}",
	"Entry not found.": "No se encontró el asiento.",
	"Sign-up not found.": "No se encontró la inscripción.",
	"This entry takes another one back. Enter it anew instead.":
		"Este asiento anula a otro. Mejor anótalo de nuevo.",
	"This league takes no cards right now.": "Esta liga no recibe tarjetas por ahora.",
	"There is nothing left to pay.": "No queda nada por pagar.",
	"The card service cannot be reached right now. No money was moved; please try again in a minute.":
		"No se puede contactar al servicio de tarjetas. No se movió dinero; inténtalo de nuevo en un minuto.",
	"Cards cannot be taken in this installation or this currency.":
		"En esta instalación o en esta moneda no se reciben tarjetas.",
	"Cards are not set up yet.": "Todavía no se configuran los pagos con tarjeta.",
	"This was not paid by card here. Record the refund instead.":
		"Esto no se pagó aquí con tarjeta. Mejor anota la devolución.",
	"No more than {0} of it can be refunded.": "No se pueden devolver más de {0}.",
	"This came by card. Refund it to the card instead.":
		"Esto llegó con tarjeta. Mejor devuélvelo a la tarjeta.",
	Opened: "Abierto",
	Refunded: "Devuelto",
	"Please choose somebody to remind.": "Elige a quién recordarle.",
	"Days are a whole number from 1 to 60.": "Los días son un número entero de 1 a 60.",
	"Nobody was written to: no address is known, or it was done today.":
		"No se le escribió a nadie: no hay correo, o ya se hizo hoy.",
	"Reminders on their way: {0}": "Recordatorios en camino: {0}",
	"Not everybody has paid what is due: {0}.": "No todos pagaron lo que se debe: {0}.",
	"This entry was taken back already.": "Este asiento ya se anuló.",
	"An entry of nothing changes nothing.": "Un asiento de cero no cambia nada.",
	"The amount is above nothing.": "El monto es mayor que cero.",
	"Say how the money changed hands.": "Di cómo se entregó el dinero.",
	"Only money that changed hands has a method.": "Solo el dinero entregado tiene forma de pago.",
	"Say by which day it has to be paid.": "Di a más tardar cuándo hay que pagar.",
	"Only a charge has a day to be paid by.": "Solo un cargo tiene fecha límite.",
	"No more than {0} was paid that can be refunded.":
		"No se puede devolver más de {0}, que es lo pagado.",
	"No more than {0} is owed that can be waived.":
		"No se puede condonar más de {0}, que es lo que se debe.",
	"An amount is a whole number of cents, or of the smallest units of the currency.":
		"Un monto es un número entero de centavos, o de las unidades más pequeñas de la moneda.",
	"Please say what it is for.": "Di para qué es.",
	"A debtor is a team, a player, a signUp or an official.":
		"Una cuenta es de team, player, signUp u official.",
	"An entry is a charge, payment, refund, waiver, correction, fee or payout.":
		"Un asiento es charge, payment, refund, waiver, correction, fee o payout.",
	"Officials earn fees and are paid out, and nothing else.":
		"Los oficiales ganan honorarios y se les paga, nada más.",
	"Only officials earn fees and are paid out.":
		"Solo los oficiales ganan honorarios y se les paga.",
	"No more than {0} was earned that is not paid out.": "Lo ganado y no pagado no pasa de {0}.",
	"There are no fees that were not entered before.":
		"No hay honorarios que no se hayan anotado ya.",
	"Fees entered: {0}, {1} {2} in all": "Honorarios anotados: {0}, {1} {2} en total",
	"Money comes by cash, transfer, eTransfer, cheque or card.":
		"El dinero llega por cash, transfer, eTransfer, cheque o card.",
	"Please choose at least one team.": "Elige al menos un equipo.",
	"Please say how much is to be paid, and by when.": "Di cuánto hay que pagar, y para cuándo.",
	"A currency has three letters, such as USD or CAD.":
		"Una moneda tiene tres letras, como USD o CAD.",
	"The ledger has amounts in {0} already, so the currency stays.":
		"Los libros ya tienen montos en {0}, así que la moneda se queda.",
	"A week is a whole number from {0} to {1}.": "Una semana es un número entero de {0} a {1}.",
} satisfies SayingsLike<typeof french>;
