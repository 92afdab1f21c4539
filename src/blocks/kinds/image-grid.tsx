import { galleryFields } from "#domain/game/gallery.ts";
import { type GridImage, ImageGrid } from "#ui/kit/image-grid.tsx";
import { kind } from "../kind.ts";

export const imageGrid = kind({
	kind: "imageGrid",
	label: "Pictures",
	about: "Pictures side by side. A click opens one in full.",
	isWide: true,
	fields: galleryFields,
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
