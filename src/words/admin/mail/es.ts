import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const mail: AdminWords["mail"] = {
	forgotPassword: "¿Olvidaste tu contraseña?",
	forgottenPassword: "Contraseña olvidada",
	usernameOrEmail: "Nombre de usuario o correo",
	weWriteYouALink: "Recibirás un correo con un enlace para elegir una nueva contraseña.",
	sendLink: "Enviar el enlace",
	backToSignIn: "Volver al inicio de sesión",
	chooseAPassword: "Elige tu contraseña",
	forUsername: ({ username }) =>
		`Para ${username}. Se cerrará la sesión en los demás dispositivos.`,
	newPasswordHint: "De 8 a 128 caracteres, y no una contraseña común.",
	saveAndSignIn: "Guardar y entrar",
	passwordNotChosen: "No se pudo guardar la contraseña.",
	linkNotSent: "No se pudo pedir el enlace.",
	inviteByMail: "Invitar por correo",
	aLetterWithALink: "Un correo con un enlace para que elija su propia contraseña. Vale 7 días.",
	inviteThem: "Invitarlo por correo a elegir su contraseña",
	needsAnAddress: "Necesita el correo de arriba; deja entonces vacía la contraseña.",
	invitationFailed: "No se pudo enviar la invitación.",
	letters: "Correos",
	lettersSummary: "Lo que se le escribió a tu gente, y qué pasó con ello.",
	noLetters: "Todavía no se le ha escrito a nadie",
	invitePeople: "Invita a tu gente a elegir su contraseña en la lista de personas.",
	people: "Personas",
	invitation: "Invitación",
	following: "Pregunta a un seguidor",
	message: "Mensaje de un visitante",
	signUp: "Inscripción",
	owes: "Recordatorio de pago",
	notice: "Aviso",
	week: "Correo de la semana",
	newPassword: "Nueva contraseña",
	newDevice: "Nuevo dispositivo",
	confirmAddress: "Confirmar correo",
	addressChanged: "Correo cambiado",
	secondStepReset: "Segundo paso quitado",
	signInChanged: "Inicio de sesión cambiado",
	emailAddress: "Correo electrónico",
	toBeAddressOf: ({ username, address }) => `${address} será el correo de ${username}.`,
	toBeTakenBack: ({ username, address }) =>
		`${address} vuelve a ser el correo de ${username}, y se cierra la sesión en todos los dispositivos.`,
	confirmThisAddress: "Confirmar esta dirección",
	takeItBack: "Deshacer el cambio",
	addressNotSaved: "No se pudo guardar la dirección.",
	opensLetterFirst: ({ address }) =>
		`Abre el correo enviado a ${address}: tu dirección cambia en cuanto sigas su enlace.`,
	waiting: "En espera",
	sent: "Enviado",
	refused: "Rechazado",
	givenUp: "Abandonado",
	noServer: "No enviado, sin servidor de correo",
	takenBack: "Retirado",
	noServerNote:
		"Esta instalación no tiene servidor de correo. Copia cada correo y envíalo tú; quien administra el servidor puede configurar SMTP_URL.",
	copyLetter: ({ to }) => `Copiar el correo para ${to}`,
	letterFailed: "No se pudo abrir el correo.",
	letterTo: ({ to }) => `Correo para ${to}`,
	letterText: "Texto del correo",
	address: "Dirección",
	openInMailProgram: "Abrir en mi programa de correo",
	whyCopied:
		"No se envió nada. Entrega esto a la persona a quien va dirigido y a nadie más: el enlace permite elegir la contraseña.",
	tries: ({ count }) => `${count} ${plural("es", count, "intento", "intentos")}`,
	settings: "Correos a la gente",
	settingsSummary: "Cómo escribe tu organización a seguidores, jugadores y visitantes.",
	answersTo: "Las respuestas van a",
	answersToHint:
		"Quien responde un correo escribe ahí. Sin dirección, las respuestas llegan a la del servidor de correo.",
	hold: "Se retienen",
	holdHint:
		"Lo que pasó se avisa después, para que lo que se corrija mientras tanto no le llegue a nadie.",
	digest: "Se juntan durante",
	digestHint:
		"Quien acaba de recibir un correo recibe uno solo de todo lo que pase hasta entonces.",
	quietFrom: "Silencio desde",
	quietUntil: "Silencio hasta",
	quietHint:
		"En ese tiempo nadie recibe nada, salvo que cambie un juego de las próximas 24 horas. La misma hora dos veces significa nunca.",
	minutes: ({ count }) =>
		count > 0 && count % 60 === 0
			? `${count / 60} ${plural("es", count / 60, "hora", "horas")}`
			: `${count} ${plural("es", count, "minuto", "minutos")}`,
	saveSettings: "Guardar correos",
};
