import type { Sayings } from "#domain/language/say.ts";

export const message = {
	"Message not found.": "Message introuvable.",
	"Message updated": "Message modifié",
	"Message deleted": "Message supprimé",
	"The state is new, read or answered.": "L’état est new, read ou answered.",
	"Address saved": "Adresse enregistrée",
	"No address is kept": "Aucune adresse n’est conservée",
} satisfies Sayings;
