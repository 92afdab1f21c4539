import { drawable } from "./drawable.ts";
import { box, type Child, photo, words } from "./element.ts";
import { at, type Draw, field, fitted, head, line, soft } from "./parts.ts";

/** The title and the day of an announcement, with its picture where it lies with us. */
export function drawPost({ shown, frame, pictures }: Draw<"post">): Child[] {
	const title = drawable(shown.title) ?? "";
	const hasPhoto = shown.photo !== null && pictures.has(shown.photo);
	const width = hasPhoto ? 540 : 1020;
	return [
		field(frame.fill, { left: -140, width: 190 }),
		head(frame, null, pictures),
		box({ ...at(90, 110, width, 490), flexDirection: "column", justifyContent: "center" }, [
			words(shown.day, { fontSize: 34, color: soft, maxWidth: width }),
			words(
				title,
				{
					marginTop: 16,
					fontSize: fitted(title, hasPhoto ? 72 : 92, hasPhoto ? 28 : 40),
					lineHeight: 1.08,
					maxWidth: width,
				},
				hasPhoto ? 5 : 4,
			),
		]),
		hasPhoto && shown.photo !== null
			? box({ ...at(660, 165, 500, 380) }, [photo(shown.photo, { width: 500, height: 380 })])
			: box({}),
		line(frame),
	];
}
