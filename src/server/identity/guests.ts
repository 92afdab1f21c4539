import type { Context } from "hono";
import type { Guest } from "#domain/account/user.ts";
import { messages } from "#domain/messages.ts";
import { longestGuestName, type PassJob, sideOfJob } from "#domain/pass/pass.ts";
import { passWindow } from "#domain/pass/pass-window.ts";
import { plainLine } from "#domain/text/plain-line.ts";
import type { PassHolder } from "#store/pass/pass-holders.ts";
import { found, Refusal } from "#usecases/refusals.ts";
import type { RowAt } from "../api/rows-at.ts";
import type { Services } from "../services.ts";

/** In which header of a request a guest is called by name, percent-encoded as in an address. */
const nameHeader = "fieldhouse-guest";

/** How old the noted time of the last use may get before it is written again. */
const touchMs = 60_000;

/**
 * Whom a pass makes its sender: a guest at the table of one game, in its hours, who is called as he says
 * (rule `pass-is-one-game`). Every row that does not name the job of the pass refuses it.
 */
export async function guestOf(
	services: Services,
	c: Context,
	{ row: { access }, params }: RowAt,
	holder: PassHolder,
): Promise<Guest> {
	const { pass, organizationId, game } = holder;
	if (!access.passes?.includes(pass.job)) {
		throw new Refusal("forbidden", "This link opens the table of one game and nothing else.");
	}
	if (params.id !== String(pass.gameId)) {
		throw new Refusal("missing", messages.games.notFound);
	}
	const { timeZone } = found(
		await services.directory.byId(organizationId),
		messages.games.notFound,
	);
	mustBeOpen(game, pass.job, timeZone, services.now());
	const name = guestName(c.req.header(nameHeader) ?? "");
	note(services, holder, name);
	const { id: passId, job, gameId } = pass;
	return { kind: "guest", name, passId, job, gameId, organizationId };
}

function mustBeOpen(game: PassHolder["game"], job: PassJob, timeZone: string, now: Date): void {
	const window = passWindow(game, job, timeZone);
	if (window !== null && now >= window.from && now < window.until) return;
	if (window === null || now >= window.until) {
		throw new Refusal("forbidden", "This link has run out. Please ask your league for a new one.");
	}
	throw new Refusal(
		"forbidden",
		sideOfJob(job) === null
			? "This link opens two hours before the game."
			: "This link opens a week before the game.",
	);
}

function guestName(sent: string): string {
	const name = plainLine(decoded(sent)).trim().slice(0, longestGuestName);
	if (name === "") throw new Refusal("malformed", "Please say who is at the table.");
	return name;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return "";
	}
}

/** Nobody waits for it, and it matters to nobody's answer whether it stands. */
function note(services: Services, holder: PassHolder, name: string): void {
	const now = services.now();
	const { usedBy, usedAt } = holder.pass;
	const isNoted = usedAt !== null && now.getTime() - Date.parse(usedAt) < touchMs;
	if (isNoted && usedBy === name) return;
	services.platform.passes
		.touch(holder, { usedBy: name, usedAt: now.toISOString() })
		.catch((error) => services.log({ level: "warn", error: String(error) }));
}
