/** What somebody may want: the device's own theme, or always the same. */
export type ThemeChoice = "device" | "light" | "dark";

/** What was shown here last, which is shown before it is known who is signed in. */
const lastKey = "theme";
/** "light" where somebody chose it on this device. */
const chosenKey = "chosen-theme";

/** Shows the account's theme and notes it for this browser. */
export function showTheme(theme: string): void {
	const choice = choiceOf(theme);
	localStorage.setItem(lastKey, choice);
	show(choice);
}

export function showLastTheme(): void {
	show(localStorage.getItem(lastKey) ?? "device");
}

/**
 * What an account's theme means here (rule `theme-follows-device`). Every account begins as "light",
 * so light counts only where it was chosen; any other word is dark (rule `any-word-is-dark`).
 */
export function choiceOf(theme: string): ThemeChoice {
	if (theme !== "light") return "dark";
	return localStorage.getItem(chosenKey) === "light" ? "light" : "device";
}

/** Notes what was chosen on this device, once the account has its theme. */
export function noteChoice(choice: ThemeChoice): void {
	if (choice === "light") localStorage.setItem(chosenKey, "light");
	else localStorage.removeItem(chosenKey);
	showTheme(themeOf(choice));
}

/** What is kept of a choice with the account. */
export function themeOf(choice: ThemeChoice): string {
	return choice === "dark" ? "dark" : "light";
}

function show(choice: string): void {
	if (choice === "device") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = choice;
}
