import type { CSSProperties } from "react";
import { fonts } from "#domain/look/fonts.ts";
import type { LookChoice } from "#domain/look/look.ts";
import { paletteOf } from "#domain/look/palette.ts";
import { type Preset, presets } from "#domain/look/presets.ts";
import { said, words } from "../../words.ts";
import styles from "./preset-choice.module.css";

type PresetChoiceProps = { choice: LookChoice; onChoose: (look: LookChoice) => void };

/** Looks that are good as they are. Each is a drawing of a site in it. */
export function PresetChoice({ choice, onChoose }: PresetChoiceProps) {
	return (
		<fieldset className={styles.presets}>
			<legend className="visually-hidden">{words.look.startFrom}</legend>
			{presets.map((preset) => (
				<label key={preset.name} className={styles.preset}>
					<input
						type="radio"
						name="preset"
						className="visually-hidden"
						checked={isChosen(choice, preset)}
						onChange={() => onChoose(preset.look)}
					/>
					<Drawing {...preset} />
					<span className={styles.name}>{said(preset.name)}</span>
					<span className={styles.about}>{said(preset.about)}</span>
				</label>
			))}
		</fieldset>
	);
}

function isChosen(choice: LookChoice, { look }: Preset): boolean {
	return (Object.keys(look) as (keyof LookChoice)[]).every((part) => look[part] === choice[part]);
}

/** A page of the size of a stamp: header, band, a card with three lines of a table. */
function Drawing({ name, look }: Preset) {
	const palette = paletteOf(look);
	const isDark = look.scheme === "dark";
	const surfaces = isDark ? palette.dark : palette.light;
	const header = isDark ? palette.headerByNight : palette.header;
	const bar = isDark ? palette.barByNight : palette.bar;
	const { display, weight, isUpperCase } = fonts[look.font];
	const tokens = {
		"--p-canvas": surfaces.canvas,
		"--p-surface": surfaces.surface,
		"--p-line": surfaces.line,
		"--p-ink": surfaces.ink,
		"--p-soft": surfaces.lineControl,
		"--p-header": header.fill,
		"--p-on-header": header.on,
		"--p-bar": bar.fill,
		"--p-on-bar": bar.on,
		"--p-mark": bar.mark,
		"--p-accent": palette.accent.fill,
		"--p-radius": { square: "0", soft: "3px", round: "7px" }[look.corners],
		"--p-row": { compact: "9px", normal: "11px", airy: "13px" }[look.density],
		fontFamily: display,
		fontWeight: weight,
		textTransform: isUpperCase ? "uppercase" : "none",
	} as CSSProperties;
	return (
		<span className={styles.drawing} style={tokens} aria-hidden="true">
			<span className={styles.header}>{name}</span>
			<span className={styles.bar}>
				<i />
				<i />
				<i />
				<i />
			</span>
			<span className={styles.page}>
				<span className={styles.card}>
					<i />
					<i />
					<i />
				</span>
				<span className={styles.button} />
			</span>
		</span>
	);
}
