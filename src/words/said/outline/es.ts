import type { SayingsLike } from "#domain/language/say.ts";
import type { outline as french } from "./fr.ts";

/** What stands in pages that somebody begins to write. */
export const outline: SayingsLike<typeof french> = {
	"Say in one line what your league is. The introduction says for whom it is and where you play.":
		"Di en una línea qué es tu liga. La introducción dice para quién es y dónde se juega.",
	"What a season is like: how many games, on which evenings, in which gyms.":
		"Cómo es una temporada: cuántos juegos, qué noches, en qué gimnasios.",
	Register: "Inscríbete",
	"One sentence for people who are new, such as when the next season begins.":
		"Una frase para quienes llegan por primera vez, por ejemplo cuándo empieza la próxima temporada.",
	"How it began": "Cómo empezó todo",
	"Your story: who started it, when, and what has not changed since. One good picture is enough.":
		"Tu historia: quién la empezó, cuándo y qué no ha cambiado desde entonces. Basta una buena foto.",
	"A season in pictures": "Una temporada en imágenes",
	"Four or eight pictures look best. Describe each for people who cannot see it.":
		"Cuatro u ocho fotos se ven mejor. Describe cada una para quien no puede verla.",
	"Our sponsors": "Nuestros patrocinadores",
	"Leave it empty if you have none.": "Déjalo vacío si no tienes.",
	"How to register": "Cómo inscribirse",
	"The introduction says who can register: teams, single players, or both.":
		"La introducción dice quién puede inscribirse: equipos, jugadores sueltos o ambos.",
	"The way in, step by step. A numbered list reads best: whom to write to, what to choose, how to pay, when to come.":
		"El camino, paso a paso. Una lista numerada se lee mejor: a quién escribir, qué elegir, cómo pagar, cuándo llegar.",
	Fees: "Cuotas",
	"The introduction says what a fee covers.": "La introducción dice qué cubre la cuota.",
	"Fees for a season": "Cuotas de una temporada",
	"One line for a team, one for a player without a team. Say in the note what is not refunded.":
		"Una línea para un equipo, otra para un jugador sin equipo. Di en la nota qué no se reembolsa.",
	Divisions: "Divisiones",
	"The introduction helps people choose, such as how strong each division is.":
		"La introducción ayuda a elegir: por ejemplo, el nivel de cada división.",
	"One line for each division.": "Una línea por división.",
	Dates: "Fechas",
	"When do seasons begin, and when does registration close?":
		"¿Cuándo empiezan las temporadas y cuándo cierran las inscripciones?",
	"Dates of this season. Change them here when the next one is planned.":
		"Las fechas de esta temporada. Cámbialas aquí cuando planees la próxima.",
	"Ready to play?": "¿Listos para jugar?",
	"The button leads to your form, or begins an email to you.":
		"El botón lleva a tu formulario o abre un correo para ti.",
	"What everybody asks": "Lo que todos preguntan",
	"If you answer the same question twice a week, it belongs here.":
		"Si respondes la misma pregunta dos veces por semana, va aquí.",
	"The season": "La temporada",
	"How many games, how many seasons, where and when, what a bye is.":
		"Cuántos juegos, cuántas temporadas, dónde y cuándo, qué es un descanso.",
	"Teams and players": "Equipos y jugadores",
	"How many players a team has, which division is right, who may play on two teams.":
		"Cuántos jugadores tiene un equipo, qué división conviene, quién puede jugar en dos equipos.",
	Money: "El dinero",
	"What it costs, when it is due, what is refunded.":
		"Cuánto cuesta, cuándo se paga, qué se reembolsa.",
	"On the court": "En la cancha",
	"Your own rules, forfeits, how ranks are decided.":
		"Tus propias reglas, los defaults, cómo se decide la tabla.",
	"To print": "Para imprimir",
	"Your rules and forms as PDF files.": "Tus reglamentos y formularios en PDF.",
	"Still wondering?": "¿Te queda alguna duda?",
	"Contact us": "Escríbenos",
	"The tournament": "El torneo",
	"When is it, and what is special about it?": "¿Cuándo es y qué tiene de especial?",
	"Who may enter": "Quién puede participar",
	"What a team needs to take part. A list reads best.":
		"Qué necesita un equipo para participar. Una lista se lee mejor.",
	"Good to know": "Conviene saber",
	"Format, number of players, what happens when somebody is hurt.":
		"El formato, cuántos jugadores, qué pasa si alguien se lesiona.",
	"Who is in form": "Quién está en racha",
	"Are you in?": "¿Le entras?",
	"The button says how to enter.": "El botón dice cómo inscribirse.",
	"For the young ones": "Para los más jóvenes",
	"Which ages, on which days, and who looks after them?":
		"¿Qué edades, qué días y quién los cuida?",
	"What a session is like. Leave out names of children.":
		"Cómo es una sesión. No pongas nombres de niños.",
	"For parents": "Para los padres",
	"What to bring, what it costs, whether they stay, whom to call.":
		"Qué llevar, cuánto cuesta, si deben quedarse, a quién llamar.",
	"Only pictures that every child's parents have agreed to.":
		"Solo fotos que los padres de cada niño hayan autorizado.",
	"How parents sign their children up.": "Cómo inscriben los padres a sus hijos.",
	"Play with us": "Juega con nosotros",
	"What can somebody without a team do?": "¿Qué puede hacer alguien sin equipo?",
	"How you place people on teams, what it costs, how long it takes.":
		"Cómo acomodas a la gente en equipos, cuánto cuesta, cuánto tarda.",
	"Work with us": "Trabaja con nosotros",
	"Referees, scorers, people who open the gym: whom are you looking for?":
		"Árbitros, anotadores, gente que abra el gimnasio: ¿a quién buscas?",
	"One line for each job: what it involves and what it takes.":
		"Una línea por puesto: en qué consiste y qué pide.",
	"Tell us which evenings are yours.": "Dinos qué noches puedes.",
	"An email is enough.": "Basta un correo.",
	"On film": "En video",
	"What is there to see here?": "¿Qué hay para ver aquí?",
	"Paste the address of each video on YouTube.": "Pega la dirección de cada video de YouTube.",
	"How teams get their game filmed, and whom to ask to take a clip down.":
		"Cómo pide un equipo que graben su juego y a quién pedir que se quite un video.",
	"Write or call": "Escribe o llama",
	"How soon do you answer, and when does somebody answer the phone?":
		"¿Cuánto tardas en responder y a qué horas contestan el teléfono?",
	"What you leave empty is not shown.": "Lo que dejes vacío no se muestra.",
	"To get a quick answer": "Para una respuesta rápida",
	"A wrong score, a game you cannot make, a lost jacket: what should people send you?":
		"Un marcador equivocado, un juego al que no llegas, una chamarra perdida: ¿qué te deben mandar?",
	"Or meet us at a game": "O búscanos en un juego",
	"All-time leaders": "Líderes de todos los tiempos",
	"Say since when you have kept count. The lists below fill themselves in.":
		"Di desde cuándo llevas la cuenta. Las listas de abajo se llenan solas.",
	"What is this page about?": "¿De qué trata esta página?",
	"Write as you would tell it.": "Escribe como lo contarías.",
};
