import { say } from "#domain/language/say.ts";
import { mostAltLength } from "../picture/limits.ts";
import type { DocumentValue, PictureValue } from "./fields.ts";
import { isContentLink } from "./links.ts";
import { cleanLine, limits, type Refuse } from "./read-text.ts";
import { isRecord } from "./values.ts";

export function readPicture(sent: unknown, refuse: Refuse): PictureValue | undefined {
	const { url, alt = "", width, height, focusX, focusY } = isRecord(sent) ? sent : {};
	if (!isFileAddress(url) || typeof alt !== "string") return void refuse("is not a picture.");
	if (alt.length > mostAltLength) {
		return void refuse(say`can have a description of at most ${mostAltLength} characters.`);
	}
	return {
		url,
		alt: cleanLine(alt),
		...(isSide(width) && isSide(height) && { width, height }),
		...(isShare(focusX) && isShare(focusY) && { focusX, focusY }),
	};
}

export function readDocument(sent: unknown, refuse: Refuse): DocumentValue | undefined {
	const { url, name = "", bytes } = isRecord(sent) ? sent : {};
	if (!isFileAddress(url) || typeof name !== "string") return void refuse("is not a file.");
	return { url, name: cleanLine(name).slice(0, limits.line), bytes: isSize(bytes) ? bytes : 0 };
}

/** Files of the library and of the product, or of another website by https. */
function isFileAddress(url: unknown): url is string {
	if (typeof url !== "string" || url.length > limits.link) return false;
	return /^(https:\/\/|\/)/.test(url) && isContentLink(url);
}

function isSide(value: unknown): value is number {
	return isSize(value) && value > 0 && value <= 20_000;
}

function isSize(value: unknown): value is number {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isShare(value: unknown): value is number {
	return typeof value === "number" && value >= 0 && value <= 100;
}
