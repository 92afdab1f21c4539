import { hash } from "node:crypto";
import { choiceOf } from "#domain/look/look.ts";
import { groundOf, paletteOf, productColor } from "#domain/look/palette.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { brandName } from "#ui/brand-name.ts";
import { viewBoxScore } from "#usecases/game/view-box-score.ts";
import { viewPlayer } from "#usecases/player/view-player.ts";
import type { Scope } from "#usecases/scope.ts";
import { viewTeam } from "#usecases/team/team-profile.ts";
import { oncePerOrganization } from "../frame/once-per-organization.ts";
import { type Card, gameCard, playerCard, teamCard } from "./link-picture.ts";
import type { CardFrame } from "./parts.ts";

/** A card with whose it is: all that its picture is made of. */
export type FramedCard = { card: Card; frame: CardFrame };

/** Another number is another picture of the same facts. */
const drawingVersion = 1;

/** The organization whose card is the product's own. */
export const noOrganization = 0;

export function framed(card: Card, organization: Organization | null): FramedCard {
	return { card, frame: organization === null ? productFrame : frameOf(organization) };
}

/** In the colour of the strip at the top of its site. */
const frameOf = oncePerOrganization((organization): CardFrame => {
	const { name, logoUrl } = organization;
	const { fill, on } = paletteOf(choiceOf(organization)).header;
	return { name, logoUrl, fill, onFill: on };
});

const productFrame: CardFrame = {
	name: brandName,
	logoUrl: null,
	fill: groundOf(productColor).fill,
	onFill: groundOf(productColor).on,
};

/** The card of all pages that have none of their own. */
export function siteCard(organization: Organization | null): FramedCard {
	return framed({ kind: "site", id: organization?.id ?? noOrganization }, organization);
}

/** Where pictures are, with the grammar of what stands in their names. */
export const cardAddress =
	"/cards/:organization{(?:0|[1-9][0-9]{0,8})}/:what{(?:game|team|player|site)-(?:0|[1-9][0-9]{0,8})\\.[0-9a-f]{16}\\.png}";

/** Where the picture is found: the same address as long as nothing on it changes. */
export function cardPath({ card, frame }: FramedCard, organizationId: number): string {
	const facts = JSON.stringify([drawingVersion, card, frame]);
	const name = hash("sha256", facts, "hex").slice(0, 16);
	return `/cards/${organizationId}/${card.kind}-${card.id}.${name}.png`;
}

/** What would stand on the card now. Refuses as missing what visitors cannot see; null for no card. */
export async function findCard(
	scope: Scope,
	{ kind, id }: Pick<Card, "kind" | "id">,
): Promise<FramedCard | null> {
	switch (kind) {
		case "game":
			return framed(gameCard(await viewBoxScore(scope, { id })), scope.organization);
		case "team":
			return framed(teamCard(await viewTeam(scope, { id })), scope.organization);
		case "player": {
			const card = playerCard(await viewPlayer(scope, { id }));
			return card && framed(card, scope.organization);
		}
		case "site":
			return id === scope.organization.id ? siteCard(scope.organization) : null;
	}
}
