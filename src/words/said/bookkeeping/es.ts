import type { SayingsLike } from "#domain/language/say.ts";
import type { bookkeeping as french } from "./fr.ts";

export const bookkeeping: SayingsLike<typeof french> = {
	"Statistic not found.": "No se encontró la estadística.",
	"Period not found.": "No se encontró el periodo.",
	"No sport found.": "No se encontró ningún deporte.",
	"There is a statistic with this abbreviation already.":
		"Ya hay una estadística con esta abreviatura.",
	"There is a period with this name already.": "Ya hay un periodo con este nombre.",
	"There is an attribute with this name already.": "Ya hay un atributo con este nombre.",
	"Please enter an abbreviation.": "Ingresa una abreviatura.",
	"Please write a formula, such as 2 * G + A.": "Escribe una fórmula, como 2 * G + A.",
	"The type is string, number or date.": "El tipo es string, number o date.",
	"A format is whole, decimal, percent or share.": "Un formato es whole, decimal, percent o share.",
	"Each entry of the list can be named only once.":
		"Cada elemento de la lista se puede nombrar solo una vez.",
	"These do not all belong to one sport.": "No todos son del mismo deporte.",
	"Only {0} statistics can stand first. Please take one away before you add another.":
		"Solo {0} estadísticas pueden ser destacadas. Quita una antes de agregar otra.",
	"The formula of {0} would have more than {1} characters.":
		"La fórmula de {0} tendría más de {1} caracteres.",
	"{0} is computed from {1}. Change its formula first.":
		"{0} se calcula de {1}. Primero cambia su fórmula.",
	"{0} are computed from {1}. Change their formulas first.":
		"{0} se calculan de {1}. Primero cambia sus fórmulas.",
	"The list has changed since, so the reset cannot be undone any more.":
		"La lista cambió desde entonces, así que ya no se puede deshacer el restablecimiento.",
	"A formula names at least one statistic.": "Una fórmula nombra al menos una estadística.",
	"There is no statistic called {0}.": "No hay ninguna estadística llamada {0}.",
	"There is no statistic called {0}. Did you mean {1} * {2}?":
		"No hay ninguna estadística llamada {0}. ¿Quisiste decir {1} * {2}?",
	"{0} is too long: with everything it is computed from it has more than {1} parts.":
		"{0} es demasiado larga: con todo lo que la compone tiene más de {1} partes.",
	"{0} would depend on itself: {1}.": "{0} dependería de sí misma: {1}.",
	"A formula has at most {0} characters.": "Una fórmula tiene {0} caracteres como máximo.",
	"There is a ) without its (.": "Hay un ) sin su (.",
	"A formula has at most {0} parentheses within each other.":
		"Una fórmula tiene {0} paréntesis anidados como máximo.",
	"A formula cannot begin with {0}.": "Una fórmula no puede empezar con {0}.",
	"Something is missing between {0} and {1}.": "Falta algo entre {0} y {1}.",
	"A ) is missing at the end.": "Falta un ) al final.",
	"There is no + - * or / between {0} and {1}.": "No hay + - * ni / entre {0} y {1}.",
	"The formula ends too early: something is missing after {0}.":
		"La fórmula termina antes de tiempo: falta algo después de {0}.",
	"There is no name between the quotes.": "No hay un nombre entre las comillas.",
	"A name in quotes has no end.": "Un nombre entre comillas no tiene fin.",
	"The number {0} cannot be used: at most six digits, and four after the point.":
		"El número {0} no se puede usar: seis dígitos como máximo, y cuatro después del punto.",
	'"{0}" cannot be used. A formula has names, numbers, + - * / and parentheses.':
		"“{0}” no se puede usar. Una fórmula tiene nombres, números, + - * / y paréntesis.",
	"{0} is computed from {1}, and there is no statistic called {2}.":
		"{0} se calcula de {1}, y no hay ninguna estadística llamada {2}.",
};
