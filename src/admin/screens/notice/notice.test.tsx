// @vitest-environment window
import { expect, test } from "vitest";
import { followsNothing } from "#domain/follower/follower.ts";
import { deliverDue } from "#server/mail/deliver.ts";
import { storeFor } from "#store/store.ts";
import { startClubs } from "#testing/admin/club.ts";
import { openAdmin, said, screen, waitFor, within } from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

test("a notice is taken back while it is held; told without a mail server it is copied", async () => {
	const { id, staff } = await found();
	const { notices, followers } = storeFor(id, app.database);
	await openAdmin(app, "/dashboard/notices", { as: staff });
	await screen.findByText("Nobody was told anything yet");
	const createdAt = app.services.now().toISOString();
	for (const address of ["ada@home.test", "bob@home.test"]) {
		const one = await followers.insert({ way: "mail", address, language: "en", createdAt });
		await followers.setFollows(one, Object.assign({}, followsNothing, { isAll: true }), createdAt);
	}
	const hold = (postId: number) =>
		notices.insert({
			happening: {
				kind: "newsPublished",
				postId,
				audience: { teams: "all", leagues: [], toWhom: ["followers"] },
				how: ["mail"],
			},
			heldUntil: createdAt,
			by: "sam",
			createdAt,
		});
	await hold(404);
	const opened = await openAdmin(app, "/dashboard/notices", { as: staff });
	await screen.findByRole("link", { name: "News" });
	await opened.press("Take back");
	await said("Nobody is told of it. What was done stays done.");
	await waitFor(() => expect(screen.getByText("Taken back")).toBeTruthy());

	const post = await storeFor(id, app.database).posts.insert({
		title: "No games today",
		text: "Snow",
		picture: null,
		language: "en",
		isPublished: true,
		publishedAt: createdAt,
		isPinned: false,
		bannerUntil: null,
		updatedAt: createdAt,
	});
	await hold(post.id);
	// A day later, at an hour that is quiet in no part of America (rule `quiet-hours`).
	const byDay = new Date(Date.parse(createdAt) + 24 * 60 * 60_000);
	byDay.setUTCHours(17);
	await deliverDue({ ...app.services, now: () => byDay }, null);
	const log = await openAdmin(app, "/dashboard/notices", { as: staff });
	await screen.findByText("2 not sent, no mail server");
	log.user.click(screen.getByRole("link", { name: "News: No games today" }));
	const panel = (await screen.findByText("To be sent by hand to 2 people")).closest("section");
	const byHand = within(panel as HTMLElement);
	expect(byHand.getByLabelText("Address").textContent).toBe("ada@home.test, bob@home.test");
	const link = byHand.getByRole("link", { name: "Open in my mail program" }).getAttribute("href");
	expect(link).toMatch(/^mailto:\?bcc=ada%40home\.test%2Cbob%40home\.test&subject=No%20games/);
});
