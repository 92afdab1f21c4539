/** What is given of a thing; absent is not said. */
export type Given<Thing> = { [Key in keyof Thing]?: Thing[Key] | undefined };

/** The thing with what is given of it; absent is as it was. */
export function withGiven<Thing extends object>(before: Thing, given: Given<Thing>): Thing {
	const said = Object.entries(given).filter(([, value]) => value !== undefined);
	return { ...before, ...Object.fromEntries(said) };
}
