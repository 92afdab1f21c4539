/** Spec §9 (R9.4): so long a message stays. */
export const messageDuration = 3000;

/** Messages that a page arrives with disappear after a while; `data-message` marks them. */
export function clearMessages(root: Document): void {
	for (const message of root.querySelectorAll<HTMLElement>("[data-message]")) clearLater(message);
}

const timers = new WeakMap<Element, number>();

/** Empties a message after its time; a message that is shown anew gets the whole time again. */
export function clearLater(message: HTMLElement): void {
	clearTimeout(timers.get(message));
	const timer = window.setTimeout(() => {
		message.textContent = "";
		message.hidden = true;
	}, messageDuration);
	timers.set(message, timer);
}
