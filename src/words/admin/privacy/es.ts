import type { AdminWords } from "../en.ts";

export const privacy: AdminWords["privacy"] = {
	anonymizeName: ({ name }) => `Hacer anónimo: ${name}`,
	anonymize: "Hacer anónimo",
	thePlayerCouldNotBe: "No se pudo hacer anónimo al jugador.",
	thisGoesForGood: "Esto se va, para siempre:",
	theNameThePictureAnd:
		"el nombre, la imagen y todo lo que se guarda del jugador salvo el número de playera, también en el historial y en lo eliminado.",
	thisStays: "Esto se queda:",
	gamesNumbersTotalsAndPlaces:
		"juegos, números, totales y lugares en los planteles, bajo “Exjugador”. Lo que escribiste en páginas también se queda. Los respaldos conservan el nombre hasta que se eliminan.",
	thisCannotBeUndone: "Esto no se puede deshacer.",
	typeToAnonymize: ({ name }) => `Escribe “${name}” para hacer anónimo`,
	minors: "Menores",
	visitorsSeeOnlyAFirst:
		"Los visitantes solo ven de los menores un nombre y una inicial, sin imagen ni fecha de nacimiento, y se pide a los buscadores omitir sus páginas. Quienes trabajan aquí ven todo.",
	youthOrganization: "Organización juvenil",
	everybodyWhoPlaysHereIs: "Todos los que juegan aquí son menores.",
	showMinorsByTheirFull: "Mostrar a los menores con su nombre completo",
	withPicturesAndEverything: "Con imágenes y todo lo demás que es visible, como con los adultos.",
	weHaveTheConsentOf: "Tenemos el consentimiento por escrito de los padres de cada menor",
	yourConfirmationIsKeptIn: "Tu confirmación se guarda en el historial, con tu nombre.",
	saveMinors: "Guardar",
	youthLeagues: "Ligas juveniles",
	whoeverHasPlayedInOne: "Quien ha jugado en una de ellas es menor en todas partes aquí.",
	exampleFirstName: "Maya",
	exampleLastName: "Rodríguez",
	youSee: "Tú ves",
	visitorsSee: "Los visitantes ven",
	personalData: "Datos personales",
	somebodyAsksWhatYouKnow: "Alguien pregunta qué sabes de esa persona.",
	oneFileWithNamesAttributes:
		"Un archivo con nombres, atributos, equipos, juegos, números y cambios.",
	gathering: "Reuniendo…",
	downloadTheData: "Descargar los datos",
	somebodyAsksToBeForgotten: "Alguien pide ser olvidado.",
	thisHasBeenDoneThe: "Ya se hizo. Los números se quedan bajo “Exjugador”.",
	namePictureAndAttributes:
		"El nombre, la imagen y los atributos se van para siempre; los números se quedan.",
	theDataCouldNotBe: "No se pudieron reunir los datos. Inténtalo de nuevo.",
	youthLeague: "Liga juvenil",
	visitorsReadItsPlayersBy:
		"Los visitantes leen a sus jugadores con nombre e inicial, sin imágenes.",
};
