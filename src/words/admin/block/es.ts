import type { AdminWords } from "../en.ts";

export const block: AdminWords["block"] = {
	texts: {
		Welcome: "Bienvenida",
		"The name of the league and its season in numbers, with a picture if you like.":
			"El nombre de la liga y su temporada en números, con una imagen si quieres.",
		Sentence: "Frase",
		"Latest news": "Últimas noticias",
		"The newest posts, pinned ones first. Not shown before there is one.":
			"Las últimas noticias, primero las destacadas. No aparece antes de la primera.",
		Posts: "Noticias",
		News: "Noticias",
		"The newest posts, pinned ones first. The list keeps itself up to date.":
			"Las últimas noticias, primero las destacadas. La lista se actualiza sola.",
		"This week": "Esta semana",
		"Today and the next six days, with how many games each has. Not shown in a week without any.":
			"Hoy y los próximos seis días, con cuántos juegos tiene cada uno. No aparece en una semana sin juegos.",
		"Live and next": "En vivo y próximos",
		"Games that are going on, and the next ones.": "Los juegos en marcha y los que siguen.",
		Games: "Juegos",
		League: "Liga",
		"Latest results": "Últimos resultados",
		"The last games that were played. Not shown before the first one.":
			"Los últimos juegos jugados. No aparece antes del primero.",
		Playoffs: "Playoffs",
		"The series that are being played. Not shown before a bracket is published.":
			"Las series que se juegan. No aparece mientras no haya un cuadro publicado.",
		"Series of each bracket": "Series de cada cuadro",
		Bracket: "Cuadro",
		"The playoffs of this season as a tree, on a phone round by round.":
			"Los playoffs de la temporada en árbol; en un teléfono, ronda por ronda.",
		"Name of the playoffs": "Nombre de los playoffs",
		"Empty for all of the league.": "Vacío para todos los de la liga.",
		Tables: "Tablas",
		"The top of each league's table.": "Los primeros lugares de cada liga.",
		"Teams of each league": "Equipos de cada liga",
		"Ways into the site": "Accesos rápidos",
		"Links to the standings, the schedule, teams, players, statistics and the leader board.":
			"Enlaces a la tabla, el calendario, los equipos, los jugadores, las estadísticas y los líderes.",
		"Season leaders": "Líderes de la temporada",
		"Who leads the season. Not shown before the first box score.":
			"Quién encabeza la temporada. No aparece antes de las primeras estadísticas.",
		"Players in each list": "Jugadores por lista",
		Title: "Título",
		Heading: "Encabezado",
		"Begins a section. The blocks after it stand beside it.":
			"Empieza una sección. Los bloques siguientes quedan a su lado.",
		Introduction: "Introducción",
		Text: "Texto",
		"Paragraphs, lists and links.": "Párrafos, listas y enlaces.",
		"Picture and text": "Imagen y texto",
		"One picture with text beside it.": "Una imagen con texto al lado.",
		Picture: "Imagen",
		"Side of the picture": "Lado de la imagen",
		"On the left": "A la izquierda",
		"On the right": "A la derecha",
		Pictures: "Imágenes",
		"Pictures side by side. A click opens one in full.":
			"Imágenes lado a lado. Un clic abre una en grande.",
		picture: "imagen",
		Caption: "Pie de foto",
		"Big button": "Botón grande",
		"One sentence with a button below it.": "Una frase con un botón debajo.",
		Button: "Botón",
		"Where the button leads": "A dónde lleva el botón",
		"Price table": "Lista de precios",
		"What things cost, line by line.": "Lo que cuesta cada cosa, línea por línea.",
		Lines: "Líneas",
		line: "línea",
		Item: "Concepto",
		Price: "Precio",
		Note: "Nota",
		Questions: "Preguntas",
		"What everybody asks; each question opens to its answer.":
			"Lo que todos preguntan; cada pregunta se abre y muestra su respuesta.",
		question: "pregunta",
		Question: "Pregunta",
		Answer: "Respuesta",
		Contact: "Contacto",
		"How to reach you: email, phone, address.": "Cómo comunicarse: correo, teléfono, dirección.",
		Name: "Nombre",
		Email: "Correo",
		Phone: "Teléfono",
		Address: "Dirección",
		"Two columns": "Dos columnas",
		"Blocks side by side; on a phone one below the other.":
			"Bloques lado a lado; en un teléfono, uno debajo del otro.",
		Widths: "Anchos",
		Equal: "Iguales",
		"Left column wider": "Columna izquierda más ancha",
		"Right column wider": "Columna derecha más ancha",
		"Left column": "Columna izquierda",
		"Right column": "Columna derecha",
		Videos: "Videos",
		"YouTube videos that play on the page; others become links.":
			"Videos de YouTube que se ven en la página; los demás quedan como enlaces.",
		video: "video",
		"Open the video on YouTube and copy its address from the address bar.":
			"Abre el video en YouTube y copia su dirección de la barra.",
		Downloads: "Descargas",
		"Files to download: rules, forms, waivers.":
			"Archivos para descargar: reglamentos, formularios, cartas responsivas.",
		Files: "Archivos",
		file: "archivo",
		"PDF from your library": "PDF de tu biblioteca",
		"Or a web address": "O una dirección web",
		Sponsors: "Patrocinadores",
		"Who makes it possible: logos that link to their websites.":
			"Quienes lo hacen posible: logos que llevan a sus sitios.",
		sponsor: "patrocinador",
		Logo: "Logo",
		Website: "Sitio web",
		Size: "Tamaño",
		Sponsor: "Patrocinador",
		"Main sponsor": "Patrocinador principal",
		"Sign-up": "Inscripciones",
		"What people can sign up for now, with prices and the way to the form.":
			"A qué se puede inscribir la gente ahora, con precios y el camino al formulario.",
		"Text where nothing is open": "Texto cuando no hay nada abierto",
		Supporter: "Colaborador",
		"Next games": "Próximos juegos",
		"The next games to be played. The list keeps itself up to date.":
			"Los próximos juegos. La lista se actualiza sola.",
		Standings: "Tabla de posiciones",
		"The top of each league's standings this season.":
			"Los primeros lugares de cada liga esta temporada.",
		Leaders: "Líderes",
		"Who leads this season in the statistics your sport keeps.":
			"Quién encabeza esta temporada en las estadísticas de tu deporte.",
		"Contact form": "Formulario de contacto",
		"Text above the form": "Texto encima del formulario",
		"Visitors write to you without your address standing on the page.":
			"Los visitantes te escriben sin que tu dirección aparezca en la página.",
	},
};
