import { viewOwnPage } from "#usecases/page/view-content-page.ts";
import { findMergedPlayer } from "#usecases/player/view-player.ts";
import { Refusal } from "#usecases/refusals.ts";
import type { Scope } from "#usecases/scope.ts";
import { ownPage } from "./pages/own-page.tsx";
import { pathPattern } from "./path-pattern.ts";
import { platformPages, siteAddresses } from "./routes.ts";

/** Where people look who know other websites, in lower case. A page of the league's own wins. */
export const guesses: ReadonlyMap<string, string> = new Map([
	["/standings", "/teamList"],
	["/players", "/playerList"],
	["/games", "/schedule"],
	["/leaders", "/leaderboard"],
	["/stats", "/statistics"],
	["/bracket", "/playoffs"],
	["/playoff", "/playoffs"],
]);

/**
 * The path that somebody means who asks a site for one where nothing is: the same in another case or
 * with slashes at its end, or a good guess. Null where there is none.
 */
export async function siteAddressMeant(scope: Scope, path: string): Promise<string | null> {
	const bare = withoutLastSlashes(path);
	const ofPlayer = await playerAddressNow(scope, bare);
	if (ofPlayer !== null) return ofPlayer;
	const known = asSpelled(siteRows, bare);
	if (known !== null) return known === path ? null : known;
	const lower = bare.toLowerCase();
	if (lower !== path && (await isOwnPage(scope, lower))) return lower;
	return guesses.get(lower) ?? null;
}

/** The same on the root host, where no organization is named. */
export function rootAddressMeant(path: string): string | null {
	const known = asSpelled([...platformRows, ...siteRows], withoutLastSlashes(path));
	return known === path ? null : known;
}

/** As one of these paths writes it what differs in case or ends with slashes; null for all others. */
export function spelledAsIn(paths: readonly string[]): (asked: string) => string | null {
	const rows = inAnyCase(paths.map((path) => ({ path })));
	return (asked) => asSpelled(rows, withoutLastSlashes(asked));
}

/** The page of a player who was merged into another one, under that one's id (rule `same-person`). */
async function playerAddressNow(scope: Scope, asked: string): Promise<string | null> {
	const [, place, id, rest = ""] = playerAddress.exec(asked) ?? [];
	if (place === undefined) return null;
	const playerId = await findMergedPlayer(scope, Number(id));
	return playerId === null ? null : asSpelled(siteRows, `/${place}/${playerId}${rest}`);
}

const playerAddress = /^\/(players?)\/([1-9]\d{0,8})(\/\w+)?$/i;

type Row = { path: string; match: ReturnType<typeof pathPattern> };

const siteRows = inAnyCase(siteAddresses.filter((address) => address !== ownPage));
const platformRows = inAnyCase(platformPages);

function inAnyCase(rows: readonly { path: string }[]): Row[] {
	return rows.map(({ path }) => ({ path, match: pathPattern(path, "i") }));
}

/** A path as its row writes it, with the names it was asked with. */
function asSpelled(rows: readonly Row[], asked: string): string | null {
	for (const { path, match } of rows) {
		const params = match(asked);
		if (params === null) continue;
		// What is below a place keeps its own spelling.
		const said = path.replaceAll(/:(\w+)/g, (_, name) => params[name] ?? "");
		return said.replace("*", () => asked.slice(path.indexOf("*")));
	}
	return null;
}

async function isOwnPage(scope: Scope, path: string): Promise<boolean> {
	const params = ownPage.match(path);
	if (params === null) return false;
	try {
		await viewOwnPage(scope, {
			path: params.path ?? "",
			language: scope.organization.language,
		});
		return true;
	} catch (error) {
		if (error instanceof Refusal && error.kind === "missing") return false;
		throw error;
	}
}

function withoutLastSlashes(path: string): string {
	let end = path.length;
	while (end > 1 && path[end - 1] === "/") end -= 1;
	return path.slice(0, end);
}
