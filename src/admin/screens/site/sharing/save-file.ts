/** Hands a text over as a file. */
export function saveFile(name: string, content: string, type: string): void {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	// The browser has taken the file by the time the next task runs, long before a minute.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
