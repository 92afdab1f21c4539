import type { AdminWords } from "../en.ts";

export const shell: AdminWords["shell"] = {
	actingOrganization: "Organización para la que trabajas",
	actingFor: "En nombre de",
	stop: "Dejar",
	shortcuts: "Atajos",
	menu: "Menú",
	stats: "Estadísticas",
	administration: "Administración",
	youAreStillSignedIn: "Sigues con la sesión iniciada. Inténtalo de nuevo.",
	logout: "Cerrar sesión",
	skipToContent: "Ir al contenido",
	notFound: "No encontrado",
	thisScreenDoesNotExist: "Esta pantalla no existe.",
	backToTheDashboard: "Volver al panel",
	thePlatformsAdministrators: "Los administradores de la plataforma te agregan a la tuya.",
	nothingToShowRightNow: "Nada que mostrar por ahora",
	thisCouldNotBeLoaded: "No se pudo cargar.",
};
