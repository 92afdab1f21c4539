import { useEffect, useState } from "react";
import { type Crop, firstCrop, isNearlySquare, placeOf, type Size, sizeWithin } from "./crop.ts";

/** A picture somebody has chosen, and how it is to be cut. */
export type ChosenLogo = {
	file: File;
	url: string;
	/** Null until it is read. */
	size: Size | null;
	/** What was chosen is no picture, however it is named. */
	isUnreadable: boolean;
	crop: Crop;
	/** As it is, without cutting: what is wide or tall from the start, such as a lettering. */
	isWhole: boolean;
};

export type Logo = {
	chosen: ChosenLogo | null;
	choose: (file: File | undefined) => void;
	change: (change: Partial<Pick<ChosenLogo, "crop" | "isWhole">>) => void;
	/** The logo there is goes without another. */
	isRemoved: boolean;
	remove: (isRemoved: boolean) => void;
	/** What is to be sent: null for none any more, undefined where nothing was chosen. */
	file: () => Promise<File | null | undefined>;
};

/** A logo on its way: chosen, cut to a square in the browser, then sent. */
export function useLogo(): Logo {
	const [chosen, setChosen] = useState<ChosenLogo | null>(null);
	const [isRemoved, setRemoved] = useState(false);
	const url = chosen?.url;
	useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
	const change = (change: Partial<ChosenLogo>) =>
		setChosen((before) => before && { ...before, ...change });
	return {
		chosen,
		change,
		isRemoved,
		remove: setRemoved,
		choose: (file) => {
			setRemoved(false);
			if (file === undefined) return setChosen(null);
			const added = { file, url: URL.createObjectURL(file), size: null, isUnreadable: false };
			setChosen({ ...added, crop: { zoom: 1, x: 0, y: 0 }, isWhole: false });
			void sizeOf(added.url).then((size) =>
				setChosen((now) => {
					if (now?.url !== added.url) return now;
					if (size === null) return { ...now, isUnreadable: true };
					return { ...now, size, crop: firstCrop(size), isWhole: !isNearlySquare(size) };
				}),
			);
		},
		file: async () => (isRemoved ? null : chosen?.file && cut(chosen)),
	};
}

/** Null for what is no picture. */
async function sizeOf(url: string): Promise<Size | null> {
	const picture = new Image();
	picture.src = url;
	try {
		await picture.decode();
	} catch {
		return null;
	}
	return { width: picture.naturalWidth, height: picture.naturalHeight };
}

/** Large enough for every place of a logo; the server makes its own sizes of it. */
const side = 640;
const longest = 2 * side;

async function cut({ file, url, size, crop, isWhole }: ChosenLogo): Promise<File> {
	if (size === null) return file;
	const whole = sizeWithin(size, longest);
	// A photograph of a logo may be larger than what is taken.
	if (isWhole && whole.width >= size.width) return file;
	const picture = new Image();
	picture.src = url;
	await picture.decode();
	const drawn = isWhole ? whole : { width: side, height: side };
	const canvas = Object.assign(document.createElement("canvas"), drawn);
	const { left, top, width, height } = isWhole
		? { left: 0, top: 0, width: 1, height: 1 }
		: placeOf(size, crop);
	canvas
		.getContext("2d")
		?.drawImage(
			picture,
			left * drawn.width,
			top * drawn.height,
			width * drawn.width,
			height * drawn.height,
		);
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
	return blob === null ? file : new File([blob], "logo.png", { type: "image/png" });
}
