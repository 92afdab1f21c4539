import type { Game } from "./game.ts";

/** What a game is called in spreadsheets: by its external id, or as its number here says. */
export function gameIdOf({ id }: Pick<Game, "id">, externalId: string | null): string {
	return externalId ?? `fieldhouse-${id}`;
}
