import type { Sayings } from "#domain/language/say.ts";

export const message = {
	"Message not found.": "No se encontró el mensaje.",
	"Message updated": "Mensaje cambiado",
	"Message deleted": "Mensaje eliminado",
	"The state is new, read or answered.": "El estado es new, read o answered.",
	"Address saved": "Dirección guardada",
	"No address is kept": "No se guarda ninguna dirección",
	"Notice not found.": "No se encontró el aviso.",
	"This notice was taken back already.": "Este aviso ya se retiró.",
	"People are being told already: it cannot be taken back any more.":
		"Ya se le está avisando a la gente: no se puede retirar.",
	"These letters were ended already, or the link is incomplete.":
		"Estos envíos ya terminaron, o el enlace está incompleto.",
} satisfies Sayings;
