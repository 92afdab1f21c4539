import { type GridImage, ImageGrid } from "#ui/kit/image-grid.tsx";
import { kind } from "../kind.ts";

export const imageGrid = kind({
	kind: "imageGrid",
	label: "Pictures",
	about: "Pictures side by side. A click opens one in full.",
	isWide: true,
	fields: {
		images: {
			is: "list",
			label: "Pictures",
			item: "picture",
			most: 60,
			of: {
				picture: { is: "picture", label: "Picture" },
				caption: { is: "line", label: "Caption", isOptional: true },
			},
		},
	},
	example: {
		images: [
			{
				picture: { url: "/demo/jump-shot.svg", alt: "A long shot towards the hoop" },
				caption: "From the corner",
			},
			{ picture: { url: "/demo/crowd.svg", alt: "A full stand" }, caption: "Finals night" },
			{ picture: { url: "/demo/net.svg", alt: "The net from below" }, caption: "New nets" },
		],
	},
	View: ({ images }) => (
		<ImageGrid
			images={images.flatMap(({ picture, caption }): GridImage[] =>
				picture === null ? [] : [{ ...picture, caption }],
			)}
		/>
	),
});
