import type { Language } from "../language/language.ts";

/** What the books say of a share of a team's fee; of the player nothing, who is named nowhere in them. */
export const shareWords: Record<
	Language,
	{ ofTeam: (given: { team: string }) => string; ofPlayer: string }
> = {
	en: {
		ofTeam: ({ team }) => `Share of the fee of ${team}`,
		ofPlayer: "Share taken over by a player",
	},
	fr: {
		ofTeam: ({ team }) => `Part des frais de l’équipe ${team}`,
		ofPlayer: "Part prise en charge par un joueur",
	},
	es: {
		ofTeam: ({ team }) => `Parte de la cuota del equipo ${team}`,
		ofPlayer: "Parte que asume un jugador",
	},
};
