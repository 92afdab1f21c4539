import type { Words } from "../en.ts";

export const site: Words["site"] = {
	home: "Inicio",
	skip: "Ir al contenido",
	main: "Principal",
	menu: "Menú",
	closeMenu: "Cerrar menú",
	breadcrumb: "Ruta de navegación",
	sections: "Secciones",
	socialMedia: "Redes sociales",
	languages: "Idiomas",
	poweredBy: ({ product }) => `Con tecnología de ${product}`,
	signIn: "Acceso de administración",
	league: "LIGA",
	welcome: ({ name }) =>
		`Te damos la bienvenida a ${name}: tabla, calendario, equipos, jugadores y estadísticas de cada juego.`,
	welcomeTo: ({ name, about }) => `Te damos la bienvenida a ${name}. ${about}`,
	welcomeToProduct: ({ product }) =>
		`Te damos la bienvenida a ${product}: sitios de ligas con tablas, calendarios, resultados y estadísticas.`,
	screen: "Pantalla de la cancha",
	onPicture: "Tabla, calendario y resumen de cada juego",
	resultsOf: ({ name }) => `Resultados de ${name}`,

	navigation: {
		"/": "INICIO",
		"/news": "NOTICIAS",
		"/registration": "INSCRIPCIONES",
		"/leagueInfo": "LA LIGA",
		"/tournament": "TORNEO",
		"/teamList": "TABLA",
		"/schedule": "CALENDARIO",
		"/playerList": "JUGADORES",
		"/leaderboard": "LÍDERES",
		"/statistics": "ESTADÍSTICAS",
		"/youth": "JUVENIL",
		"/ourTeam": "ÚNETE AL EQUIPO",
		"/leagueFootage": "VIDEOS DE LA LIGA",
		"/contact": "CONTACTO",
	},
	sectionLinks: {
		"/teamList": { label: "Tabla de posiciones", hint: "Quién va adelante y por cuánto" },
		"/playoffs": { label: "Playoffs", hint: "Quién juega por el título" },
		"/schedule": { label: "Calendario", hint: "Próximos juegos y resultados" },
		"/playerList": { label: "Jugadores", hint: "Encuentra a un jugador" },
		"/statistics": { label: "Estadísticas", hint: "Todos los números, temporada por temporada" },
		"/leaderboard": { label: "Líderes", hint: "Los mejores de todos los tiempos" },
	},

	onlyIn: {
		en: "Esta página todavía no está en español. Aquí está en inglés.",
		fr: "Esta página todavía no está en español. Aquí está en francés.",
		es: "Esta página está en español.",
	},

	notFound: "Página no encontrada",
	toStart: "Ir al inicio",
	error: "Error",
	failed: "Algo salió mal",
	tryAgain: ({ id }) => `Algo falló de nuestro lado. Inténtalo de nuevo. ${id}`,
	backSoon: "Volvemos en un momento",
	needsScript: "La administración necesita JavaScript. El sitio público funciona sin él.",
	loading: "Cargando…",
};
