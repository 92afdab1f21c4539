import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../../../components/feedback/icon.tsx";
import { words } from "../../../../words.ts";
import styles from "./preview.module.css";

export type Width = "phone" | "desktop";

type PreviewProps = {
	/** The page on this host; null where it has no address here. */
	address: string | null;
	title: string;
	width: Width;
	onWidth: (width: Width) => void;
	frame: RefObject<HTMLIFrameElement | null>;
	isBehind: boolean;
	/** Stands above it: whose version this is. */
	banner?: ReactNode;
};

/** The real page, as wide as a phone or a desktop has it. */
export function Preview(props: PreviewProps) {
	const { address, title, width, onWidth, frame, isBehind, banner } = props;
	const stage = useRef<HTMLDivElement>(null);
	const room = useRoom(stage);
	const { pixels, scale } = fitted(width, room);
	return (
		<section className={styles.preview} aria-label={words.common.preview}>
			<div className={styles.tools}>
				<fieldset className="segments">
					<legend className="visually-hidden">{words.page.widthOfThePreview}</legend>
					{widths.map(({ value, label, icon }) => (
						<label key={value} className="segment compact">
							<input
								type="radio"
								name="preview-width"
								className="visually-hidden"
								checked={width === value}
								onChange={() => onWidth(value)}
							/>
							<Icon name={icon} />
							{label}
						</label>
					))}
				</fieldset>
				<p className="hint" role="status">
					{isBehind
						? words.page.thePreviewWillCatchUp
						: scale < 1
							? words.page.shownAt({ percent: Math.round(scale * 100) })
							: ""}
				</p>
			</div>
			{banner}
			<div ref={stage} className={styles.stage}>
				{address === null ? (
					<p className={styles.none}>{words.page.thePreviewWorksAtAn}</p>
				) : (
					<div
						className={styles.window}
						data-width={width}
						style={{ inlineSize: pixels * scale, blockSize: room.height }}
					>
						<iframe
							ref={frame}
							src={address}
							title={words.page.previewOf({ title })}
							className={styles.frame}
							style={{
								inlineSize: pixels,
								blockSize: room.height / scale,
								transform: `scale(${scale})`,
							}}
						/>
					</div>
				)}
			</div>
		</section>
	);
}

const widths = [
	{ value: "phone", label: words.common.phone, icon: "phone" },
	{ value: "desktop", label: words.common.desktop, icon: "desktop" },
] as const;

const widthOf = { phone: 390, desktop: 1280 };

/** As wide as it is meant, and only as large as there is room. */
function fitted(width: Width, room: { width: number }) {
	const pixels =
		width === "phone" ? Math.min(widthOf.phone, room.width) : Math.max(widthOf.desktop, room.width);
	return { pixels, scale: Math.min(1, room.width / pixels) || 1 };
}

function useRoom(stage: RefObject<HTMLElement | null>) {
	const [room, setRoom] = useState({ width: widthOf.phone, height: 600 });
	useLayoutEffect(() => {
		const { current: element } = stage;
		if (element === null) return;
		const measure = () => {
			const { clientWidth: width, clientHeight: height } = element;
			// Behind another tab it has no size, and keeps the one it had.
			if (width > 0 && height > 0) setRoom({ width, height });
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [stage]);
	return room;
}
