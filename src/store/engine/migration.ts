import type { Dialect } from "./database.ts";

/** One forward step of the schema. The SQL is the same on both engines but for these two words. */
export type Migration = { name: string; up: (words: Words) => string[] };
export type Words = { identity: string; end: string; dialect: Dialect };
