import { fonts } from "#domain/look/fonts.ts";
import type { LookChoice } from "#domain/look/look.ts";
import { paletteOf } from "#domain/look/palette.ts";
import { initialsOf } from "#ui/team/team-initials.ts";

/** What home screens ask for at most; browsers make it smaller. */
const side = 512;

/** An icon of the initials of a league, in its colours and its face. */
export async function initialsIcon(name: string, choice: LookChoice): Promise<File | null> {
	const { display, weight } = fonts[choice.font];
	const font = `${weight} ${side * 0.5}px ${display}, sans-serif`;
	const initials = initialsOf(name);
	await document.fonts.load(font, initials);
	return drawn((canvas) => {
		const { fill, on } = paletteOf(choice).accent;
		canvas.fillStyle = fill;
		canvas.fillRect(0, 0, side, side);
		canvas.fillStyle = on;
		canvas.font = font;
		canvas.textAlign = "center";
		const {
			width,
			actualBoundingBoxAscent: up,
			actualBoundingBoxDescent: down,
		} = canvas.measureText(initials);
		canvas.translate(side / 2, side / 2);
		const least = Math.min(1.25, (side * 0.76) / width);
		canvas.scale(least, least);
		canvas.fillText(initials, 0, (up - down) / 2);
	});
}

/** The middle of a picture as a square; null for what is no picture. */
export async function squareIcon(file: File): Promise<File | null> {
	const picture = await createImageBitmap(file).catch(() => null);
	if (picture === null) return null;
	const cut = Math.min(picture.width, picture.height);
	return drawn((canvas) => {
		const left = (picture.width - cut) / 2;
		const top = (picture.height - cut) / 2;
		canvas.imageSmoothingQuality = "high";
		canvas.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
	});
}

async function drawn(draw: (canvas: CanvasRenderingContext2D) => void): Promise<File | null> {
	const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
	const context = canvas.getContext("2d");
	if (context === null) return null;
	draw(context);
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
	return blob && new File([blob], "icon.png", { type: "image/png" });
}
