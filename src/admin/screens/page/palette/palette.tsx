import { memo, useState } from "react";
import { Blocks } from "#blocks/blocks.tsx";
import type { Kind } from "#blocks/kind.ts";
import { videoEmbed } from "#domain/game/video.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { BaseProvider, LinkProvider } from "#ui/link.tsx";
import { Dialog, DialogBody } from "../../../components/feedback/dialog.tsx";
import { words } from "../../../words.ts";
import { blockWord } from "../form/block-words.ts";
import { exampleData } from "./example-data.ts";
import styles from "./palette.module.css";

type PaletteProps = {
	kinds: readonly Kind[];
	onChoose: (kind: Kind) => void;
	onClose: () => void;
};

/** Kinds of blocks: what they are called, what they are for, and how they look. */
export function Palette({ kinds, onChoose, onClose }: PaletteProps) {
	const [shown] = useState(kinds);
	return (
		<Dialog title={words.page.addABlock} isOpen onClose={onClose} size="large">
			<DialogBody>
				<ul className={styles.kinds}>
					{shown.map((kind) => (
						<li key={kind.kind} className={styles.kind}>
							<Thumbnail kind={kind} />
							<div className={styles.words}>
								<button
									type="button"
									className={styles.choose}
									aria-describedby={`about-${kind.kind}`}
									onClick={() => onChoose(kind)}
								>
									{blockWord(kind.label)}
								</button>
								<p id={`about-${kind.kind}`} className={styles.about}>
									{blockWord(kind.about)}
								</p>
							</div>
						</li>
					))}
				</ul>
			</DialogBody>
		</Dialog>
	);
}

/** The block as it looks with something in it, small; nothing of it can be operated. */
const Thumbnail = memo(function Thumbnail({ kind }: { kind: Kind }) {
	const example = { id: "example", kind: kind.kind, ...(kind.example as object) };
	return (
		<div className={styles.thumbnail} aria-hidden="true" inert>
			<div className={styles.small}>
				<BaseProvider base="">
					<LinkProvider value={Words}>
						<Blocks blocks={[quiet(example) as BlockContent]} data={exampleData} />
					</LinkProvider>
				</BaseProvider>
			</div>
		</div>
	);
});

/** A link that leads nowhere. */
function Words({
	className,
	children,
}: {
	className?: string | undefined;
	children?: React.ReactNode;
}) {
	return <span className={className}>{children}</span>;
}

/** Nothing is fetched from other websites to show what a block looks like. */
function quiet(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(quiet);
	if (typeof value === "object" && value !== null) {
		return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, quiet(inside)]));
	}
	const isVideo = typeof value === "string" && videoEmbed(value)?.kind === "embed";
	return isVideo ? "https://example.org/" : value;
}
