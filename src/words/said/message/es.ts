import type { Sayings } from "#domain/language/say.ts";

export const message = {
	"Message not found.": "No se encontró el mensaje.",
	"Message updated": "Mensaje cambiado",
	"Message deleted": "Mensaje eliminado",
	"The state is new, read or answered.": "El estado es new, read o answered.",
	"Address saved": "Dirección guardada",
	"No address is kept": "No se guarda ninguna dirección",
} satisfies Sayings;
