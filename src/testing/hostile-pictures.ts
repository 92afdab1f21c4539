import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";

/** What is hidden in the files, and must never be found in what is stored. */
export const payload = "<script>alert(7)</script><?php system(7); ?>";

/** A file as somebody may send it, and what ought to become of it. */
export type Sent = { name: string; bytes: Uint8Array; becomes: "kept" | "refused" | "tooLarge" };

/** Files made to deceive a server that takes pictures (and some honest ones of unusual kinds). */
export async function hostilePictures(): Promise<Sent[]> {
	const plain = await plainPictures();
	return [
		...Object.entries(plain).flatMap(([kind, bytes]) => disguised(kind, bytes)),
		...notPictures(),
		...(await otherKinds()),
		...bombs(plain.png),
		...hidden(plain),
		...(await unusual()),
		...oddNames.map((name) => kept(name, plain.png)),
	];
}

type Plain = Record<"png" | "jpg" | "gif" | "webp", Buffer>;

/** 40 by 20, red on the left. */
export async function plainPictures(): Promise<Plain> {
	const red = { create: { width: 20, height: 20, channels: 3, background: "red" } } as const;
	const picture = () => sharp(red).extend({ right: 20, background: "blue" });
	return {
		png: await picture().png().toBuffer(),
		jpg: await picture().jpeg().toBuffer(),
		gif: await picture().gif().toBuffer(),
		webp: await picture().webp().toBuffer(),
	};
}

