/**
 * Asks the browser to show notes of what is followed on this page, and tells the server how to reach it. The worker
 * is registered below the organization's own address, for the page of following alone, and stands before no page.
 */
{
	const place = document.getElementById("push");
	const button = place?.querySelector("button");
	const status = place?.querySelector<HTMLElement>("[role=status]");
	if (place && button && status) offer(place, button, status);
}

type Outcome = "starting" | "started" | "ended" | "denied" | "failed";

function offer(place: HTMLElement, button: HTMLButtonElement, status: HTMLElement): void {
	const isAble = "PushManager" in window && "serviceWorker" in navigator;
	if (!isAble && !isApple()) {
		place.remove();
		return;
	}
	for (const part of place.querySelectorAll<HTMLElement>("[data-when]")) {
		part.hidden = part.dataset.when !== (isAble ? "able" : "homeScreen");
	}
	place.dataset.shown = "";
	if (!isAble) return;

	const { scope = "/", team = "", league = "" } = place.dataset;
	const what = `${team} ${league}`;
	const site = document.querySelector<HTMLElement>("main[data-site]")?.dataset.site ?? "";
	const key = `followed ${site}`;
	const followed = () => new Set(localStorage.getItem(key)?.split(",") ?? []);
	const keep = (isFollowed: boolean) => {
		const all = followed();
		if (isFollowed) all.add(what);
		else all.delete(what);
		localStorage.setItem(key, [...all].join(","));
	};
	const show = (outcome?: Outcome) => {
		const isFollowed = followed().has(what);
		button.textContent = (isFollowed ? button.dataset.end : button.dataset.start) ?? "";
		button.dataset.followed = String(isFollowed);
		if (outcome !== undefined) status.textContent = status.dataset[outcome] ?? "";
	};

	button.addEventListener("click", async () => {
		const isEnd = followed().has(what);
		show("starting");
		button.disabled = true;
		show(await change(place, scope, isEnd, keep).catch((): Outcome => "failed"));
		button.disabled = false;
		// What is followed has a star (site/enhance/my-teams.ts).
		if (!isEnd && followed().has(what) && team !== "") star(site, team);
	});
	// A browser that was told to forget the site follows nothing.
	void navigator.serviceWorker
		.getRegistration(scope)
		.then((found) => found?.pushManager.getSubscription())
		.then((found) => {
			if (!found) localStorage.removeItem(key);
			show();
		});
}

async function change(
	place: HTMLElement,
	scope: string,
	isEnd: boolean,
	keep: (isFollowed: boolean) => void,
): Promise<Outcome> {
	if ((await Notification.requestPermission()) !== "granted") return "denied";
	const worker = await active(await navigator.serviceWorker.register("/push-worker.js", { scope }));
	const { endpoint, keys } = (await subscription(worker, place.dataset.key ?? "")).toJSON();
	const { p256dh = "", auth = "" } = keys ?? {};
	const { team = "", league = "", address = "" } = place.dataset;
	const body = new URLSearchParams({
		endpoint: endpoint ?? "",
		p256dh,
		auth,
		team,
		league,
		end: isEnd ? "1" : "",
	});
	const answer = await fetch(address, { method: "POST", body });
	if (new URL(answer.url).searchParams.get("said") !== "noted") return "failed";
	keep(!isEnd);
	return isEnd ? "ended" : "started";
}

/** One that another installation has written to before has other keys, and is made anew. */
async function subscription(
	{ pushManager }: ServiceWorkerRegistration,
	applicationServerKey: string,
): Promise<PushSubscription> {
	const asked = { userVisibleOnly: true, applicationServerKey };
	return pushManager.subscribe(asked).catch(async (error) => {
		const before = await pushManager.getSubscription();
		if (!before) throw error;
		await before.unsubscribe();
		return pushManager.subscribe(asked);
	});
}

/** A worker can be written to once it is active. */
function active(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
	const coming = registration.installing ?? registration.waiting;
	if (registration.active || !coming) return Promise.resolve(registration);
	return new Promise((resolve) => {
		coming.addEventListener("statechange", () => {
			if (coming.state === "activated") resolve(registration);
		});
	});
}

function star(site: string, team: string): void {
	const key = `my-teams ${site}`;
	const ids = localStorage.getItem(key)?.split(" ") ?? [];
	if (!ids.includes(team)) localStorage.setItem(key, [...ids, team].join(" "));
}

/** Where web push is had from the Home Screen alone. An iPad says it is a Mac. */
function isApple(): boolean {
	const { userAgent, maxTouchPoints } = navigator;
	return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
