/**
 * The bytes of a stream of `length` bytes, each put in its place as it comes: to put many megabytes together when
 * all are there, as `arrayBuffer` does, keeps everybody waiting for as long as it takes to copy them twice.
 *
 * @throws {RangeError} when there are more or less.
 */
export async function readBytes(
	stream: ReadableStream<Uint8Array>,
	length: number,
): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = new Uint8Array(length);
	const reader = stream.getReader();
	let end = 0;
	for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
		// More than there is room for is refused by this.
		bytes.set(piece.value, end);
		end += piece.value.length;
	}
	if (end < length) throw new RangeError(`Of ${length} bytes came ${end}.`);
	return bytes;
}
