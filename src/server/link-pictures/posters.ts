import { hash } from "node:crypto";
import type { Handler } from "hono";
import { LRUCache } from "lru-cache";
import { anonymous } from "#domain/account/user.ts";
import { isLanguage, type Language } from "#domain/language/language.ts";
import { frameOf } from "#site/link-pictures/facts.ts";
import type { PicturedTeam } from "#site/link-pictures/link-picture.ts";
import type { LinkPictureFrame } from "#site/link-pictures/parts.ts";
import { drawPoster } from "#site/posters/draw-poster.ts";
import {
	findPoster,
	type Poster,
	type PosterKind,
	type PosterSize,
	posterSizes,
} from "#site/posters/poster.ts";
import { storeFor } from "#store/store.ts";
import { Refusal } from "#usecases/refusals.ts";
import { wordsFor } from "#words/words.ts";
import { securityHeaders } from "../http/headers.ts";
import type { Services } from "../services.ts";
import { limitFairly } from "../workers/limit-concurrency.ts";
import type { Paint } from "../workers/link-picture-painter.ts";
import { busy, readLogos, tooBusy, whenBusy } from "./link-pictures.ts";

/** One takes some 100 kB. */
const mostBytes = 20 * 1024 * 1024;
const most = { mostOfOne: 20, mostOfAll: 40 };

/**
 * Answers `/cards/<organization>/<kind>-<id>.png`, with `.story` and a language before the end: pictures for the team's
 * chat, as everything is now. The same facts are painted once.
 */
export function posters(services: Services, paint: Paint): Handler {
	const painted = new LRUCache<string, Uint8Array>({
		maxSize: mostBytes,
		sizeCalculation: (bytes) => bytes.length,
	});
	const inTurn = limitFairly({ atOnce: 1, ...most, tooBusy });
	return async (c) => {
		const asked = c.req.param() as { organization: string; poster: string };
		const organizationId = Number(asked.organization);
		const found = await present(services, organizationId, asked.poster);
		if (found === null) return c.notFound();
		const { poster, frame, size } = found;
		const tag = hash("sha256", JSON.stringify(found), "hex").slice(0, 16);
		const headers = {
			...securityHeaders(),
			"content-type": "image/png",
			// What it shows changes with the next result.
			"cache-control": "public, max-age=30",
			etag: `"${tag}"`,
		};
		if (c.req.header("if-none-match") === headers.etag) return c.body(null, 304, headers);
		const paintNow = () =>
			inTurn(organizationId, async () => {
				const logos = await readLogos(services, logosOf(poster, frame));
				const shape = posterSizes[size];
				return paint(drawPoster(poster, frame, shape, new Set(logos.keys())), logos, shape);
			}).catch(whenBusy);
		const bytes = painted.get(tag) ?? (await paintNow());
		if (bytes === "busy") return busy(c);
		if (bytes === null) return c.notFound();
		painted.set(tag, bytes);
		return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers);
	};
}

type Found = { poster: Poster; frame: LinkPictureFrame; size: PosterSize };

/** What visitors may see of it now; null for nothing. */
async function present(
	{ directory, database, now }: Services,
	organizationId: number,
	name: string,
): Promise<Found | null> {
	const organization = await directory.byId(organizationId);
	if (organization === undefined) return null;
	const [what = "", ...more] = name.split(".");
	const [kind = "", id = ""] = what.split("-");
	const language: Language = more.find(isLanguage) ?? organization.language;
	const words = wordsFor(organization, language);
	const store = storeFor(organizationId, database, "visitors");
	const scope = { viewer: anonymous, organization, store, now: now(), words };
	try {
		const poster = await findPoster(scope, { kind: kind as PosterKind, id: Number(id) });
		const size = more.includes("story") ? "story" : "post";
		return poster && { poster, frame: frameOf(organization), size };
	} catch (error) {
		if (error instanceof Refusal && error.kind === "missing") return null;
		throw error;
	}
}

function logosOf(poster: Poster, frame: LinkPictureFrame): string[] {
	const own = [frame.logoUrl, ...teamsOn(poster).map(({ logoUrl }) => logoUrl)];
	return own.filter((url) => url !== null);
}

function teamsOn(poster: Poster): PicturedTeam[] {
	switch (poster.kind) {
		case "result":
			return [poster.game.home, poster.game.away];
		case "round":
			return poster.games.flatMap(({ home, away }) => [home, away]);
		case "table":
			return poster.rows.map(({ team }) => team);
	}
}
