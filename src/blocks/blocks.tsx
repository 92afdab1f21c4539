import { Fragment, type ReactNode } from "react";
import type { Language } from "#domain/language/language.ts";
import type { BlockData } from "#domain/page/block-data.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { isEmpty, valuesOf } from "#domain/page/values.ts";
import styles from "./blocks.module.css";
import front from "./front/front.module.css";
import type { Kind } from "./kind.ts";
import { kindOf } from "./kinds.ts";

type BlocksProps = {
	blocks: readonly BlockContent[];
	data: BlockData;
	/** Says in the HTML where each block is, so that an editor can find it. */
	isPreview?: boolean;
	/** In which they are written, where that is not the language of the page. */
	language?: Language | undefined;
	/** Stands above what people have written. */
	notice?: ReactNode;
};

/**
 * A page that people have written, piece by piece. Pieces that are still empty, and kinds that this
 * release does not know, are left out. Parts of the front page stand among what is written, in any order.
 */
export function Blocks({ blocks, data, isPreview = false, language, notice }: BlocksProps) {
	const pieces = blocks.flatMap((block) => draw(block, data, { isPreview, language }));
	const runs = inRuns(pieces);
	const firstWritten = runs.findIndex(({ stand }) => stand === "inSections");
	return runs.map(({ stand, pieces }, index) => (
		<Fragment key={pieces[0]?.id ?? ""}>
			{index === firstWritten && notice}
			{stand === "alone" && pieces[0]?.view}
			{stand === "together" && (
				<div className={`stack ${front.now}`}>
					{pieces.map(({ id, view }) => (
						<Fragment key={id}>{view}</Fragment>
					))}
				</div>
			)}
			{stand === "inSections" && (
				<div className={styles.blocks}>{inSections(pieces).map(drawSection)}</div>
			)}
		</Fragment>
	));
}

/** Neighbours that stand in one frame. */
type Run = { stand: Stand; pieces: Piece[] };

type Stand = "inSections" | "together" | "alone";

function inRuns(pieces: readonly Piece[]): Run[] {
	const runs: Run[] = [];
	for (const piece of pieces) {
		const stand = standOf(piece.kind);
		const last = runs.at(-1);
		if (last?.stand === stand && stand !== "alone") last.pieces.push(piece);
		else runs.push({ stand, pieces: [piece] });
	}
	return runs.length === 0 ? [{ stand: "inSections", pieces: [] }] : runs;
}

function standOf({ isFrontPart, isCompact }: Kind): Stand {
	if (!isFrontPart) return "inSections";
	return isCompact ? "together" : "alone";
}

type Piece = { id: string; kind: Kind; view: ReactNode };

type How = Required<Pick<BlocksProps, "isPreview" | "language">>;

function draw(block: BlockContent, data: BlockData, { isPreview, language }: How): Piece[] {
	const kind = kindOf(block.kind);
	if (kind === undefined) return [];
	const values = valuesOf(kind.fields, block);
	if (kind.needs === undefined && isEmpty(kind.fields, values)) return [];
	if (kind.isCompact && data.season === null) return [];
	const drawInner = (inner: readonly BlockContent[]) => (
		<Blocks blocks={inner} data={data} isPreview={isPreview} language={language} />
	);
	const view = <kind.View {...values} data={data} draw={drawInner} />;
	// What shows the league speaks to the visitor; only what somebody wrote is in another language.
	const said = kind.needs === undefined ? language : undefined;
	if (!isPreview && said === undefined) return [{ id: block.id, kind, view }];
	const marked = (
		<div lang={said} data-block={isPreview ? block.id : undefined}>
			{view}
		</div>
	);
	return [{ id: block.id, kind, view: marked }];
}

/** A heading and what follows it up to the next heading, or up to a piece as wide as the page. */
type Section = { heading: Piece | null; pieces: Piece[] };

function inSections(pieces: readonly Piece[]): Section[] {
	const sections: Section[] = [];
	let open: Section | null = null;
	for (const piece of pieces) {
		const isHeading = piece.kind.kind === "heading";
		const isAlone = piece.kind.isWide === true;
		// A heading right above a wide piece is that piece's.
		const fits = open !== null && (!isAlone || open.pieces.length === 0);
		if (isHeading || !fits || open === null) {
			open = isHeading ? { heading: piece, pieces: [] } : { heading: null, pieces: [piece] };
			sections.push(open);
		} else {
			open.pieces.push(piece);
		}
		if (isAlone) open = null;
	}
	return sections;
}

function drawSection({ heading, pieces }: Section) {
	const key = heading?.id ?? pieces[0]?.id;
	const isWide = pieces[0]?.kind.isWide === true;
	return (
		<div
			key={key}
			className={styles.section}
			data-headed={heading !== null || undefined}
			data-wide={isWide || undefined}
		>
			{heading?.view}
			{pieces.length > 0 && (
				<div className={styles.pieces}>
					{pieces.map(({ id, view }) => (
						<Fragment key={id}>{view}</Fragment>
					))}
				</div>
			)}
		</div>
	);
}
