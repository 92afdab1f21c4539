import { z } from "zod";
import type { Team, TeamColors } from "#domain/team/team.ts";
import { wire } from "../fields.ts";

/** The two of a team's crest, where they were chosen. */
export const colors = z.array(z.string()).optional();

export function toColors({ colors }: Pick<Team, "colors">): { colors?: string[] } {
	return colors === undefined ? {} : { colors: [...colors] };
}

const noColor = "A colour is written as #rrggbb.";

/** Two, or none at all: a form sends an empty `colors[]` for that (rule `lists-in-forms`). */
export const newColors = z
	.preprocess(
		(value) => (Array.isArray(value) ? value.filter((it) => it !== "") : value),
		z
			.array(z.string(noColor).regex(/^#[0-9a-f]{6}$/i, noColor), "This is no list of colours.")
			.refine(({ length }) => length === 0 || length === 2, "A crest has two colours.")
			.nullable()
			.optional(),
	)
	.transform((given) => (given?.length === 0 ? null : (given as TeamColors | null | undefined)))
	.meta(
		wire({
			type: ["array", "null"],
			items: { type: "string", pattern: "^#[0-9a-fA-F]{6}$" },
			maxItems: 2,
			examples: [["#14274e", "#ffd166"]],
		}),
	);
