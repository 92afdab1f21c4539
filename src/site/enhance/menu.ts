/** So long after a choice the menu closes. */
export const menuCloseDelay = 300;

/**
 * The menu closes a moment after a link is chosen or its close button is pressed, so that the
 * finger sees what it did (rule `menu-closes-late`). A page that is left forgets the timer and the
 * open menu.
 */
export function closeMenuLater(root: Document): void {
	const menu = root.querySelector<HTMLElement>("#menu[popover]");
	if (menu === null || !("hidePopover" in menu)) return;
	let timer = 0;
	const close = () => {
		clearTimeout(timer);
		if (menu.matches(":popover-open")) menu.hidePopover();
	};
	menu.addEventListener("click", (event) => {
		const chosen = event.target instanceof Element && event.target.closest("a, [data-menu-close]");
		if (!chosen) return;
		if (chosen.matches("[data-menu-close]")) event.preventDefault();
		clearTimeout(timer);
		timer = window.setTimeout(close, menuCloseDelay);
	});
	menu.addEventListener("toggle", () => clearTimeout(timer));
	window.addEventListener("pagehide", close);
}

/** Whoever opens the search writes into its field. */
export function writeAtOnce(root: Document): void {
	root.getElementById("search")?.addEventListener("toggle", (event) => {
		if (!(event instanceof ToggleEvent) || event.newState !== "open") return;
		root.querySelector<HTMLInputElement>("#search input")?.focus();
	});
}
