import { colorsOfName } from "#domain/team/crest-colors.ts";
import type { Team, TeamColors } from "#domain/team/team.ts";
import type { Store } from "#store/store.ts";
import { insertPicture, type KeptPicture, type Upload } from "../picture/pictures.ts";
import type { Scope, WorkScope } from "../scope.ts";

/** What a team is to look like; null takes it away, what is absent stays. */
export type AskedCrest = {
	logo?: Upload | null | undefined;
	colors?: TeamColors | null | undefined;
};

type KeptCrest = { logo: KeptPicture | null | undefined; colors: TeamColors | null | undefined };

/** Writes the logo down, before the transaction that shows it. */
export async function keepCrest(
	{ pictures }: WorkScope,
	{ logo, colors }: AskedCrest,
): Promise<KeptCrest> {
	return { logo: logo && (await pictures.keep(logo, "Logo must be an image file")), colors };
}

export async function setCrest(
	scope: Scope,
	{ id }: Pick<Team, "id">,
	{ logo, colors }: KeptCrest,
): Promise<void> {
	const { store } = scope;
	if (logo) await insertPicture(scope, store, logo);
	await store.teams.setCrest(id, {
		...(logo !== undefined && { logoUrl: logo?.url ?? null }),
		...(colors !== undefined && { colors }),
	});
}

/** Another name does not give a team other colours (rule `colors-stay`). */
export async function renameTeam(
	store: Store,
	{ id, name: before, colors }: Team,
	name: string,
): Promise<void> {
	if (name === before) return;
	await store.teams.setName(id, name);
	if (colors === undefined) await store.teams.setCrest(id, { colors: colorsOfName(before) });
}
