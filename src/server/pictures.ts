import type { Pictures } from "#usecases/pictures.ts";
import { Refusal } from "#usecases/refusals.ts";

/** Pictures of one organization. */
export type PicturesOf = (organizationId: number) => Pictures;

export function pictureKeeper(_settings: { dataDir: string }): PicturesOf {
	return () => ({
		keep: async (_upload, refusal) => {
			throw new Refusal("invalid", refusal);
		},
	});
}
