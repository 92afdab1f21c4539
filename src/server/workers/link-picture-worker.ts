/**
 * The process in which link pictures are painted. The picture worker refuses SVG, and this one reads nothing
 * but SVG that was made here, and logos that were made by that one. It is started with nothing of the
 * server's: no settings, no database. Node runs it as it stands here or as it was built, so it
 * imports nothing of ours.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import satori, { type SatoriOptions } from "satori";
import sharp from "sharp";

/** A drawing as satori reads it, and the bytes of the logos it names. */
type Work = {
	drawing: { type: string; props: Record<string, unknown> };
	pictures: Map<string, Uint8Array>;
	width: number;
	height: number;
	mostSeconds: number;
};

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer", "VipsForeignLoadWebpBuffer"] });
sharp.cache(false);
sharp.concurrency(1);

// Ctrl-C goes to every process of a terminal; this one ends with the server that started it.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit());

process.on("message", async (work: Work) => {
	process.send?.(await paint(work).catch(() => null));
});

async function paint({ drawing, pictures, width, height, mostSeconds }: Work) {
	const logos = new Map<string, string>();
	for (const [address, bytes] of pictures) {
		const logo = isWebp(bytes) ? await asPng(bytes).catch(() => null) : null;
		if (logo !== null) logos.set(address, logo);
	}
	const svg = await satori(withLogos(drawing, logos) as never, { width, height, fonts });
	return sharp(Buffer.from(svg))
		.timeout({ seconds: mostSeconds })
		.png({ compressionLevel: 7 })
		.toBuffer();
}

/** A logo is one by its first letters: SVG is for the link pictures alone, whose SVG was made here. */
function isWebp(bytes: Uint8Array): boolean {
	const letters = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
	return letters.startsWith("RIFF") && letters.endsWith("WEBP");
}

/** Of a crest half of it would do; a photograph is drawn almost as wide. */
const side = 640;

async function asPng(bytes: Uint8Array): Promise<string> {
	const fit = { width: side, height: side, fit: "inside", withoutEnlargement: true } as const;
	const png = await sharp(bytes, { limitInputPixels: 4_000_000 }).resize(fit).png().toBuffer();
	return `data:image/png;base64,${png.toString("base64")}`;
}

/** Addresses become what stands at them. One without a logo is a picture of nothing. */
function withLogos(node: unknown, logos: ReadonlyMap<string, string>): unknown {
	if (typeof node !== "object" || node === null) return node;
	const { type, props } = node as Work["drawing"];
	if (type === "img") {
		return { type, props: { ...props, src: logos.get(String(props.src)) ?? nothing } };
	}
	const { children } = props;
	if (!Array.isArray(children)) return node;
	return { type, props: { ...props, children: children.map((child) => withLogos(child, logos)) } };
}

/** One pixel that cannot be seen. */
const nothing =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQImWNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==";

const { resolve } = createRequire(import.meta.url);

/** The names of `link-pictures/faces.ts`; satori reads .woff and not .woff2. */
const fonts: SatoriOptions["fonts"] = [
	face("Archivo Narrow", "archivo-narrow", "latin"),
	face("Archivo Narrow Extended", "archivo-narrow", "latin-ext"),
	face("Archivo Narrow Vietnamese", "archivo-narrow", "vietnamese"),
	face("Inter Cyrillic", "inter", "cyrillic"),
	face("Inter Greek", "inter", "greek"),
];

function face(name: string, family: string, part: string): SatoriOptions["fonts"][number] {
	const file = resolve(`@fontsource/${family}/files/${family}-${part}-700-normal.woff`);
	return { name, data: readFileSync(file), weight: 700, style: "normal" };
}
