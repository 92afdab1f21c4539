import type { Sayings } from "#domain/language/say.ts";

export const registration = {
	"Registration not found.": "No se encontró el registro.",
	"Registration deleted": "Registro eliminado",
	"A registration does not close before it opens.": "Un registro no cierra antes de abrir.",
	"The oldest age is below the youngest.": "La edad máxima es menor que la mínima.",
	"Offer at least one thing to sign up for.": "Ofrece al menos algo a qué inscribirse.",
	"A division is a league of the season.": "Una división es una liga de la temporada.",
	"Somebody signed up for an offer that would go. Keep it.":
		"Alguien se inscribió a una opción que desaparecería. Consérvala.",
	"Choose what people sign up as.": "Elige como qué se inscribe la gente.",
	"Please give the offer a name.": "Ponle nombre a la opción.",
	"A question needs a key.": "La pregunta necesita una clave.",
	"Please write the question.": "Escribe la pregunta.",
	"An answer to choose has a name.": "Una respuesta para elegir tiene nombre.",
	"An age is counted on a day.": "La edad se cuenta en una fecha.",
	"A place is kept for 1 to 60 days.": "Un lugar se guarda de 1 a 60 días.",
	"Please give the registration a name.": "Ponle nombre al registro.",
	"Please give the text to sign a title.": "Ponle título al texto por firmar.",
	"This is a number from {0} to {1}.": "Es un número de {0} a {1}.",
	"Sign-up not found.": "No se encontró la inscripción.",
	"Sign-up deleted": "Inscripción eliminada",
	"This link opens nothing any more.": "Este enlace ya no abre nada.",
	"The link is new; the one before opens nothing":
		"El enlace es nuevo; el anterior ya no abre nada",
	"This registration is not open yet.": "Las inscripciones aún no abren.",
	"This registration is closed.": "Las inscripciones están cerradas.",
	"This team does not take part any more.": "Este equipo ya no participa.",
	"This place is not kept for you any more.": "Este lugar ya no se guarda para ti.",
	"You were accepted already. Write to the league to leave.":
		"Ya tienes lugar. Escríbele a la liga para retirarte.",
	"Please type your name to sign.": "Escribe tu nombre para firmar.",
	"Free agent not found.": "No se encontró al jugador sin equipo.",
	"The roster of this team is full.": "El plantel de este equipo está lleno.",
	"This sign-up was accepted already. Take the team or the player out of the league first.":
		"Esta inscripción ya se aceptó. Primero saca al equipo o al jugador de la liga.",
	"Accept the team first.": "Primero acepta al equipo.",
	"Somebody of this name is known already. Say whether it is the same.":
		"Ya hay alguien con este nombre. Di si es el mismo.",
	"This team is not in its league any more.": "Este equipo ya no está en su liga.",
	"Choose the league the team is to play in.": "Elige la liga en la que jugará el equipo.",
	"Please give a reason; the person reads it.": "Da un motivo; la persona lo lee.",
	"{0} is on the waitlist": "En lista de espera: {0}",
	"{0} is offered a place": "Se le ofrece un lugar: {0}",
	"{0} is accepted": "Inscripción aceptada: {0}",
	"{0} is refused": "Inscripción rechazada: {0}",
	"{0} has withdrawn": "Inscripción retirada: {0}",
	"Sign-up": "Inscripciones",
	"What people can sign up for now, with prices and the way to the form.":
		"A qué se puede inscribir la gente ahora, con precios y el camino al formulario.",
	"Text where nothing is open": "Texto cuando no hay nada abierto",
	"Registration for the next season opens in August.":
		"Las inscripciones de la próxima temporada abren en agosto.",
} satisfies Sayings;
