/**
 * Opens pictures of an image grid in full view: arrow keys and buttons step through the grid,
 * Escape closes, and the focus returns to the picture it came from. The grid says what its buttons are called.
 */
export function openPicturesInFullView(root: Document): void {
	root.addEventListener("click", (event) => {
		if (event.metaKey || event.ctrlKey || !(event.target instanceof Element)) return;
		const link = event.target.closest<HTMLAnchorElement>("[data-gallery] a");
		const grid = link?.closest<HTMLElement>("[data-gallery]");
		if (!link || !grid) return;
		event.preventDefault();
		openAt(root, [...grid.querySelectorAll("a")], link, grid.dataset);
	});
}

function openAt(
	root: Document,
	links: HTMLAnchorElement[],
	chosen: HTMLAnchorElement,
	words: DOMStringMap,
): void {
	const dialog = root.createElement("dialog");
	dialog.className = "gallery-view";
	dialog.ariaLabel = words.gallery ?? "";
	const figure = root.createElement("figure");
	const image = root.createElement("img");
	const caption = root.createElement("figcaption");
	figure.append(image, caption);
	dialog.append(figure);
	let at = links.indexOf(chosen);

	const step = (by: number) => {
		at = (at + by + links.length) % links.length;
		const link = links[at];
		const picture = link?.querySelector("img");
		if (!link || !picture) return;
		image.src = link.href;
		image.alt = picture.alt;
		const said = link.closest("figure")?.querySelector("figcaption")?.textContent;
		caption.textContent = said ?? picture.alt;
		caption.ariaLive = "polite";
	};
	const button = (label: string | undefined, sign: string, by: number) => {
		const element = root.createElement("button");
		element.type = "button";
		element.ariaLabel = label ?? "";
		element.textContent = sign;
		element.dataset.step = String(by);
		element.addEventListener("click", () => (by === 0 ? dialog.close() : step(by)));
		return element;
	};

	dialog.append(button(words.close, "✕", 0));
	if (links.length > 1) dialog.append(button(words.previous, "‹", -1), button(words.next, "›", 1));
	dialog.addEventListener("keydown", (event) => {
		if (event.key === "ArrowLeft") step(-1);
		if (event.key === "ArrowRight") step(1);
	});
	dialog.addEventListener("click", (event) => {
		if (event.target === figure || event.target === dialog) dialog.close();
	});
	dialog.addEventListener("close", () => {
		dialog.remove();
		links[at]?.focus();
	});
	step(0);
	root.body.append(dialog);
	dialog.showModal();
}
