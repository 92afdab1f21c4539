import type { CSSProperties, ReactNode } from "react";
import { fontNames, fonts } from "#domain/look/fonts.ts";
import { cornerNames, densityNames, type LookChoice, schemeNames } from "#domain/look/look.ts";
import { neutralNames, neutralsOf } from "#domain/look/neutrals.ts";
import { said, words } from "../../words.ts";
import styles from "./shape-choices.module.css";

type ChoiceProps = { choice: LookChoice; onChange: (part: Partial<LookChoice>) => void };

/** The tint of everything that is not a colour of its own. */
export function GreyChoice({ choice, onChange }: ChoiceProps) {
	return (
		<Tiles
			legend={words.look.greys}
			name="neutrals"
			values={neutralNames}
			chosen={choice.neutrals}
			onChoose={(neutrals) => onChange({ neutrals })}
			labelOf={(name) => labels.neutrals[name]}
		>
			{(name) => {
				const { light, dark } = neutralsOf(name);
				return (
					<span className={styles.greys} aria-hidden="true">
						{[light.surface, light.canvas, light.line, dark.raised, dark.canvas].map((color) => (
							<i key={color} style={{ backgroundColor: color }} />
						))}
					</span>
				);
			}}
		</Tiles>
	);
}

export function SchemeChoice({ choice, onChange }: ChoiceProps) {
	return (
		<Tiles
			legend={words.look.lightOrDark}
			name="scheme"
			values={schemeNames}
			chosen={choice.scheme}
			onChoose={(scheme) => onChange({ scheme })}
			labelOf={(name) => labels.scheme[name]}
		/>
	);
}

/** Each written in itself. */
export function FontChoice({ choice, onChange }: ChoiceProps) {
	return (
		<Tiles
			legend={words.look.font}
			name="font"
			isWide
			values={fontNames}
			chosen={choice.font}
			onChoose={(font) => onChange({ font })}
			labelOf={(name) => said(fonts[name].label)}
		>
			{(name) => {
				const { display, weight, isUpperCase, about } = fonts[name];
				const face = {
					fontFamily: display,
					fontWeight: weight,
					textTransform: isUpperCase ? "uppercase" : "none",
				} as CSSProperties;
				return (
					<>
						<span className={styles.face} style={face} aria-hidden="true">
							{words.look.sampleOfFont}
						</span>
						<span className={styles.about}>{said(about)}</span>
					</>
				);
			}}
		</Tiles>
	);
}

export function CornerChoice({ choice, onChange }: ChoiceProps) {
	return (
		<Tiles
			legend={words.look.corners}
			name="corners"
			values={cornerNames}
			chosen={choice.corners}
			onChoose={(corners) => onChange({ corners })}
			labelOf={(name) => labels.corners[name]}
		>
			{(name) => <span className={styles.corner} data-corners={name} aria-hidden="true" />}
		</Tiles>
	);
}

export function DensityChoice({ choice, onChange }: ChoiceProps) {
	return (
		<Tiles
			legend={words.look.spacing}
			name="density"
			values={densityNames}
			chosen={choice.density}
			onChoose={(density) => onChange({ density })}
			labelOf={(name) => labels.density[name]}
		>
			{(name) => (
				<span className={styles.rows} data-density={name} aria-hidden="true">
					<i />
					<i />
					<i />
				</span>
			)}
		</Tiles>
	);
}

const labels = {
	neutrals: {
		arena: words.look.steel,
		plain: words.look.plainGrey,
		paper: words.look.paper,
		ice: words.look.ice,
		moss: words.look.moss,
		plum: words.look.plum,
	},
	scheme: {
		visitor: words.look.asOnTheirDevice,
		light: words.common.alwaysLight,
		dark: words.common.alwaysDark,
	},
	corners: { square: words.common.square, soft: words.look.soft, round: words.look.round },
	density: { compact: words.look.compact, normal: words.look.normal, airy: words.look.airy },
} as const;

type TilesProps<Name extends string> = {
	legend: string;
	name: string;
	values: readonly Name[];
	chosen: Name;
	onChoose: (value: Name) => void;
	labelOf: (value: Name) => string;
	isWide?: boolean;
	/** A drawing of what the label says. */
	children?: (value: Name) => ReactNode;
};

/** One of a few, each a tile that shows itself. */
function Tiles<Name extends string>(props: TilesProps<Name>) {
	const { legend, name, values, chosen, onChoose, labelOf, isWide, children } = props;
	return (
		<fieldset className={styles.field}>
			<legend className={styles.legend}>{legend}</legend>
			<div className={styles.tiles} data-wide={isWide}>
				{values.map((value) => (
					<label key={value} className={styles.tile}>
						<input
							type="radio"
							name={name}
							className="visually-hidden"
							checked={value === chosen}
							onChange={() => onChoose(value)}
						/>
						<span className={styles.label}>{labelOf(value)}</span>
						{children?.(value)}
					</label>
				))}
			</div>
		</fieldset>
	);
}
