/** "Goals" within a title, "goals"; "RBI" stays. */
export function lowerFirst(title: string): string {
	return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
