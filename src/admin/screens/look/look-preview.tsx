import { type RefObject, useEffect, useRef, useState } from "react";
import type { LookChoice } from "#domain/look/look.ts";
import { lookCss } from "#domain/look/stylesheet.ts";
import { Icon } from "../../components/feedback/icon.tsx";
import { useAuth } from "../../shell/auth.ts";
import { publicPlace } from "../../shell/places.ts";
import { words } from "../../words.ts";
import styles from "./look-preview.module.css";

type LookPreviewProps = { choice: LookChoice; gameId: number | null };

/** The real pages in the look that is being chosen. */
export function LookPreview({ choice, gameId }: LookPreviewProps) {
	const { organization } = useAuth();
	const [path, setPath] = useState("/teamList");
	const [device, setDevice] = useState<keyof typeof widths>(deviceHere);
	const [wanted, setWanted] = useState<"light" | "dark">("light");
	const frame = useRef<HTMLIFrameElement>(null);
	const { box, scale } = useFrameScale(widths[device]);
	const scheme = choice.scheme === "visitor" ? wanted : choice.scheme;
	const place = organization && publicPlace(organization, `${path}?view=public`, location);
	const isHere = place?.startsWith("/") ?? false;

	const show = () => {
		// Null when the frame was led to another website.
		const page = frame.current?.contentDocument;
		if (page) dress(page, choice, scheme);
	};
	useEffect(show);

	return (
		<figure className={styles.preview}>
			<figcaption className="visually-hidden">{words.look.yourSiteInThisLook}</figcaption>
			<div className="cluster-2">
				<Options
					legend={words.common.page}
					name="preview-page"
					options={[
						["/teamList", words.common.standings],
						...(gameId === null ? [] : [[`/games/${gameId}`, words.common.boxScore] as const]),
						["/", words.look.homePage],
					]}
					chosen={path}
					onChoose={setPath}
				/>
				<Options
					legend={words.look.width}
					name="preview-device"
					options={[
						["desktop", <Icon key="desktop" name="desktop" />, words.common.desktop],
						["phone", <Icon key="phone" name="phone" />, words.common.phone],
					]}
					chosen={device}
					onChoose={(it) => setDevice(it as keyof typeof widths)}
				/>
				{choice.scheme === "visitor" && (
					<Options
						legend={words.look.visitorsDevice}
						name="preview-scheme"
						options={[
							["light", words.common.light],
							["dark", words.common.dark],
						]}
						chosen={wanted}
						onChoose={(it) => setWanted(it as "light" | "dark")}
					/>
				)}
			</div>
			<div ref={box} className={styles.box} data-device={device}>
				{isHere ? (
					<iframe
						ref={frame}
						key={path}
						title={words.common.preview}
						src={place ?? undefined}
						className={styles.frame}
						onLoad={show}
						style={{
							inlineSize: `${widths[device]}px`,
							blockSize: `${100 / scale}%`,
							scale: String(scale),
						}}
					/>
				) : (
					<p className={styles.none}>{words.look.thePreviewIsShownWhere}</p>
				)}
			</div>
		</figure>
	);
}

/** On a phone the preview begins with a phone. */
function deviceHere(): keyof typeof widths {
	return matchMedia("(max-width: 59.99rem)").matches ? "phone" : "desktop";
}

const widths = { desktop: 1280, phone: 390 } as const;

type OptionsProps = {
	legend: string;
	name: string;
	/** What is shown may be a drawing; then its name is the third. */
	options: readonly (readonly [value: string, shown: React.ReactNode, name?: string])[];
	chosen: string;
	onChoose: (value: string) => void;
};

function Options({ legend, name, options, chosen, onChoose }: OptionsProps) {
	return (
		<fieldset className="segments">
			<legend className="visually-hidden">{legend}</legend>
			{options.map(([value, shown, label]) => (
				<label key={value} className={styles.option} title={label}>
					<input
						type="radio"
						name={name}
						className="visually-hidden"
						checked={value === chosen}
						onChange={() => onChoose(value)}
						aria-label={label}
					/>
					{shown}
				</label>
			))}
		</fieldset>
	);
}

/**
 * Shows a page of the site in a look that is not saved. The page is one of ours, in a frame; its
 * policy forbids inline styles, not that who embeds it adopts a stylesheet in it.
 */
function dress(page: Document, choice: LookChoice, scheme: "light" | "dark"): void {
	const view = page.defaultView;
	// While a page is on its way there is nothing to dress; its `load` comes.
	if (view === null || page.body === null) return;
	const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
	sheet.replaceSync(lookCss(choice));
	page.adoptedStyleSheets = [sheet];
	page.documentElement.dataset.theme = scheme;
	if (page.querySelector(`link[href="${faces}"]`) === null) {
		const link = Object.assign(page.createElement("link"), { rel: "stylesheet", href: faces });
		page.head.append(link);
	}
}

/** The stylesheet of all faces; what is not used is not fetched. */
const faces = "/theme/fonts.css";

/** How much smaller a page of this width is shown to fit into its box; never larger than it is. */
function useFrameScale(width: number): {
	box: RefObject<HTMLDivElement | null>;
	scale: number;
} {
	const box = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState(width);
	useEffect(() => {
		const element = box.current;
		if (element === null) return;
		const observer = new ResizeObserver(([entry]) => {
			if (entry !== undefined) setRoom(entry.contentRect.width);
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return { box, scale: room > 0 ? Math.min(1, room / width) : 1 };
}
