/*
 * Shows what a league sends to a browser that follows it, and opens the page it is about. It stands between no
 * page and the server: it fetches and keeps nothing.
 */
addEventListener("push", (event) => {
	const { title, body, url, tag } = event.data?.json() ?? {};
	if (title) event.waitUntil(registration.showNotification(title, { body, tag, data: url }));
});

addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(clients.openWindow(event.notification.data));
});
