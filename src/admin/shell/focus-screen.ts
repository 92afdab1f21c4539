/** What had the focus has gone; the keyboard goes on in the screen. */
export function focusScreen(): void {
	document.getElementById("main")?.focus({ preventScroll: true });
}
