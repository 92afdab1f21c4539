/** What players of a sport are called by where they play, in small letters. */
export type Positions = { short: ReadonlySet<string>; words: ReadonlySet<string> };

const bySport: Readonly<Record<string, { short: string; words: string }>> = {
	basketball: {
		short: "g f c pg sg sf pf",
		words: "guard,forward,center,centre,point guard,shooting guard,small forward,power forward",
	},
	soccer: {
		short: "gk d df m mf f fw cb lb rb wb lwb rwb cm dm am cdm cam lm rm lw rw st cf ss",
		words: "goalkeeper,keeper,defender,midfielder,forward,winger,striker,back",
	},
	volleyball: {
		short: "s oh mb opp op l ls rs ds mh",
		words: "setter,outside hitter,middle blocker,opposite,libero,right side,defensive specialist",
	},
	baseball: {
		short: "p c 1b 2b 3b ss lf cf rf of if dh ut sp rp",
		words: "pitcher,catcher,shortstop,outfield,outfielder,infield,infielder,designated hitter",
	},
};

/** Of a sport the product knows; of others a sheet's columns alone tell. */
export function positionsOf(sport: string): Positions {
	const { short, words } = bySport[sport.trim().toLowerCase()] ?? { short: "", words: "" };
	const listed = (text: string, between: string) => new Set(text.split(between).filter(Boolean));
	return { short: listed(short, " "), words: listed(words, ",") };
}

/** Is this a position, or several: "G", "G/F", "Point guard"? */
export function isPosition(text: string, { short, words }: Positions): boolean {
	const parts = text.toLowerCase().split(/\s*[/&-]\s*/);
	return parts.every((part) => short.has(part) || words.has(part));
}

/** Abbreviations stand in capitals, words as they were written. */
export function plainPosition(text: string, { short }: Positions): string {
	const isShort = text.split(/\s*[/&-]\s*/).every((part) => short.has(part.toLowerCase()));
	return isShort ? text.toUpperCase() : text;
}
