import { drawable } from "./drawable.ts";
import { box, type Child, picture, words } from "./element.ts";
import { at, type Draw, field, fitted } from "./parts.ts";

/** The organization on its own colour. */
export function drawSite({ shown, frame, pictures }: Draw<"site">): Child[] {
	const name = drawable(frame.name);
	const hasLogo = frame.logoUrl !== null && pictures.has(frame.logoUrl);
	return [
		field(frame.fill, { left: -140, width: 1240 }),
		box({
			...at(0, 0, 1200, 630),
			backgroundImage: "linear-gradient(180deg, #00000000, #00000052)",
		}),
		box(
			{
				...at(90, 0, 930, 630),
				flexDirection: "column",
				justifyContent: "center",
				color: frame.onFill,
			},
			[
				hasLogo && frame.logoUrl !== null
					? box(
							{
								width: 190,
								height: 190,
								padding: 15,
								marginBottom: 40,
								borderRadius: 28,
								backgroundColor: "#ffffff",
								alignItems: "center",
								justifyContent: "center",
							},
							[picture(frame.logoUrl, 160)],
						)
					: null,
				name === null
					? null
					: words(name, { fontSize: fitted(name, 112, 22), lineHeight: 1.04, maxWidth: 930 }, 3),
				box({ marginTop: 34, width: 130, height: 10, backgroundColor: frame.onFill }),
				words(shown.about, { marginTop: 30, fontSize: 40 }),
			],
		),
	];
}
