import type { Sayings } from "#domain/language/say.ts";

export const message = {
	"Message not found.": "Message introuvable.",
	"Message updated": "Message modifié",
	"Message deleted": "Message supprimé",
	"The state is new, read or answered.": "L’état est new, read ou answered.",
	"Address saved": "Adresse enregistrée",
	"No address is kept": "Aucune adresse n’est conservée",
	"Notice not found.": "Avis introuvable.",
	"This notice was taken back already.": "Cet avis a déjà été retiré.",
	"People are being told already: it cannot be taken back any more.":
		"Les gens sont déjà en train d’être prévenus\u00a0: il ne peut plus être retiré.",
	"These letters were ended already, or the link is incomplete.":
		"Ces envois ont déjà pris fin, ou le lien est incomplet.",
} satisfies Sayings;
