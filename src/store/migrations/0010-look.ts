import type { Migration } from "../engine/migration.ts";

/**
 * How a site looks beside its colour and theme, as JSON, and the picture that stands for it in tabs
 * and on home screens. Without them a site looks as it always did.
 */
export const looks: Migration = {
	name: "0010-look",
	up: () => [
		"alter table organizations add column look text",
		"alter table organizations add column icon_url text",
	],
};