/** The smallest thing that readers of PDF open. */
export function plainDocument(inside = ""): Buffer {
	return text(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
${inside}
xref
0 4
trailer<</Root 1 0 R/Size 4>>
startxref
190
%%EOF
`);
}

/** Files made to look like documents. What is in a document is never shown, so it may be anything. */
export function hostileDocuments(): Sent[] {
	const large = Buffer.alloc(10 * 1024 * 1024, " ");
	return [
		kept("plain.pdf", plainDocument()),
		kept("with a script of its own.pdf", plainDocument(`/OpenAction<</S/JavaScript/JS(1)>>`)),
		kept("html within.pdf", plainDocument(payload)),
		kept("named like a picture.png", plainDocument()),
		kept("with another end.pdf", Buffer.concat([plainDocument(), text("\n\n<!-- saved -->")])),
		...oddNames.map((name) => kept(name, plainDocument())),
		refused("html in front.pdf", Buffer.concat([text(payload), plainDocument()])),
		refused("only a beginning.pdf", text("%PDF-1.7")),
		refused("html after the beginning.pdf", text(`%PDF-1.7 <html>${payload}</html>`)),
		refused("truncated.pdf", plainDocument().subarray(0, 120)),
		refused("no version.pdf", Buffer.concat([text("%PDF-x"), plainDocument().subarray(6)])),
		refused("html behind its end.pdf", Buffer.concat([plainDocument(), text(payload.repeat(40))])),
		refused("drawing.pdf", text(`<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`)),
		refused("letter.doc", text("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")),
		refused("letter.docx", text(`PK\x03\x04${payload}`)),
		refused("empty.pdf", new Uint8Array()),
		{
			name: "more than ten megabytes.pdf",
			bytes: Buffer.concat([text("%PDF-1.4\n"), large, plainDocument()]),
			becomes: "tooLarge",
		},
	];
}

function disguised(kind: string, bytes: Buffer): Sent[] {
	const half = bytes.subarray(0, bytes.length >> 1);
	return [
		kept(`html behind.${kind}`, Buffer.concat([bytes, text(`<html>${payload}`)])),
		kept(`archive behind.${kind}`, Buffer.concat([bytes, text(`PK\x03\x04${payload}`)])),
		refused(`html in front.${kind}`, Buffer.concat([text(payload), bytes])),
		refused(`only a beginning.${kind}`, bytes.subarray(0, 16)),
		refused(
			`html after the beginning.${kind}`,
			Buffer.concat([bytes.subarray(0, 16), text(payload)]),
		),
		refused(`noise after the beginning.${kind}`, Buffer.concat([bytes.subarray(0, 16), noise()])),
		refused(`truncated.${kind}`, half),
		{
			name: `behind five megabytes.${kind}`,
			bytes: Buffer.concat([bytes, Buffer.alloc(5 * 1024 * 1024)]),
			becomes: "tooLarge",
		},
	];
}

function notPictures(): Sent[] {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`;
	return [
		refused("empty.png", new Uint8Array()),
		refused("one byte.png", text("\x89")),
		refused("drawing.png", text(svg)),
		refused("drawing with prolog.jpg", text(`<?xml version="1.0"?>${svg}`)),
		refused("drawing.svg", text(svg)),
		refused("drawing.svgz", gzipSync(svg)),
		refused("page.jpg", text(`<html>${payload}</html>`)),
		refused("script.gif", text(`GIF89a/*${payload}*/=1;alert(1)`)),
		refused("old script.gif", text(`GIF87a=1;alert(1)//${payload}`)),
		refused("program.php.jpg", text(payload)),
		refused("text.png", text("Hello")),
		refused("document.pdf", text(`%PDF-1.7 ${payload}`)),
		refused("archive.png", text(`PK\x03\x04${payload}`)),
		refused("program.png", text("MZ\x90\0")),
		refused("bitmap.bmp", text("BM\x3a\0\0\0\0\0\0\0\x36\0\0\0")),
		refused("icon.ico", text("\0\0\x01\0\x01\0\x10\x10")),
		refused("phone.heic", text("\0\0\0\x18ftypheic\0\0\0\0mif1heic")),
		refused("jpeg xl.jxl", text("\xff\x0a\xfa\x7f")),
		refused("jpeg 2000.jp2", text("\0\0\0\x0cjP  \r\n\x87\n")),
		refused("sound.webp", text("RIFF\x24\0\0\0WAVEfmt ")),
	];
}

async function otherKinds(): Promise<Sent[]> {
	const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
	return [
		refused("kind.tiff", await picture.clone().tiff().toBuffer()),
		refused("kind.avif.jpg", await picture.clone().avif().toBuffer()),
	];
}

function bombs(png: Buffer): Sent[] {
	const zeros = deflateSync(Buffer.alloc(100 * 1024 * 1024));
	const wide = pngOf({ width: 30_000, height: 30_000, bits: 1, data: zeros });
	const big = (name: string, bytes: Uint8Array): Sent => ({ name, bytes, becomes: "tooLarge" });
	return [
		big("a gigapixel.png", wide),
		refused("a gigapixel of nothing.png", pngOf({ width: 30_000, height: 30_000, bits: 8 })),
		refused(
			"65,500 squared.jpg",
			text(
				"\xff\xd8\xff\xc0\0\x11\x08\xff\xdc\xff\xdc\x03\x01\x22\0\x02\x11\x01\x03\x11\x01\xff\xda",
			),
		),
		kept("a text of 100 MB.png", withChunk(png, "zTXt", Buffer.concat([text("a\0\0"), zeros]))),
		kept("a profile of 100 MB.png", withChunk(png, "iCCP", Buffer.concat([text("a\0\0"), zeros]))),
		refused("no size.png", pngOf({ width: 0, height: 0, bits: 8 })),
		refused("no picture.png", pngOf({ width: 8, height: 8, bits: 8, data: deflateSync("") })),
		kept("says it is larger.gif", manyFrames(65_535, 1)),
	];
}

function hidden(plain: Plain): Sent[] {
	const comment = Buffer.from(
		`\xff\xfe\0${String.fromCharCode(payload.length + 2)}${payload}`,
		"latin1",
	);
	const broken = Buffer.from(plain.png);
	broken.writeUInt8((broken[40] ?? 0) ^ 0xff, 40);
	return [
		kept("text in a chunk.png", withChunk(plain.png, "tEXt", text(`Comment\0${payload}`))),
		kept("an unknown chunk.png", withChunk(plain.png, "heLo", text(payload))),
		kept("comment.jpg", Buffer.concat([plain.jpg.subarray(0, 2), comment, plain.jpg.subarray(2)])),
		kept("animated.png", withChunk(plain.png, "acTL", Buffer.from([0, 0, 0x13, 0x88, 0, 0, 0, 0]))),
		kept("5,000 frames.gif", manyFrames(4, 5000)),
		refused("wrong sum.png", broken),
	];
}

async function unusual(): Promise<Sent[]> {
	const picture = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: "green" } });
	const small = picture(60, 30);
	const where = { IFD3: { GPSLatitude: "34/1 3/1 0/1", GPSLongitude: "118/1 14/1 0/1" } };
	return [
		kept("24 megapixels.jpg", await picture(6000, 4000).jpeg().toBuffer()),
		{ name: "25.jpg", bytes: await picture(5000, 5000).jpeg().toBuffer(), becomes: "tooLarge" },
		kept("one pixel wide.png", await picture(1, 16_000).png().toBuffer()),
		kept("one pixel.png", await picture(1, 1).png().toBuffer()),
		kept("where it was taken.jpg", await small.clone().withExif(where).jpeg().toBuffer()),
		kept("of a printer.jpg", await small.clone().toColourspace("cmyk").jpeg().toBuffer()),
		kept("16 bits.png", await small.clone().toColourspace("rgb16").png().toBuffer()),
		kept("grey.png", await small.clone().toColourspace("b-w").png().toBuffer()),
		kept("interlaced.png", await small.clone().png({ progressive: true }).toBuffer()),
		kept("profile.jpg", await small.clone().withIccProfile("p3").jpeg().toBuffer()),
		kept("lossless.webp", await small.clone().webp({ lossless: true }).toBuffer()),
		kept("moving.webp", await sharp(manyFrames(40, 20), { animated: true }).webp().toBuffer()),
	];
}

