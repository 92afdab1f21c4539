/** The zones most leagues here are in come first; the others by name. */
const usual = [
	"America/Los_Angeles",
	"America/Denver",
	"America/Phoenix",
	"America/Chicago",
	"America/New_York",
	"America/Anchorage",
	"Pacific/Honolulu",
];

/** All zones this browser knows, and the one that is chosen already. */
export function timeZoneOptions(chosen: string): { value: string; label: string }[] {
	const known = [...usual, ...Intl.supportedValuesOf("timeZone"), chosen];
	return [...new Set(known)].map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
}

/** Where this browser stands. */
export function timeZoneHere(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
