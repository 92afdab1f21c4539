/**
 * Stylesheets of their own, from the project's root: few pages need them, and no first view of
 * another carries them.
 */
export const pageSheets = {
	signUp: "src/site/pages/sign-up/sign-up.module.css",
	product: "src/site/pages/platform/platform.module.css",
	plays: "src/ui/game/course/play-list.module.css",
	stage: "src/site/pages/stage/playoffs.module.css",
} as const;

export type PageSheet = keyof typeof pageSheets;

/** Something of each page's sheet. */
export function ofPageSheets<Made>(make: (source: string) => Made): Record<PageSheet, Made> {
	return Object.fromEntries(
		Object.entries(pageSheets).map(([name, source]) => [name, make(source)]),
	) as Record<PageSheet, Made>;
}
