/** Unavailable slots as people write them, `18:00, 19:00`: without blanks and empty ones. */
export function slotsInText(text: string): string[] {
	return text
		.split(",")
		.map((slot) => slot.trim())
		.filter(Boolean);
}

/** The same slots as people read them. */
export function slotsAsText(slots: readonly string[]): string {
	return slots.join(", ");
}
