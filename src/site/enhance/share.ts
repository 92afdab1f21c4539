/** So long a link says that its address was copied. */
const saidFor = 2000;

/**
 * A link marked `data-share` offers what the device can share with, else copies its address; a button
 * marked `data-copy` copies what it holds. Both say then what is in `data-copied`. Without scripts the link
 * is a plain one.
 */
export function shareAddresses(root: Document): void {
	root.addEventListener("click", async (event) => {
		if (!(event.target instanceof Element)) return;
		const link = event.target.closest<HTMLAnchorElement>("a[data-share]");
		const button = event.target.closest<HTMLButtonElement>("button[data-copy]");
		const url = link?.href ?? button?.dataset.copy;
		if (url === undefined) return;
		event.preventDefault();
		try {
			if (link !== null && "share" in navigator) {
				await navigator.share({ title: document.title, url });
			} else {
				await navigator.clipboard.writeText(url);
				say(link ?? button);
			}
		} catch {
			// Nothing was chosen to share with, or the device forbids copying: the address is on the page.
		}
	});
}

/** A link marked `data-picture` shares the picture it leads to where the device can, else the browser saves it. */
export function sharePictures(root: Document): void {
	root.addEventListener("click", async (event) => {
		if (!(event.target instanceof Element)) return;
		const link = event.target.closest<HTMLAnchorElement>("a[data-picture]");
		const name = link?.pathname.split("/").at(-1) ?? "";
		const type = "image/png";
		const canShare = navigator.canShare?.({ files: [new File([], name, { type })] }) === true;
		if (link === null || !canShare) return;
		event.preventDefault();
		try {
			const answer = await fetch(link.href);
			if (!answer.ok) throw new TypeError(answer.statusText);
			await navigator.share({ files: [new File([await answer.blob()], name, { type })] });
		} catch (error) {
			// Nothing was chosen to share with. Else it is left to the browser.
			if (!(error instanceof DOMException)) location.assign(link.href);
		}
	});
}

/** "Copied" in place of its words, for a moment; the page knows in which language. */
function say(element: HTMLElement | null): void {
	if (element === null || element.dataset.said !== undefined) return;
	const { copied = "" } = element.dataset;
	const words = element.textContent;
	element.dataset.said = "";
	element.setAttribute("aria-live", "polite");
	element.textContent = copied;
	setTimeout(() => {
		element.textContent = words;
		delete element.dataset.said;
	}, saidFor);
}
