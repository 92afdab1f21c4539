/** Where readers of PDF look for the beginning and the end of a document (ISO 32000-1, 7.5). */
const endLength = 1024;

/**
 * Does this file begin and end as a PDF does? What is in it is nobody's to look at here: it is
 * never shown, only handed out to be saved.
 */
export async function isDocument(file: Pick<File, "size" | "slice">): Promise<boolean> {
	const beginning = await textOf(file.slice(0, 8));
	if (!/^%PDF-[12]\.\d/.test(beginning)) return false;
	const end = await textOf(file.slice(Math.max(0, file.size - endLength), file.size));
	return end.includes("%%EOF");
}

async function textOf(part: Blob): Promise<string> {
	return Buffer.from(await part.arrayBuffer()).toString("latin1");
}
