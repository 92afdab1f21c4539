import type { Page } from "./test.ts";

/** No push service can be reached from here, so the browser is given an address of ours. */
export async function reachBy(
	page: Page,
	{ endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
): Promise<void> {
	await page.addInitScript(
		({ endpoint, keys }) => {
			const subscription = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
			let isSubscribed = sessionStorage.getItem("subscribed") !== null;
			PushManager.prototype.subscribe = async () => {
				isSubscribed = true;
				sessionStorage.setItem("subscribed", "");
				return subscription as unknown as PushSubscription;
			};
			PushManager.prototype.getSubscription = async () =>
				isSubscribed ? (subscription as unknown as PushSubscription) : null;
		},
		{ endpoint, keys: { p256dh, auth } },
	);
}

/** The worker of the page's site, as the browser's own tools know it. */
export async function workerOf(page: Page): Promise<{ registrationId: string }> {
	const browser = await page.context().newCDPSession(page);
	const found = new Promise<{ registrationId: string }>((resolve) => {
		browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			const own = registrations.find(({ isDeleted }) => !isDeleted);
			if (own !== undefined) resolve(own);
		});
	});
	await browser.send("ServiceWorker.enable");
	return found;
}
