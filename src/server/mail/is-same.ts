import { timingSafeEqual } from "node:crypto";

/** Without telling by the time it takes how much of it is right. */
export function isSame(text: string, other: string): boolean {
	const [left, right] = [Buffer.from(text), Buffer.from(other)];
	return left.length === right.length && timingSafeEqual(left, right);
}
