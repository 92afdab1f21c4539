/** The site of this address as titles name it, and its league in full; the server wrote both. */
export function siteHere(): { site: string; league: string } {
	return { site: metaNamed("site"), league: metaNamed("league") };
}

function metaNamed(name: string): string {
	return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}
