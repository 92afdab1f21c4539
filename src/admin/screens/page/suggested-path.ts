/** The address that a title suggests: "Open Gym & Café" is at open-gym-cafe. */
export function suggestedPath(title: string): string {
	return title
		.normalize("NFKD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll(/['’]/g, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-+|-+$/g, "")
		.slice(0, 60)
		.replace(/-+$/, "");
}