const oddNames = [
	"../../../etc/passwd",
	"..\\..\\x.png",
	"a\r\nset-cookie: b=c.png",
	`${"long".repeat(75)}.png`,
	"\u202egnp.exe",
	"nul\0.png",
	".htaccess",
	"index.html",
	"con",
	"",
];

const text = (characters: string): Buffer => Buffer.from(characters, "latin1");
const kept = (name: string, bytes: Uint8Array): Sent => ({ name, bytes, becomes: "kept" });
const refused = (name: string, bytes: Uint8Array): Sent => ({ name, bytes, becomes: "refused" });

/** The same each time, as a test should be. */
function noise(): Buffer {
	return Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * index * 31 + 7) % 251));
}

function pngOf(head: { width: number; height: number; bits: number; data?: Buffer }): Buffer {
	const size = Buffer.alloc(13);
	size.writeUInt32BE(head.width, 0);
	size.writeUInt32BE(head.height, 4);
	size.writeUInt8(head.bits, 8);
	const parts = [text("\x89PNG\r\n\x1a\n"), chunk("IHDR", size)];
	if (head.data) parts.push(chunk("IDAT", head.data), chunk("IEND", Buffer.alloc(0)));
	return Buffer.concat(parts);
}

/** Right behind the header, which is 33 bytes long. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
	return Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);
}

function chunk(type: string, data: Buffer): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const named = Buffer.concat([text(type), data]);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, sum]);
}

/** A GIF of frames of one pixel on a square of `side`. */
function manyFrames(side: number, frames: number): Buffer {
	const size = Buffer.alloc(4);
	size.writeUInt16LE(side, 0);
	size.writeUInt16LE(side, 2);
	const frame = text(",\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0");
	return Buffer.concat([
		text("GIF89a"),
		size,
		text("\x80\0\0\xff\0\0\0\0\xff"),
		...Array.from({ length: frames }, () => frame),
		text(";"),
	]);
}
