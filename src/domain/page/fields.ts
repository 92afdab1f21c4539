/**
 * What a kind of block asks its writer for. One description makes the form, the schema and the type:
 * it is plain data, so the browser can draw a form of it without the schema's code.
 */
export type Field =
	| LineField
	| ProseField
	| MarkdownField
	| LinkField
	| PictureField
	| DocumentField
	| CountField
	| ChoiceField
	| LeagueField
	| ListField
	| BlocksField;

export type Fields = Readonly<Record<string, Field>>;

type Labelled = {
	label: string;
	/** A sentence below the label. */
	hint?: string;
	/** An optional value that is not there is an absent key. */
	isOptional?: boolean;
};

/** One line of text, at most 200 characters. */
export type LineField = Labelled & { is: "line"; format?: "email" | "phone" };
/** Some lines of plain text. */
export type ProseField = Labelled & { is: "prose" };
/** Text in Markdown, written with a toolbar. */
export type MarkdownField = Labelled & { is: "markdown" };
/** A web address, `mailto:`, `tel:`, or a path of the site. */
export type LinkField = Labelled & {
	is: "link";
	/** It leads to another website, so that no page of the site is offered. */
	isElsewhere?: true;
};
/** A picture of the organization's library. */
export type PictureField = Labelled & { is: "picture" };
/** A PDF of the organization's library. */
export type DocumentField = Labelled & { is: "document" };
/** `start` is what a new block has. */
export type CountField = Labelled & { is: "count"; least: number; most: number; start: number };
/** One of a few words; a new block has the first. */
export type ChoiceField = Labelled & {
	is: "choice";
	options: readonly { value: string; label: string }[];
};
/** The id of a league of the organization; absent means all of them. */
export type LeagueField = Labelled & { is: "league"; isOptional: true };
/** Things of one shape, in an order of the writer's. */
export type ListField = Labelled & {
	is: "list";
	/** What one of them is called: "question". */
	item: string;
	most: number;
	of: Fields;
	/** Fields of which each thing has at least one: a download has a file or an address. */
	oneOf?: readonly string[];
};
/** Blocks inside a block, of any kind that holds none itself. */
export type BlocksField = Labelled & { is: "blocks"; most: number };

/**
 * A picture as a page shows it. `width` and `height` are pixels of the whole picture; `focusX` and
 * `focusY`, from 0 to 100, say which point of it is kept when it is cut to a shape.
 */
export type PictureValue = {
	url: string;
	/** For those who do not see it; empty when it is mere decoration. */
	alt: string;
	width?: number;
	height?: number;
	focusX?: number;
	focusY?: number;
};

export type DocumentValue = { url: string; name: string; bytes: number };

/**
 * One block as it is kept. What is in it is its kind's business; `hint` is an outline's word to the
 * writer of what belongs here, and no visitor sees it.
 */
export type BlockContent = { id: string; kind: string; hint?: string; [field: string]: unknown };
