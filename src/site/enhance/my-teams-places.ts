/**
 * Stands behind the place of the visitor's own teams and runs while the page is read: a place for each
 * of them, which `my-teams.ts` fills. A script of its own, because the policy lets none stand in the page.
 */
{
	const teams = document.getElementById("my-teams");
	try {
		for (const id of localStorage.getItem(`my-teams ${teams?.dataset.site}`)?.split(" ") ?? []) {
			const place = document.createElement("div");
			place.dataset.place = id;
			teams?.append(place);
		}
	} catch {
		// The browser keeps nothing for this site.
	}
}
