/**
 * The visitor's own teams, kept in this browser alone as "5 7" under the site's number: stars, marks at
 * their names, and on the front page their places, which are filled from the server.
 */
export function followTeams(root: Document): void {
	const main = root.querySelector<HTMLElement>("main[data-site]");
	if (main === null || !keepsAnything()) return;
	const key = `my-teams ${main.dataset.site}`;
	const known = () => localStorage.getItem(key)?.split(" ") ?? [];
	const keep = (ids: readonly string[]) => {
		if (ids.length === 0) localStorage.removeItem(key);
		else localStorage.setItem(key, ids.join(" "));
	};
	const forget = (id: string) => keep(known().filter((one) => one !== id));

	const show = () => {
		const ids = known();
		for (const star of root.querySelectorAll<HTMLElement>("[data-star]")) {
			star.ariaPressed = String(ids.includes(star.dataset.star ?? ""));
		}
		for (const name of root.querySelectorAll<HTMLElement>("[data-team]")) {
			mark(name, ids.includes(name.dataset.team ?? ""), main.dataset.mine ?? "");
		}
		for (const place of root.querySelectorAll<HTMLElement>("[data-place]:empty")) {
			fill(place, forget);
		}
	};

	root.addEventListener("click", (event) => {
		const star = event.target instanceof Element && event.target.closest("[data-star]");
		if (!(star instanceof HTMLElement)) return;
		const id = star.dataset.star ?? "";
		if (known().includes(id)) forget(id);
		else keep([...known(), id]);
		show();
	});
	// In another tab, or before this page came back as it was left.
	addEventListener("storage", show);
	addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		if (root.getElementById("my-teams") === null) show();
		else location.reload();
	});
	root.documentElement.dataset.scripted = "";
	show();
}

function keepsAnything(): boolean {
	try {
		return localStorage !== null;
	} catch {
		return false;
	}
}

/** A name that is one's own, for the eye by its row, for readers by a word. */
function mark(name: HTMLElement, isMine: boolean, word: string): void {
	if (isMine === (name.dataset.mine !== undefined)) return;
	if (!isMine) {
		delete name.dataset.mine;
		name.lastElementChild?.remove();
		return;
	}
	const said = document.createElement("span");
	said.className = "visually-hidden";
	said.textContent = `, ${word}`;
	name.append(said);
	name.dataset.mine = "";
}

/** A team that is gone is forgotten; what cannot be had now is not missed. */
async function fill(place: HTMLElement, forget: (id: string) => void): Promise<void> {
	const id = place.dataset.place ?? "";
	const address = place.parentElement?.dataset.address ?? "";
	try {
		const answer = await fetch(address.replace("/0/", `/${id}/`));
		if (answer.status === 404) forget(id);
		if (!answer.ok) return place.remove();
		place.innerHTML = await answer.text();
	} catch {
		place.remove();
	}
}
