import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context, Handler } from "hono";
import { LRUCache } from "lru-cache";
import { anonymous } from "#domain/account/user.ts";
import { isLanguage, type Language } from "#domain/language/language.ts";
import { drawLinkPicture } from "#site/link-pictures/drawing.ts";
import {
	type FramedLinkPicture,
	findLinkPicture,
	linkPicturePath,
	noOrganization,
	siteLinkPicture,
} from "#site/link-pictures/facts.ts";
import type { LinkPicture, PicturedTeam } from "#site/link-pictures/link-picture.ts";
import { storeFor } from "#store/store.ts";
import { Refusal } from "#usecases/refusals.ts";
import { wordsFor, wordsOf } from "#words/words.ts";
import { uploadsFolder } from "../files/uploaded-files.ts";
import { securityHeaders } from "../http/headers.ts";
import type { Services } from "../services.ts";
import { limitFairly } from "../workers/limit-concurrency.ts";
import { linkPicturePainter, type Paint } from "../workers/link-picture-painter.ts";

/** A link picture takes 50 kB: some eight hundred of them. */
const mostBytes = 40 * 1024 * 1024;
const most = { mostOfOne: 40, mostOfAll: 80 };
/** A logo as the picture worker makes it is far smaller. */
const mostLogoBytes = 1024 * 1024;

/** All organizations share one painter, in turns (rule `turns-by-league`). */
export const paintAlone = linkPicturePainter();

/**
 * Answers `/cards/<organization>/<what>.<hash>.png`: pictures that other networks show beside links.
 * The hash is of what stands on the link picture, so what is found under it never changes; an old address
 * gets the link picture as it is now. A visitor sees no link picture of what he may not see.
 */
export function linkPictures(services: Services, paint: Paint = paintAlone): Handler {
	const painted = new LRUCache<string, Uint8Array>({
		maxSize: mostBytes,
		sizeCalculation: (bytes, path) => bytes.length + path.length,
	});
	const underway = new Map<string, Promise<Uint8Array | null>>();
	const inTurn = limitFairly({ atOnce: 1, ...most, tooBusy });

	const pictureOf = (
		organizationId: number,
		path: string,
		framed: FramedLinkPicture,
	): Promise<Uint8Array | null> => {
		const begun = underway.get(path);
		if (begun !== undefined) return begun;
		const making = inTurn(organizationId, async () => {
			const logos = await readLogos(services, logosOf(framed));
			return paint(drawLinkPicture(framed.linkPicture, framed.frame, new Set(logos.keys())), logos);
		}).finally(() => underway.delete(path));
		underway.set(path, making);
		return making;
	};

	return async (c) => {
		const asked = c.req.param() as { organization: string; what: string };
		const [kind, id, language] = asked.what.split(/[-.]/) as [LinkPicture["kind"], string, string];
		const organizationId = Number(asked.organization);
		const found = await present(services, organizationId, {
			kind,
			id: Number(id),
			language: isLanguage(language) ? language : null,
		});
		if (found === null) return c.notFound();
		const { framed, path } = found;
		const isCurrent = path === c.req.path;
		if (isCurrent && c.req.header("if-none-match") === etagOf(path)) {
			return c.body(null, 304, headersOf(path, isCurrent));
		}
		const bytes =
			painted.get(path) ?? (await pictureOf(organizationId, path, framed).catch(whenBusy));
		if (bytes === "busy") return busy(c);
		if (bytes === null) return c.notFound();
		painted.set(path, bytes);
		return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headersOf(path, isCurrent));
	};
}

/** What stands on the link picture now; null where there is none for visitors. */
async function present(
	{ directory, database, now }: Services,
	organizationId: number,
	{ language: asked, ...what }: Pick<LinkPicture, "kind" | "id"> & { language: Language | null },
): Promise<{ framed: FramedLinkPicture; path: string } | null> {
	if (organizationId === noOrganization) {
		if (what.kind !== "site" || what.id !== noOrganization) return null;
		const language = asked ?? "en";
		const framed = siteLinkPicture(wordsOf(language), null);
		return { framed, path: linkPicturePath(framed, null, language) };
	}
	const organization = await directory.byId(organizationId);
	if (organization === undefined) return null;
	const language = asked ?? organization.language;
	const words = wordsFor(organization, language);
	const store = storeFor(organizationId, database, "visitors");
	try {
		const scope = { viewer: anonymous, organization, store, now: now(), words };
		const framed = await findLinkPicture(scope, what);
		return framed && { framed, path: linkPicturePath(framed, organization, language) };
	} catch (error) {
		if (error instanceof Refusal && error.kind === "missing") return null;
		throw error;
	}
}

/** The logos on the link picture that lie with us; others are drawn as crests. */
export async function readLogos(
	{ settings }: Pick<Services, "settings">,
	addresses: readonly string[],
): Promise<Map<string, Uint8Array>> {
	const logos = new Map<string, Uint8Array>();
	for (const address of addresses) {
		const [, organization, name] = ownFile.exec(address) ?? [];
		if (organization === undefined || name === undefined) continue;
		const bytes = await readFile(join(uploadsFolder(settings), organization, name)).catch(noBytes);
		if (bytes !== null && bytes.length <= mostLogoBytes) logos.set(address, bytes);
	}
	return logos;
}

const ownFile = /^\/files\/([1-9][0-9]{0,9})\/([0-9a-f]{32}\.webp)$/;

function logosOf({ linkPicture, frame }: FramedLinkPicture): string[] {
	const teams = teamsOn(linkPicture).map((team) => team?.logoUrl ?? null);
	const photo = linkPicture.kind === "post" ? linkPicture.photo : null;
	return [frame.logoUrl, photo, ...teams].filter((url) => url !== null);
}

function teamsOn(shown: FramedLinkPicture["linkPicture"]): (PicturedTeam | null)[] {
	switch (shown.kind) {
		case "game":
			return [shown.home, shown.away];
		case "stage":
			return [
				shown.champion,
				...shown.series.flatMap(({ sides }) => sides.map(({ team }) => team)),
			];
		case "post":
		case "site":
			return [];
		default:
			return [shown.team];
	}
}

function noBytes(): null {
	return null;
}

function headersOf(path: string, isCurrent: boolean): Record<string, string> {
	return {
		...securityHeaders(),
		"content-type": "image/png",
		"cache-control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=300",
		...(isCurrent ? { etag: etagOf(path) } : {}),
	};
}

function etagOf(path: string): string {
	return `"${path.split(".").at(-2)}"`;
}

export function tooBusy(): Refusal {
	return new Refusal("overloaded", "Too many pictures are being drawn.", { retryAfterSeconds: 5 });
}

export function whenBusy(error: unknown): "busy" {
	if (error instanceof Refusal && error.kind === "overloaded") return "busy";
	throw error;
}

export function busy(c: Context): Response {
	c.header("retry-after", "5");
	return c.text("Too many pictures are being drawn. Please try again in a moment.", 503);
}
