import { inWords, words } from "../../../../words.ts";

/**
 * Times as people write them, `18:00, 19:00`: with or without blanks, with a comma at the end, on
 * either clock. What is no time, 24:00 among it, comes back as it was written.
 */
export function timesInText(text: string): { times: string[]; wrong: string[] } {
	const pieces = text
		// "6 pm" is one time, "18:00 19:00" are two.
		.replaceAll(/\s+(?=[ap]\.?m\b)/gi, "")
		.split(/[\s,;]+/)
		.filter(Boolean);
	const read = pieces.map((piece) => ({ piece, time: timeIn(piece) }));
	return {
		times: read.flatMap(({ time }) => time ?? []).toSorted(),
		wrong: read.filter(({ time }) => time === null).map(({ piece }) => piece),
	};
}

/** The sentence the server would give, about all of them at once. */
export function noTimes(wrong: readonly string[]): string | undefined {
	const quoted = [...new Set(wrong)].map((piece) => `“${piece}”`);
	if (quoted.length === 0) return undefined;
	return words.scheduleForm.noTimes({ quoted: inWords(quoted), count: quoted.length });
}

/** "18:00" of 18:00, 18:00:00, 18.00, 6pm, 6:30 PM; null of anything else. */
function timeIn(piece: string): string | null {
	const match = /^(\d{1,2})(?:[:.](\d\d)(?:[:.]\d\d)?)?(?:([ap])\.?m\.?)?$/i.exec(piece);
	if (match === null) return null;
	const [, hours = "", minutes, half] = match;
	const hour = half === undefined ? Number(hours) : onTwelve(Number(hours), half);
	// A bare number may be an hour of the evening or of the morning.
	if (half === undefined && minutes === undefined) return null;
	if (hour === null || hour > 23 || Number(minutes ?? 0) > 59) return null;
	return `${String(hour).padStart(2, "0")}:${minutes ?? "00"}`;
}

function onTwelve(hour: number, half: string): number | null {
	if (hour < 1 || hour > 12) return null;
	return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}
