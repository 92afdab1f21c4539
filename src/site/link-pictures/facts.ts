import { hash } from "node:crypto";
import type { Language } from "#domain/language/language.ts";
import { choiceOf } from "#domain/look/look.ts";
import { groundOf, paletteOf, productColor } from "#domain/look/palette.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { brandName } from "#ui/brand-name.ts";
import { viewBoxScore } from "#usecases/game/view-box-score.ts";
import { findMergedPlayer, viewPlayer } from "#usecases/player/view-player.ts";
import { viewPost } from "#usecases/post/view-posts.ts";
import { viewBracket } from "#usecases/stage/view-playoffs.ts";
import { viewTeam } from "#usecases/team/team-profile.ts";
import type { Words } from "#words/en.ts";
import { oncePerOrganization } from "../frame/once-per-organization.ts";
import type { WordedScope } from "../site-scope.ts";
import {
	gameLinkPicture,
	type LinkPicture,
	playerLinkPicture,
	postLinkPicture,
	stageLinkPicture,
	teamLinkPicture,
} from "./link-picture.ts";
import type { LinkPictureFrame } from "./parts.ts";

/** A link picture with whose it is: all that its picture is made of. */
export type FramedLinkPicture = { linkPicture: LinkPicture; frame: LinkPictureFrame };

/** Another number is another picture of the same facts. */
const drawingVersion = 1;

/** The organization whose link picture is the product's own. */
export const noOrganization = 0;

export function framed(
	linkPicture: LinkPicture,
	organization: Organization | null,
): FramedLinkPicture {
	return { linkPicture, frame: organization === null ? productFrame : frameOf(organization) };
}

/** In the colour of the strip at the top of its site. */
export const frameOf = oncePerOrganization((organization): LinkPictureFrame => {
	const { name, logoUrl } = organization;
	const { fill, on } = paletteOf(choiceOf(organization)).header;
	return { name, logoUrl, fill, onFill: on };
});

const productFrame: LinkPictureFrame = {
	name: brandName,
	logoUrl: null,
	fill: groundOf(productColor).fill,
	onFill: groundOf(productColor).on,
};

/** The link picture of all pages that have none of their own. */
export function siteLinkPicture(
	words: Words,
	organization: Organization | null,
): FramedLinkPicture {
	const id = organization?.id ?? noOrganization;
	return framed({ kind: "site", id, about: words.site.onPicture }, organization);
}

/** Where pictures are, with the grammar of what stands in their names. */
export const linkPictureAddress =
	"/cards/:organization{(?:0|[1-9][0-9]{0,8})}/:what{(?:game|team|player|stage|post|site)-(?:0|[1-9][0-9]{0,8})(?:\\.(?:en|fr|es))?\\.[0-9a-f]{16}\\.png}";

/**
 * Where the picture is found: the same address as long as nothing on it changes. It names its language where
 * that is not the site's own.
 */
export function linkPicturePath(
	{ linkPicture, frame }: FramedLinkPicture,
	organization: Pick<Organization, "id" | "language"> | null,
	language: Language,
): string {
	const facts = JSON.stringify([drawingVersion, linkPicture, frame]);
	const name = hash("sha256", facts, "hex").slice(0, 16);
	const suffix = language === (organization?.language ?? "en") ? "" : `.${language}`;
	const id = organization?.id ?? noOrganization;
	return `/cards/${id}/${linkPicture.kind}-${linkPicture.id}${suffix}.${name}.png`;
}

/** What would stand on the link picture now. Refuses as missing what visitors cannot see; null for no link picture. */
export async function findLinkPicture(
	scope: WordedScope,
	{ kind, id }: Pick<LinkPicture, "kind" | "id">,
): Promise<FramedLinkPicture | null> {
	const { words } = scope;
	switch (kind) {
		case "game":
			return framed(gameLinkPicture(words, await viewBoxScore(scope, { id })), scope.organization);
		case "team":
			return framed(teamLinkPicture(words, await viewTeam(scope, { id })), scope.organization);
		case "player": {
			const now = (await findMergedPlayer(scope, id)) ?? id;
			const linkPicture = playerLinkPicture(words, await viewPlayer(scope, { id: now }));
			return linkPicture && framed(linkPicture, scope.organization);
		}
		case "stage":
			return framed(stageLinkPicture(words, await viewBracket(scope, { id })), scope.organization);
		case "post":
			return framed(
				postLinkPicture(words, (await viewPost(scope, { id })).post),
				scope.organization,
			);
		case "site":
			return id === scope.organization.id ? siteLinkPicture(words, scope.organization) : null;
	}
}
