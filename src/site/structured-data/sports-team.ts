import type { SportsTeam } from "schema-dts";
import type { SharePlace } from "../share.ts";
import { organizer } from "./sports-organization.ts";

type KnownTeam = { id: number; name: string; logoUrl: string | null };

/** A team on its own page. Who plays in it stands on the page, not here. */
export function sportsTeam(team: KnownTeam, place: SharePlace): SportsTeam {
	return { ...teamBeside(team, place), memberOf: organizer(place) };
}

/** A team beside a game or a player. */
export function teamBeside({ id, name, logoUrl }: KnownTeam, place: SharePlace) {
	return {
		"@type": "SportsTeam",
		"@id": `${place.url(`/teams/${id}`)}#team`,
		name,
		url: place.url(`/teams/${id}`),
		...(logoUrl === null ? {} : { logo: place.file(logoUrl) }),
	} satisfies SportsTeam;
}
