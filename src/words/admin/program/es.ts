import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const program: AdminWords["program"] = {
	tokens: "Tokens de API",
	tokensSummary:
		"Un token permite que un programa, como un marcador o tu propio sitio, trabaje con la API en tu nombre.",
	tokensOfOrganization: "Tokens de la organización",
	makeToken: "Crear un token",
	noTokens: "Todavía no hay tokens",
	noTokensHint: "Crea uno por programa, para poder revocar uno sin los demás.",
	purpose: "¿Para qué es?",
	purposeHint: "Por ejemplo “Marcador del gimnasio”.",
	mayDo: "Permite",
	scopes: {
		read: "Leer",
		results: "Leer, y escribir juegos y marcadores",
		staff: "Todo lo que puede el personal",
		org_owner: "Todo lo que pueden los propietarios",
	},
	counts: "Vale por",
	days: ({ count }) => `${count} ${plural("es", count, "día", "días")}`,
	notMade: "No se pudo crear el token.",
	madeTitle: "Copia el token ahora",
	madeHint:
		"No se volverá a mostrar. Quien lo tenga puede hacer lo que permite: guárdalo donde tu programa guarda sus contraseñas.",
	token: "Token",
	lastUsed: "Último uso",
	never: "nunca",
	until: "Hasta",
	runOut: "Vencido",
	madeBy: "Creado por",
	end: "Revocar",
	endToken: ({ name }) => `Revocar el token ${name}`,
	endQuestion: "¿Revocar este token?",
	endText: ({ name }) =>
		`El programa que usa “${name}” será rechazado desde ahora. No se puede deshacer.`,
	tokenEnded: "El token fue revocado",
	notEnded: "No se pudo revocar el token.",
};
