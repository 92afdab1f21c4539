/** How tall somebody is, as one says it where feet are used. */
export type Feet = { feet: number; inches: number };

/** A height somebody wrote in feet: 6'2", 6' 2, 6-2, 6 ft 2 in; null of anything else. */
export function readFeet(written: string): Feet | null {
	const [, feet, inches] = feetAndInches.exec(written.trim()) ?? [];
	if (feet === undefined) return null;
	return { feet: Number(feet), inches: Number(inches ?? 0) };
}

/** A height somebody wrote in metres or centimetres, in centimetres: 1.88 m, 1,88, 188 cm, 188. */
export function readCentimetres(written: string): number | null {
	const [, metres, decimals = ""] = /^([12])[.,](\d\d?)\s*m?$/.exec(written.trim()) ?? [];
	if (metres !== undefined) return 100 * Number(metres) + Number(decimals.padEnd(2, "0"));
	const [, whole] = /^([12]\d\d)\s*(?:cm)?$/.exec(written.trim()) ?? [];
	return whole === undefined ? null : Number(whole);
}

export function inCentimetres({ feet, inches }: Feet): number {
	return 30.48 * feet + 2.54 * inches;
}

export function inFeet(centimetres: number): Feet {
	const inches = Math.round(centimetres / 2.54);
	return { feet: Math.floor(inches / 12), inches: inches % 12 };
}

const feetAndInches = /^([3-8])\s*(?:['’′-]|ft\.?|pi)\s*(?:(\d|1[01])\s*(?:["”″]|''|in\.?|po)?)?$/;
