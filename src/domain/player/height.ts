/** How tall somebody is, as one says it where feet are used. */
export type Feet = { feet: number; inches: number };

/** A height somebody wrote in feet: 6'2", 6' 2, 6-2, 6 ft 2 in; null of anything else. */
export function readFeet(written: string): Feet | null {
	const [, feet, inches] = feetAndInches.exec(written.trim()) ?? [];
	if (feet === undefined) return null;
	return { feet: Number(feet), inches: Number(inches ?? 0) };
}

const feetAndInches = /^([3-8])\s*(?:['’′-]|ft\.?|pi)\s*(?:(\d|1[01])\s*(?:["”″]|''|in\.?|po)?)?$/;
