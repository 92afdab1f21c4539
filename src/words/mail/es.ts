import type { Words } from "../en.ts";

export const mail: Words["mail"] = {
	invitation: {
		subject: ({ league }) => `Su cuenta en ${league}`,
		paragraphs: ({ username, league, by }) => [
			by === null
				? `Usted tiene una cuenta en ${league}.`
				: `${by} le abrió una cuenta en ${league}.`,
			`Su nombre de usuario es ${username}. Elija su contraseña con este enlace; sirve una sola vez, durante siete días.`,
		],
		action: "Elegir una contraseña",
		small: ({ league }) => [
			`${league} le escribe porque alguien que la administra registró su correo.`,
			"Si no sabe de qué se trata, no tiene que hacer nada: nadie entra sin este enlace.",
		],
	},
	newPassword: {
		subject: ({ league }) => `Elija una nueva contraseña para ${league}`,
		paragraphs: ({ username, league }) => [
			`Alguien, seguramente usted, pidió una nueva contraseña para ${username} en ${league}.`,
			"Elíjala con este enlace; sirve una sola vez, durante 30 minutos. Entonces se cerrará la sesión en todos los dispositivos.",
		],
		action: "Elegir una nueva contraseña",
		small: () => [
			"Si no fue usted, no haga nada: su contraseña sigue igual.",
			"Nadie de la liga le pedirá nunca su contraseña.",
		],
	},
};
