import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const page: Words["page"] = {
	about: ({ title, name }) => `${title}: ${name}.`,

	information: {
		registration: {
			title: "Inscripciones",
			missing: "La información para inscribirse aún no está en línea.",
		},
		leagueInfo: {
			title: "La liga",
			missing: "El reglamento de la liga aún no está en línea.",
		},
		tournament: {
			title: "Torneo",
			missing: "Los detalles del torneo aún no están en línea.",
		},
		youth: { title: "Juvenil", missing: "El programa juvenil aún no está en línea." },
		ourTeam: {
			title: "ÚNETE AL EQUIPO",
			missing: "La información para unirse al equipo aún no está en línea.",
		},
		leagueFootage: { title: "Videos de la liga", missing: "Aún no hay videos." },
		contact: { title: "Contacto", missing: "Los datos de contacto aún no están en línea." },
	},
	gettingReady: ({ name }) => `${name} se prepara para su primera temporada.`,
	playing: ({ name, season, teams, leagues }) => {
		const ofTeams = `${teams} ${plural("es", teams, "equipo", "equipos")}`;
		const inLeagues = leagues === 1 ? "una liga" : `${leagues} ligas`;
		return `${name} juega ${season} con ${ofTeams} en ${inLeagues}.`;
	},
	pictures: {
		result: "Imagen del resultado",
		round: "Imagen de la jornada",
		table: "Imagen de la tabla",
		post: "Para el chat",
		story: "Para una historia",
	},
	findUs: "Síguenos",

	missing: {
		page: "Esta página no existe.",
		season: "Esta temporada no existe.",
		league: "Esta liga no existe.",
		bracket: "Este cuadro no existe.",
		team: "Este equipo no existe.",
		player: "Este jugador no existe.",
		game: "Este juego no existe.",
	},

	share: "Compartir",
	copy: "Copiar",
	copied: "Copiado",
	upToDate: "Siempre al día:",
};
