import { client } from "../../client.ts";
import { takeWantedPlace } from "../../shell/wanted-place.ts";

type Person = { role: string; organization: { id: number } | null };

/** Where the first password of one's own opens: to an owner the first steps of a league. */
export async function placeOfNewcomer({ role, organization }: Person): Promise<string> {
	if (role !== "org_owner" || organization === null) return takeWantedPlace();
	const { leagues } = await client.get("/leagues/list");
	return leagues.length === 0 ? "/firstSteps" : takeWantedPlace();
}
