import type { Block } from "#domain/page/blocks.ts";
import { ImageGrid } from "#ui/image-grid.tsx";
import type { BlockData } from "#usecases/view-content-page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Contact } from "./contact.tsx";
import { Heading } from "./heading.tsx";
import { NextGames } from "./next-games.tsx";
import { PriceTable } from "./price-table.tsx";
import { Questions } from "./questions.tsx";
import { StandingsExtract } from "./standings-extract.tsx";
import { Text } from "./text.tsx";
import { Videos } from "./videos.tsx";

/** A page that people have written, piece by piece. */
export function Blocks({ blocks, data }: { blocks: readonly Block[]; data: BlockData }) {
	// Blocks have no ids and never move on a rendered page, so their place names them.
	return blocks.map((block, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: see above.
		<OneBlock key={index} block={block} data={data} />
	));
}

function OneBlock({ block, data }: { block: Block; data: BlockData }) {
	switch (block.kind) {
		case "heading":
			return <Heading text={block.text} lead={block.lead} />;
		case "text":
			return <Text markdown={block.markdown} />;
		case "imageGrid":
			return <ImageGrid images={block.images} />;
		case "priceTable":
			return <PriceTable title={block.title} rows={block.rows} />;
		case "questions":
			return <Questions title={block.title} questions={block.questions} />;
		case "videos":
			return <Videos videos={block.videos} />;
		case "contact":
			return <Contact {...block} />;
		case "callToAction":
			return <CallToAction text={block.text} label={block.label} href={block.href} />;
		case "nextGames":
			return <NextGames title={block.title} games={data.nextGames.slice(0, block.count)} />;
		case "standingsExtract":
			return <StandingsExtract title={block.title} tables={data.tables} rows={block.rows} />;
	}
}
