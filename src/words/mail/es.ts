import type { Words } from "../en.ts";

export const mail: Words["mail"] = {
	invitation: {
		subject: ({ league }) => `Tu cuenta en ${league}`,
		paragraphs: ({ username, league, by }) => [
			by === null ? `Tienes una cuenta en ${league}.` : `${by} te abrió una cuenta en ${league}.`,
			`Tu nombre de usuario es ${username}. Elige tu contraseña con este enlace; sirve una sola vez, durante siete días.`,
		],
		action: "Elegir una contraseña",
		small: ({ league }) => [
			`${league} te escribe porque alguien que la administra registró tu correo.`,
			"Si no sabes de qué se trata, no tienes que hacer nada: nadie entra sin este enlace.",
		],
	},
	newPassword: {
		subject: ({ league }) => `Elige una nueva contraseña para ${league}`,
		paragraphs: ({ username, league }) => [
			`Alguien, seguramente tú, pidió una nueva contraseña para ${username} en ${league}.`,
			"Elígela con este enlace; sirve una sola vez, durante 30 minutos. Entonces se cerrará la sesión en todos los dispositivos.",
		],
		action: "Elegir una nueva contraseña",
		small: () => [
			"Si no fuiste tú, no hagas nada: tu contraseña sigue igual.",
			"Nadie de la liga te pedirá nunca tu contraseña.",
		],
	},
	newDevice: {
		subject: ({ league }) => `Nuevo dispositivo en ${league}`,
		paragraphs: ({ username, league, device, day, time, zone }) => [
			`Alguien inició sesión como ${username} en ${league} con un navegador que esta cuenta no había usado: ${device || "un dispositivo desconocido"}, el ${day} a las ${time} (${zone}).`,
			"Si fuiste tú, todo está bien. Si no, elige ahora otra contraseña: se cerrará la sesión en todos los dispositivos.",
		],
		action: "Elegir otra contraseña",
		small: ({ league }) => [
			`${league} te escribe cada vez que un navegador es nuevo para tu cuenta.`,
			"Nadie de la liga te pedirá nunca tu contraseña.",
		],
	},
	confirmAddress: {
		subject: ({ league }) => `Confirma tu correo para ${league}`,
		paragraphs: ({ username, league }) => [
			`Esta dirección será la de la cuenta ${username} en ${league}.`,
			"Confírmala con este enlace; sirve una sola vez, durante un día. Hasta entonces vale la dirección anterior.",
		],
		action: "Confirmar esta dirección",
		small: () => ["Si no sabes de qué se trata, no hagas nada: la dirección no se usará."],
	},
	secondStepReset: {
		subject: ({ league }) => `Se quitó tu segundo paso en ${league}`,
		paragraphs: ({ username, league, by }) => [
			`${by ?? "Alguien que la administra"} desactivó el segundo paso de la cuenta ${username} en ${league}, como por un teléfono perdido. Se cerró la sesión en todos los dispositivos.`,
			"Inicia sesión con tu contraseña y vuelve a activarlo en tu configuración.",
		],
		action: "Iniciar sesión",
		small: () => ["Si no lo pediste tú, avisa a quien administra tu liga."],
	},
	signInChanged: {
		subject: ({ league }) => `Cambió tu forma de iniciar sesión en ${league}`,
		paragraphs: ({ username, league, change, device, day, time, zone }) => [
			`${
				{
					"passkey added": `Se agregó una llave de acceso a la cuenta ${username} en ${league}`,
					"passkey removed": `Se quitó una llave de acceso de la cuenta ${username} en ${league}`,
					on: `La cuenta ${username} en ${league} ahora pide el código de una aplicación`,
					off: `La cuenta ${username} en ${league} ya no pide el código de una aplicación`,
				}[change]
			}: con ${device || "un dispositivo desconocido"}, el ${day} a las ${time} (${zone}). Se cerró la sesión en todos los demás dispositivos.`,
			"Si fuiste tú, todo está bien. Si no, elige ahora otra contraseña y avisa a quien administra tu liga.",
		],
		action: "Elegir otra contraseña",
		small: ({ league }) => [
			`${league} te escribe cada vez que cambian las formas de iniciar sesión en tu cuenta.`,
		],
	},
	addressChanged: {
		subject: ({ league }) => `Tu correo en ${league} cambió`,
		paragraphs: ({ username, league, address, by }) => [
			`${by === null ? "" : `Lo cambió ${by}. `}${
				address === ""
					? `La cuenta ${username} en ${league} ya no tiene correo electrónico.`
					: `La cuenta ${username} en ${league} ahora tiene otro correo electrónico: ${address}.`
			}`,
			by === null
				? "Si no fuiste tú, deshaz el cambio con este enlace; sirve una sola vez, durante siete días. Entonces se cerrará la sesión en todos los dispositivos y elegirás otra contraseña."
				: "Si no es correcto, habla con quien administra tu liga.",
		],
		action: "Deshacer el cambio",
		small: () => ["Si fuiste tú, no tienes que hacer nada."],
	},
	following: {
		subject: ({ league }) => `¿Quieres seguir a ${league}?`,
		paragraphs: ({ league, names }) => [
			`Alguien, muy probablemente tú, pidió recibir los correos de ${league}.`,
			`Lo que seguirías: ${names === "" ? "todo" : names}`,
		],
		action: "Sí, seguir",
		small: ({ league }) => [
			`${league} te escribe porque alguien anotó tu dirección en su sitio.`,
			"Si no fuiste tú, no hagas nada: no llegará ningún otro correo.",
		],
	},
	message: {
		subject: ({ league, name }) => `${name} escribió a ${league}`,
		intro: ({ name, address }) => `${name} (${address}) escribió por el formulario:`,
		action: "Todos los mensajes",
		small: ({ league, name }) => [
			`Responde a este correo y tu respuesta le llegará a ${name}.`,
			`Lo recibes porque diriges ${league}.`,
		],
	},
	notice: {
		many: ({ league, count }) => `${league}: ${count} cambios`,
		changed: ({ title, what }) => `${what}: ${title}`,
		moved: "Nuevo horario",
		placeChanged: "Nueva sede",
		paired: "Quién contra quién",
		isOn: "Se juega",
		result: ({ result }) => `Final: ${result}`,
		schedule: ({ league }) => `Nuevo calendario: ${league}`,
		page: ({ title }) => `Página publicada: ${title}`,
		reason: ({ reason }) => `Motivo: ${reason}`,
		test: ({ league }) => `Una prueba de ${league}: llegó bien.`,
		when: "Cuándo",
		place: "Dónde",
		state: "Juego",
		teams: "Equipos",
		see: "Leer más",
		seeAll: "Ver el calendario",
		why: ({ league }) => `${league} te escribe porque sigues sus noticias.`,
		whyPlayer: ({ league }) =>
			`${league} te escribe porque juegas en ella, o juega tu hijo o hija.`,
		end: "Cambiar o cancelar estos correos:",
	},
	week: {
		subject: ({ league, from, to }) => `${league}: la semana del ${from} al ${to}`,
		results: "Resultados",
		next: "Lo que sigue",
		table: ({ league }) => `Tabla: ${league}`,
		lead: ({ what }) => `Líderes: ${what}`,
		see: "Ver el sitio",
		why: ({ league }) => `${league} te escribe una vez por semana porque lo pediste.`,
	},
};
