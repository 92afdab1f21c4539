/** So long a message stays (rule `three-seconds`). */
export const messageDuration = 3000;

/** Messages that a page arrives with disappear after a while; `data-message` marks them. */
export function clearMessages(root: Document): void {
	for (const message of root.querySelectorAll<HTMLElement>("[data-message]")) {
		setTimeout(() => {
			message.textContent = "";
			message.hidden = true;
		}, messageDuration);
	}
}
