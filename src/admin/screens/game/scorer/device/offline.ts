/**
 * Lets this page open without a network from now on: a worker keeps what it took to open it. Without one, or where it
 * is forbidden, the page works as long as it stays open.
 */
export async function openWithoutNetwork(): Promise<void> {
	if (!("serviceWorker" in navigator)) return;
	try {
		// What registers takes text alone as its type, and browsers that know trusted types take nothing but them.
		const worker = await active(
			await navigator.serviceWorker.register(trusted("/scorer-worker.js") as string, {
				scope: "/dashboard/games/",
			}),
		);
		const loaded = performance
			.getEntriesByType("resource")
			.map(({ name }) => name)
			.filter((name) => new URL(name).pathname.startsWith("/assets/"));
		// What a pass opens with stands behind the #, and is nobody's to keep.
		const [page = location.href] = location.href.split("#");
		worker?.postMessage({ keep: [page, "/api/auth/check-auth", ...loaded] });
		// Asked once, so that a browser short of room takes others' data first.
		await navigator.storage?.persist?.();
	} catch {
		// Nothing of the game depends on it.
	}
}

/** Once it works. The page itself may have come from a place that is not its own. */
function active({
	active,
	waiting,
	installing,
}: ServiceWorkerRegistration): Promise<ServiceWorker | null> | ServiceWorker {
	const worker = active ?? waiting ?? installing;
	if (worker === null || worker.state === "activated") return Promise.resolve(worker);
	return new Promise((resolve) => {
		worker.addEventListener("statechange", () => {
			if (worker.state === "activated") resolve(worker);
		});
	});
}

type TrustedTypes = {
	createPolicy(
		name: string,
		rules: { createScriptURL: (address: string) => string },
	): { createScriptURL(address: string): unknown };
};

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** The address of a script of ours, as the administration's policy wants to have it said. */
function trusted(address: "/scorer-worker.js"): unknown {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	policy ??= trustedTypes?.createPolicy("scorer", { createScriptURL: () => address });
	return policy?.createScriptURL(address) ?? address;
}
