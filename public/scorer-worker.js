/*
 * Lets the scorer's page open without a network once it was opened with one. It keeps the page, what the page loaded
 * and who was signed in; games themselves stand in the page's own database. With a network it stands aside.
 */
const kept = "scorer-1";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/* The page says what it took to open it. What an earlier version of it took goes. */
addEventListener("message", (event) => {
	const { keep } = event.data ?? {};
	if (Array.isArray(keep)) event.waitUntil(keepAll(keep));
});

async function keepAll(addresses) {
	const cache = await caches.open(kept);
	const wanted = new Set(addresses.map((address) => new URL(address, location.href).href));
	for (const address of wanted) {
		const answer = await fetch(address, { credentials: "same-origin" }).catch(() => null);
		if (answer?.ok) await cache.put(address, answer);
	}
	for (const request of await cache.keys()) {
		const isAsset = new URL(request.url).pathname.startsWith("/assets/");
		if (isAsset && !wanted.has(request.url)) await cache.delete(request);
	}
}

addEventListener("fetch", (event) => {
	const { request } = event;
	const { pathname, origin } = new URL(request.url);
	if (request.method !== "GET" || origin !== location.origin) return;
	const isKept =
		request.mode === "navigate" ||
		pathname.startsWith("/assets/") ||
		pathname === "/api/auth/check-auth";
	if (isKept) event.respondWith(fromNetworkOrKept(request));
});

async function fromNetworkOrKept(request) {
	const cache = await caches.open(kept);
	const isAsset = new URL(request.url).pathname.startsWith("/assets/");
	const before = isAsset ? await cache.match(request.url) : undefined;
	if (before !== undefined) return before;
	try {
		return await fetch(request);
	} catch (error) {
		const answer = await cache.match(request.url);
		if (answer === undefined) throw error;
		return answer;
	}
}
