import { z } from "zod";
import type { SportStats } from "#usecases/stat-definitions.ts";
import { answer } from "../endpoint.ts";
import { id, namedOrganization } from "../fields.ts";

export const ofSport = namedOrganization.extend({ sportId: id });

const stat = z.object({
	id: z.int(),
	name: z.string(),
	abbreviation: z.string(),
	order: z.int(),
	hidden: z.boolean(),
	is_visible: z.boolean(),
	sport_id: z.int(),
});

export const stats = answer(
	z.object({ stats: z.array(stat) }),
	({ sportId, stats }: SportStats) => ({
		stats: stats.map((it) => ({
			id: it.id,
			name: it.name,
			abbreviation: it.abbreviation,
			order: it.order,
			hidden: it.isHidden,
			is_visible: !it.isHidden,
			sport_id: sportId,
		})),
	}),
);
