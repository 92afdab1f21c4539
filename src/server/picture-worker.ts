/**
 * The process in which pictures are decoded. It is started with nothing of the server's: no
 * settings, no database. Node runs it as it stands here or as it was built, so it imports nothing
 * of ours.
 */
import sharp from "sharp";

type Work = { bytes: Uint8Array; mostPixels: number; mostSide: number; mostSeconds: number };

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
	process.send?.(await remake(work).catch(() => "noPicture"));
});

/** The first frame upright, no larger than `mostSide`, and without anything but its pixels. */
async function remake({ bytes, mostPixels, mostSide, mostSeconds }: Work) {
	const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
	if (width * height > mostPixels) return "tooLarge";
	return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", autoOrient: true })
		.timeout({ seconds: mostSeconds })
		.resize({ width: mostSide, height: mostSide, fit: "inside", withoutEnlargement: true })
		.webp({ quality: 82 })
		.toBuffer();
}
