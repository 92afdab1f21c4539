import type { ReactNode } from "react";

/** One line of a list of bookkeeping: a statistic, a game period or a player attribute. */
export type KeptItem = {
	id: number;
	name: string;
	/** What box scores call it. */
	abbreviation?: string;
	isHidden: boolean;
	/** What else is good to know of it, at the end of its line. */
	note?: ReactNode;
};
