/**
 * The process in which pictures are decoded. It is started with nothing of the server's: no
 * settings, no database. Node runs it as it stands here or as it was built, so it imports nothing
 * of ours.
 */
import sharp from "sharp";

type Work = {
	bytes: Uint8Array;
	mostPixels: number;
	mostSeconds: number;
	crop: { x: number; y: number; width: number; height: number } | null;
	renditions: { name: string; width?: number; height?: number; isPng?: boolean }[];
};
type Rendition = { name: string; width: number; height: number; bytes: Uint8Array };

/** Only these may be read, whatever else the library knows; who sends work has looked already. */
const readable = ["Png", "Jpeg", "Webp", "Nsgif"].map((format) => `VipsForeignLoad${format}Buffer`);

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: readable });
sharp.cache(false);
sharp.concurrency(1);

// Ctrl-C goes to every process of a terminal; this one ends with the server that started it.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit());

process.on("message", async (work: Work) => {
	process.send?.(await remake(work).catch(whyNot));
});

/** The library names only its own time limit so. */
function whyNot(error: unknown): "tooSlow" | "noPicture" {
	return String(error).includes("timeout") ? "tooSlow" : "noPicture";
}

/**
 * The first frame upright, or the part of it that is asked for, in several renditions, without anything
 * but its pixels. A rendition that is no other than the first is not made.
 */
async function remake(work: Work): Promise<Rendition[] | "tooLarge"> {
	const { bytes, mostPixels, mostSeconds, crop, renditions } = work;
	const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
	if (width * height > mostPixels) return "tooLarge";
	// The pixels of the largest rendition: what is sent is decoded once.
	const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", autoOrient: true });
	const part = crop === null ? upright : upright.extract(pixelsOf(crop, { width, height }));
	const { data, info } = await part
		.timeout({ seconds: mostSeconds })
		.resize(within(largestOf(renditions)))
		.toColourspace("srgb")
		.raw({ depth: "uchar" })
		.toBuffer({ resolveWithObject: true });
	const raw = { width: info.width, height: info.height, channels: info.channels };
	const made: Rendition[] = [];
	for (const rendition of renditions) {
		const resized = sharp(data, { raw })
			.timeout({ seconds: mostSeconds })
			.resize(within(rendition));
		const { data: bytes, info: size } = await (rendition.isPng
			? resized.png()
			: resized.webp({ quality: 82 })
		).toBuffer({ resolveWithObject: true });
		if (size.width === made[0]?.width) continue;
		made.push({ name: rendition.name, width: size.width, height: size.height, bytes });
	}
	return made;
}

const within = ({ width, height }: { width?: number; height?: number }) => ({
	width,
	height,
	fit: "inside" as const,
	withoutEnlargement: true,
});

function largestOf(renditions: Work["renditions"]) {
	const [first = { name: "" }] = renditions.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0));
	return first;
}

/** Pictures that are cut are ours, and so upright already. */
function pixelsOf(crop: NonNullable<Work["crop"]>, whole: { width: number; height: number }) {
	const at = (share: number, length: number) => Math.min(Math.round(share * length), length - 1);
	const left = at(crop.x, whole.width);
	const top = at(crop.y, whole.height);
	return {
		left,
		top,
		width: Math.max(1, Math.min(Math.round(crop.width * whole.width), whole.width - left)),
		height: Math.max(1, Math.min(Math.round(crop.height * whole.height), whole.height - top)),
	};
}
