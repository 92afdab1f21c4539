import { useRef, useState } from "react";
import { drawnFrom } from "#domain/stage/drawn-series.ts";
import { faultOfFormat } from "#domain/stage/fault-of-format.ts";
import {
	hostings,
	plainFormat,
	type SeriesPlan,
	type StageFormat,
	type StageKind,
	seriesLengths,
	stageKinds,
} from "#domain/stage/stage.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import type { FieldOf } from "../../components/form/fields-with.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import { BracketEditor } from "./bracket-editor.tsx";
import { readFormat, sizeOf } from "./read-format.ts";
import styles from "./stage.module.css";

type FormatFieldsProps = {
	field: FieldOf;
	/** Null for a new one. */
	before: StageFormat | null;
	teams: number;
};

/** How a stage is played; each kind asks what concerns it, and the size of it is told as one types. */
export function FormatFields({ field, before, teams }: FormatFieldsProps) {
	const format = before ?? plainFormat(teams);
	const [kind, setKind] = useState<StageKind>(format.kind);
	const [size, setSize] = useState(() => sizeText(format));
	const fields = useRef<HTMLDivElement>(null);
	const [drawn, setDrawn] = useState(() => drawnOf(format));
	/** What was chosen before a bracket is drawn: that begins as a copy of it. */
	const present = useRef(format);
	const tell = () => {
		const form = fields.current?.closest("form");
		if (!form) return;
		const read = readFormat(new FormData(form), before);
		setSize(sizeText(read));
		if (read.kind !== "custom") present.current = read;
		else setDrawn((before) => ({ ...before, teams: read.teams }));
	};
	const draw = (series: SeriesPlan[]) => {
		setDrawn((before) => ({ ...before, series }));
		setTimeout(tell);
	};
	const choose = (chosen: StageKind) => {
		setKind(chosen);
		const isPlayable = faultOfFormat(present.current) === null;
		if (chosen === "custom" && isPlayable) setDrawn(drawnOf(present.current));
	};
	const isElimination = kind === "single" || kind === "groups";
	const lengths = seriesLengths.map((count) => ({
		value: String(count),
		label: words.stage.lengths({ count }),
	}));
	// A new kind of stage may have brought other fields, which are only there after the next drawing.
	const onChange = () => setTimeout(tell);
	return (
		<div ref={fields} className="stack-4" onChange={onChange}>
			<Select
				label={words.stage.kind}
				name="kind"
				value={kind}
				options={stageKinds.map((value) => ({ value, label: words.stage.kinds[value] }))}
				onChange={({ target }) =>
					choose(stageKinds.find((one) => one === target.value) ?? "single")
				}
			/>
			<Field
				{...field("teams", words.stage.teams, format.teams)}
				type="number"
				inputMode="numeric"
				min={2}
				max={64}
			/>
			{kind === "custom" && (
				<>
					<input type="hidden" name="series" value={JSON.stringify(drawn.series)} />
					<BracketEditor format={drawn} onChange={draw} />
				</>
			)}
			{kind !== "custom" && (
				<div className={styles.lengths}>
					<Select {...field("final", words.stage.final, format.bestOf.final)} options={lengths} />
					<Select
						{...field("semiFinal", words.stage.semiFinal, format.bestOf.semiFinal)}
						options={lengths}
					/>
					<Select
						{...field("earlier", words.stage.earlier, format.bestOf.earlier)}
						options={lengths}
					/>
				</div>
			)}
			{kind === "groups" && (
				<div className={styles.lengths}>
					<Count
						field={field}
						name="groups"
						label={words.stage.groups}
						at={format.groups?.count ?? 2}
					/>
					<Count
						field={field}
						name="advance"
						label={words.stage.advance}
						at={format.groups?.advance ?? 2}
					/>
					<Count
						field={field}
						name="meetings"
						label={words.stage.meetings}
						at={format.groups?.meetings ?? 1}
					/>
				</div>
			)}
			{kind === "ladder" && (
				<Select
					{...field("sides", words.stage.sides, format.sides)}
					options={([1, 2] as const).map((value) => ({
						value: String(value),
						label: words.stage.sidesAre[value],
					}))}
				/>
			)}
			{isElimination && (
				<>
					<CheckField
						label={words.stage.hasThirdPlace}
						name="hasThirdPlace"
						defaultChecked={format.hasThirdPlace}
					/>
					<CheckField
						label={words.stage.hasConsolation}
						name="hasConsolation"
						defaultChecked={format.hasConsolation}
					/>
				</>
			)}
			{kind === "single" && (
				<CheckField
					label={words.stage.reseeds}
					hint={words.stage.reseedsHint}
					name="reseeds"
					defaultChecked={format.reseeds}
				/>
			)}
			{kind === "double" && (
				<CheckField label={words.stage.hasReset} name="hasReset" defaultChecked={format.hasReset} />
			)}
			{kind !== "custom" && kind !== "ladder" && (
				<Field
					{...field("playIn", words.stage.playIn, format.playIn)}
					hint={words.stage.playInHint}
					type="number"
					inputMode="numeric"
					min={0}
					max={64}
				/>
			)}
			<Select
				{...field("hosting", words.stage.hosting, format.hosting)}
				options={hostings.map((value) => ({ value, label: words.stage.hostings[value] }))}
			/>
			<p className="hint" role="status">
				{size}
			</p>
		</div>
	);
}

function drawnOf(format: StageFormat) {
	const isDrawable = faultOfFormat(format) === null;
	const from = isDrawable ? format : plainFormat(format.teams);
	return { ...from, kind: "custom" as const, series: drawnFrom(from) };
}

type CountProps = { field: FieldOf; name: string; label: string; at: number };

function Count({ field, name, label, at }: CountProps) {
	return <Field {...field(name, label, at)} type="number" inputMode="numeric" min={1} max={32} />;
}

/** What is wrong with it the server says at its field when it is sent. */
function sizeText(format: StageFormat): string {
	return faultOfFormat(format) === null ? words.stage.size(sizeOf(format)) : "";
}
