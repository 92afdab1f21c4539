import type { Poster } from "./poster.ts";

/** Room at the top and the bottom of a picture for a chat, and at its edges, in pixels. */
export const headHeight = 210;
export const footHeight = 110;
export const edge = 70;

/** What a drawing of a kind is made of; `pictures` are the addresses of logos that could be read. */
export type Drawn<Kind extends Poster["kind"]> = {
	shown: Extract<Poster, { kind: Kind }>;
	size: { width: number; height: number };
	pictures: ReadonlySet<string>;
};
