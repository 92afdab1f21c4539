import { sayWord } from "#domain/language/say.ts";
import type { League } from "../league/league.ts";
import type { Organization } from "../organization/organization.ts";
import type { Fields, PictureValue } from "../page/fields.ts";
import type { Problem } from "../page/read-blocks.ts";
import { readFields } from "../page/read-fields.ts";
import type { Player } from "../player/player.ts";
import { protectsMinors } from "../privacy/youth.ts";

/** A picture of a game, and what is said below it. */
export type GalleryImage = { picture: PictureValue; caption?: string };

/** As the block of pictures has them. */
export const galleryFields = {
	images: {
		is: "list",
		label: "Pictures",
		item: "picture",
		most: 60,
		of: {
			picture: { is: "picture", label: "Picture" },
			caption: { is: "line", label: "Caption", isOptional: true },
		},
	},
} as const satisfies Fields;

/** The pictures of a game as somebody sent them; none is no mistake. */
export function readGallery(
	sent: readonly unknown[],
): { images: GalleryImage[] } | { problems: Problem[] } {
	const problems: Problem[] = [];
	const { images = [] } = readFields({
		fields: { images: { ...galleryFields.images, isOptional: true } },
		sent: { images: sent },
		at: "",
		isDraft: false,
		name: sayWord("Pictures"),
		say: (at, sentence) => problems.push({ at: at.slice(1), sentence }),
		readBlocks: () => [],
	});
	return problems.length > 0 ? { problems } : { images: images as GalleryImage[] };
}

type Shown = {
	organization: Pick<Organization, "isYouth" | "showsFullNames">;
	league: Pick<League, "isYouth">;
	players: readonly Pick<Player, "isMinor">[];
};

/** Whether visitors see the pictures of a game (rule `no-pictures-of-minors`). */
export function showsGallery({ organization, league, players }: Shown): boolean {
	return !protectsMinors(organization, league) && !players.some(({ isMinor = false }) => isMinor);
}
