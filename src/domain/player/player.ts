export type Player = {
	id: number;
	firstName: string;
	lastName: string;
	imageUrl: string | null;
	/** Said to strangers only: this is a minor, told of by what may be known (docs/privacy.md). */
	isMinor?: true;
};

export type PlayerAttribute = {
	id: number;
	name: string;
	type: "string" | "number" | "date";
	order: number;
	isVisible: boolean;
};

/** The shirt number and position are attributes like any other (rule `number-is-an-attribute`). */
export type AttributeValue = { attribute: PlayerAttribute; value: string };

/** First and last name as one text; a player may have no last name. */
export function fullName(player: { firstName: string; lastName: string }): string {
	return `${player.firstName} ${player.lastName}`.trim();
}

/** The player alone, without what a roster spot or another row knows beside. */
export function toPlayer({ id, firstName, lastName, imageUrl, isMinor }: Player): Player {
	return { id, firstName, lastName, imageUrl, ...(isMinor && { isMinor }) };
}
