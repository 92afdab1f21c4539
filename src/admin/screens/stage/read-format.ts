import { drawnFrom } from "#domain/stage/drawn-series.ts";
import { seriesOf } from "#domain/stage/series-of.ts";
import {
	hostings,
	plainFormat,
	type SeriesLength,
	type StageFormat,
	seriesLengths,
	stageKinds,
} from "#domain/stage/stage.ts";
import { isChecked, text } from "../../components/form/form-values.ts";

/** What the fields of a format say; what its kind does not ask for is as in a plain one. */
export function readFormat(form: FormData, before: StageFormat | null): StageFormat {
	const number = (name: string, otherwise: number) =>
		form.has(name) ? Number(text(form, name)) : otherwise;
	const kind = stageKinds.find((one) => one === text(form, "kind")) ?? "single";
	const plain = plainFormat(number("teams", before?.teams ?? 8));
	const format: StageFormat = {
		...plain,
		kind,
		bestOf: {
			final: lengthOf(form, "final"),
			semiFinal: lengthOf(form, "semiFinal"),
			earlier: lengthOf(form, "earlier"),
		},
		hasThirdPlace: isChecked(form, "hasThirdPlace"),
		hasConsolation: isChecked(form, "hasConsolation"),
		reseeds: isChecked(form, "reseeds"),
		hasReset: isChecked(form, "hasReset"),
		playIn: number("playIn", 0),
		groups:
			kind === "groups"
				? {
						count: number("groups", 2),
						advance: number("advance", 2),
						meetings: number("meetings", 1),
					}
				: null,
		sides: text(form, "sides") === "2" ? 2 : 1,
		hosting: hostings.find((one) => one === text(form, "hosting")) ?? plain.hosting,
	};
	if (kind === "custom") {
		const drawn = text(form, "series");
		format.series = drawn === "" ? drawnFrom(before ?? plain) : JSON.parse(drawn);
	}
	return format;
}

function lengthOf(form: FormData, name: string): SeriesLength {
	return seriesLengths.find((length) => String(length) === text(form, name)) ?? 1;
}

/** How many series there are, and how many games at least and at most. */
export function sizeOf(format: StageFormat): { series: number; least: number; most: number } {
	const series = seriesOf(format);
	const needed = series.filter(({ isOnlyIfNeeded }) => !isOnlyIfNeeded);
	return {
		series: series.length,
		least: needed.reduce((sum, { bestOf }) => sum + (bestOf + 1) / 2, 0),
		most: series.reduce((sum, { bestOf }) => sum + bestOf, 0),
	};
}
