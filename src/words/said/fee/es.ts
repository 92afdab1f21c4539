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
	"A refund is a whole percentage of what was paid.":
		"Un reembolso es un porcentaje entero de lo pagado.",
	"Each day of a refund is after the one before.":
		"Cada fecha de reembolso va después de la anterior.",
} satisfies SayingsLike<typeof french>;
