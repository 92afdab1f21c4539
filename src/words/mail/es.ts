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
	newDevice: {
		subject: ({ league }) => `Nuevo dispositivo en ${league}`,
		paragraphs: ({ username, league, device, day, time, zone }) => [
			`Alguien inició sesión como ${username} en ${league} con un navegador que esta cuenta no había usado: ${device || "un dispositivo desconocido"}, el ${day} a las ${time} (${zone}).`,
			"Si fue usted, todo está bien. Si no, elija ahora otra contraseña: se cerrará la sesión en todos los dispositivos.",
		],
		action: "Elegir otra contraseña",
		small: ({ league }) => [
			`${league} le escribe cada vez que un navegador es nuevo para su cuenta.`,
			"Nadie de la liga le pedirá nunca su contraseña.",
		],
	},
	confirmAddress: {
		subject: ({ league }) => `Confirme su correo para ${league}`,
		paragraphs: ({ username, league }) => [
			`Esta dirección será la de la cuenta ${username} en ${league}.`,
			"Confírmela con este enlace; sirve una sola vez, durante un día. Hasta entonces vale la dirección anterior.",
		],
		action: "Confirmar esta dirección",
		small: () => ["Si no sabe de qué se trata, no haga nada: la dirección no se usará."],
	},
	secondStepReset: {
		subject: ({ league }) => `Se quitó su segundo paso en ${league}`,
		paragraphs: ({ username, league, by }) => [
			`${by ?? "Alguien que la administra"} desactivó el segundo paso de la cuenta ${username} en ${league}, como por un teléfono perdido. Se cerró la sesión en todos los dispositivos.`,
			"Inicie sesión con su contraseña y vuelva a activarlo en su configuración.",
		],
		action: "Iniciar sesión",
		small: () => ["Si no lo pidió usted, avise a quien administra su liga."],
	},
	addressChanged: {
		subject: ({ league }) => `Su correo en ${league} cambió`,
		paragraphs: ({ username, league, address, by }) => [
			`${by === null ? "" : `Lo cambió ${by}. `}${
				address === ""
					? `La cuenta ${username} en ${league} ya no tiene correo electrónico.`
					: `La cuenta ${username} en ${league} ahora tiene otro correo electrónico: ${address}.`
			}`,
			by === null
				? "Si no fue usted, deshaga el cambio con este enlace; sirve una sola vez, durante siete días. Entonces se cerrará la sesión en todos los dispositivos y usted elegirá otra contraseña."
				: "Si no es correcto, hable con quien administra su liga.",
		],
		action: "Deshacer el cambio",
		small: () => ["Si fue usted, no tiene que hacer nada."],
	},
	following: {
		subject: ({ league }) => `¿Quiere seguir a ${league}?`,
		paragraphs: ({ league, names }) => [
			`Alguien, muy probablemente usted, pidió recibir los correos de ${league}.`,
			`Lo que seguiría: ${names === "" ? "todo" : names}`,
		],
		action: "Sí, seguir",
		small: ({ league }) => [
			`${league} le escribe porque alguien anotó su dirección en su sitio.`,
			"Si no fue usted, no haga nada: no llegará ningún otro correo.",
		],
	},
	message: {
		subject: ({ league, name }) => `${name} escribió a ${league}`,
		intro: ({ name, address }) => `${name} (${address}) escribió por el formulario:`,
		action: "Todos los mensajes",
		small: ({ league, name }) => [
			`Responde a esta carta y tu respuesta le llegará a ${name}.`,
			`La recibes porque diriges ${league}.`,
		],
	},
	notice: {
		many: ({ league, count }) => `${league}: ${count} cambios`,
		changed: ({ title, what }) => `${what}: ${title}`,
		moved: "Nuevo horario",
		placeChanged: "Nueva sede",
		isOn: "Se juega",
		result: ({ result }) => `Final: ${result}`,
		schedule: ({ league }) => `Nuevo calendario: ${league}`,
		page: ({ title }) => `Página publicada: ${title}`,
		reason: ({ reason }) => `Motivo: ${reason}`,
		test: ({ league }) => `Una prueba de ${league}: llegó bien.`,
		when: "Cuándo",
		place: "Dónde",
		state: "Partido",
		teams: "Equipos",
		see: "Leer más",
		seeAll: "Ver el calendario",
		why: ({ league }) => `${league} le escribe porque usted sigue sus noticias.`,
		end: "Cambiar o cancelar estos correos:",
	},
};
