import { adminPaths } from "#admin/paths.ts";
import { reservedSegments } from "#domain/organization/address.ts";
import { firstWords } from "#site/paths.ts";

/**
 * First segments that no organization may have as its slug, in lower case (rule `reserved-words`).
 */
export const reserved = reservedSegments([...firstWords.map((word) => `/${word}`), ...adminPaths]);
