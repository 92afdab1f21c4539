type Told = { day: string; name: string | null };

/** What visitors read of games that fall out together. */
export const evening = {
	postponed: ({ day, name }: Told) =>
		`The games of ${day} are postponed${name === null ? "" : `: ${name}`}.`,
	cancelled: ({ day, name }: Told) =>
		`The games of ${day} are cancelled${name === null ? "" : `: ${name}`}.`,
};
