/** A click anywhere on a row opens the row's link. Keyboards reach the link itself. */
export function openRows(root: Document): void {
	root.addEventListener("click", (event) => {
		if (!(event.target instanceof Element) || event.target.closest("a, button")) return;
		const link = event.target.closest("[data-row-link]")?.querySelector("a");
		// Selecting text in a row is no wish to leave the page.
		if (!link || getSelection()?.isCollapsed === false) return;
		if (event.metaKey || event.ctrlKey) window.open(link.href);
		else link.click();
	});
}
