import type { SayingsLike } from "#domain/language/say.ts";
import type { account as french } from "./fr.ts";

export const account: SayingsLike<typeof french> = {
	"{0} has no e-mail address yet. Please enter one first.":
		"{0} todavía no tiene correo. Registra uno primero.",
	"This link was used already, or it is too old. Ask for a new one.":
		"Este enlace ya se usó o es demasiado viejo. Pide uno nuevo.",
	"This was sent a moment ago. Please wait a second.":
		"Esto se acaba de enviar. Espera un momento.",
	"An invitation is on its way to {0}.": "Una invitación va en camino a {0}.",
	"There is no mail server: copy the letter to {0} and send it yourself.":
		"No hay servidor de correo: copia el correo para {0} y envíalo tú.",
	"If there is such an account with an e-mail address, a letter is on its way. Look among the spam as well.":
		"Si existe esa cuenta y tiene una dirección, un correo va en camino. Revisa también lo no deseado.",
	"This installation sends no mail. Ask whoever runs your league for the link: it is waiting there.":
		"Este sitio no envía correo. Pide el enlace a quien administra tu liga: ahí lo está esperando.",
	"Your address is {0} now.": "Tu correo ahora es {0}.",
	"Your address is {0} again, and all devices are signed out. A letter with a link to choose another password is on its way.":
		"Tu correo vuelve a ser {0}, y se cerró la sesión en todos los dispositivos. Un correo con un enlace para elegir otra contraseña va en camino.",
	"Please enter the code of your app.": "Escribe el código de tu aplicación.",
	"Please use your passkey.": "Usa tu llave de acceso.",
	"Please enter one of your recovery codes.": "Escribe uno de tus códigos de recuperación.",
	"These are many passkeys. Please remove one first.":
		"Son muchas llaves de acceso. Quita una primero.",
	"This passkey is there already.": "Esta llave de acceso ya está.",
	"Passkey not found.": "No se encontró la llave de acceso.",
	"There is no passkey for this address. Please enter a code.":
		"No hay llave de acceso para esta dirección. Escribe un código.",
	"This passkey is not known here. Please try another way.":
		"Esta llave de acceso no se conoce aquí. Prueba de otra manera.",
	"This is no passkey.": "Esto no es una llave de acceso.",
	"The passkey was added": "Se agregó la llave de acceso",
	"The passkey was removed": "Se quitó la llave de acceso",
	"This code is wrong, or it was used already.": "Este código es incorrecto o ya se usó.",
	"This took too long. Please sign in again.": "Esto tardó demasiado. Inicia sesión de nuevo.",
	"Your sign-in has a second step already.": "Tu inicio de sesión ya tiene un segundo paso.",
	"Please begin to set the second step up again.": "Empieza de nuevo a configurar el segundo paso.",
	"Your sign-in has no second step.": "Tu inicio de sesión no tiene segundo paso.",
	"The sign-in has no second step.": "El inicio de sesión no tiene segundo paso.",
	"Please change your own second step in your settings.":
		"Cambia tu propio segundo paso en tu configuración.",
	"Keep these codes: each signs you in once without your phone.":
		"Guarda estos códigos: cada uno sirve una vez para entrar sin tu teléfono.",
	"Super administrators need a second step here. Please set one up in your settings first.":
		"Aquí los superadministradores necesitan un segundo paso. Configúralo primero en tu configuración.",
	"Super administrators need a second step here.":
		"Aquí los superadministradores necesitan un segundo paso.",
	"Please set up a second step of your own first.": "Configura primero tu propio segundo paso.",
	"Please say whether it is required.": "Indica si es obligatorio.",
	"Super administrators need a second step from now on":
		"Desde ahora los superadministradores necesitan un segundo paso",
	"The second step is everybody's own choice": "El segundo paso queda a elección de cada quien",
	"The second step is off": "El segundo paso está desactivado",
	"Please enter the code.": "Escribe el código.",
	"This is no code.": "Esto no es un código.",
	"Please sign in again.": "Inicia sesión de nuevo.",
	"Password chosen": "Contraseña elegida",
	"Letter not found.": "No se encontró el correo.",
	"A link is a text.": "Un enlace es un texto.",
	"Please open the link of the letter again.": "Abre de nuevo el enlace del correo.",
	"This is no link of a letter.": "Este no es el enlace de un correo.",
	"Please enter one e-mail address.": "Escribe una sola dirección de correo.",
	"Please enter your username or e-mail address.": "Escribe tu nombre de usuario o tu correo.",
	"User not found.": "No se encontró el usuario.",
	"User has no organization": "El usuario no tiene organización",
	"Username already exists": "Ese nombre de usuario ya existe",
	"Username is required.": "El nombre de usuario es obligatorio.",
	"Login failed. Please check your credentials.": "No se pudo iniciar sesión. Revisa tus datos.",
	"Unauthorized access": "Acceso no autorizado",
	"Please choose another name.": "Elige otro nombre.",
	"Please choose a user.": "Elige un usuario.",
	"Please choose a password.": "Elige una contraseña.",
	"There is no such role.": "Ese rol no existe.",
	"There is no such session.": "Esa sesión no existe.",
	"There is no such sport.": "Ese deporte no existe.",
	"There is no such organization.": "Esa organización no existe.",
	"Each sport can be named only once.": "Cada deporte se puede nombrar solo una vez.",
	"This is no password.": "Esto no es una contraseña.",
	"This password is too long.": "Esta contraseña es demasiado larga.",
	"This password is too easy to guess. Please choose another one.":
		"Esta contraseña es muy fácil de adivinar. Elige otra.",
	"A password has at least {0} characters.": "Una contraseña tiene al menos {0} caracteres.",
	"A password has at most {0} characters.": "Una contraseña tiene {0} caracteres como máximo.",
	"A username has at most {0} characters.":
		"Un nombre de usuario tiene {0} caracteres como máximo.",
	"A username can have letters of one script only, such as Latin or Cyrillic.":
		"Un nombre de usuario se escribe en un solo alfabeto, como el latino o el cirílico.",
	"A password is either chosen or made for you, not both.":
		"Una contraseña se elige o se genera, no las dos cosas.",
	"A password is either reset or removed.": "Una contraseña se restablece o se quita.",
	"Please add the user to an organization first.": "Primero agrega el usuario a una organización.",
	"Please change your own password in your settings.":
		"Cambia tu propia contraseña en tu configuración.",
	"Only a super administrator can make another one.":
		"Solo un superadministrador puede nombrar a otro.",
	"Super administrators cannot be deleted.": "Los superadministradores no se pueden eliminar.",
	"Only the platform's administrators add users. Please ask them.":
		"Solo los administradores de la plataforma agregan usuarios. Pídeselo a ellos.",
	"Your password is a temporary one. Please choose your own in your settings first.":
		"Tu contraseña es temporal. Primero elige la tuya en tu configuración.",
	"This is the session you are using. To end it, use Logout.":
		"Es la sesión que estás usando. Para terminarla, cierra sesión.",
	"You are not signed in there any more.": "Ya no tienes la sesión abierta ahí.",
	"The new password is the old one. Please choose another one.":
		"La contraseña nueva es la anterior. Elige otra.",
	"This temporary password has expired. Please ask for a new one.":
		"Esta contraseña temporal venció. Pide una nueva.",
	"Old password is incorrect": "La contraseña anterior no es correcta",
	"Logo must be an image file": "El logo debe ser un archivo de imagen",
	"A theme is one short word.": "Un tema es una palabra corta.",
	"A view is table or card.": "Una vista es table o card.",
	"A language is en, fr or es.": "Un idioma es en, fr o es.",
	"Invalid username or password": "Usuario o contraseña incorrectos",
};
