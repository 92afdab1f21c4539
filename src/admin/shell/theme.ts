const key = "theme";

/** Shows the user's theme and notes it for this browser. */
export function chooseTheme(theme: string): void {
	localStorage.setItem(key, theme);
	show(theme);
}

/** Shows the theme that was used here last, before it is known who is signed in. */
export function showLastTheme(): void {
	const theme = localStorage.getItem(key);
	if (theme !== null) show(theme);
}

/** Light, or any other word, which is dark (rule `any-word-is-dark`). */
function show(theme: string): void {
	document.documentElement.dataset.theme = theme === "light" ? "light" : "dark";
}
