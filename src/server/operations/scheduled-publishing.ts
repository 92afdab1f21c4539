import { kinds } from "#blocks/kinds.ts";
import { organizationsWithPosts } from "#store/platform/posts-to-show.ts";
import { scheduledPages } from "#store/platform/scheduled-pages.ts";
import { stagesToSeed } from "#store/platform/stages-to-seed.ts";
import { storeFor } from "#store/store.ts";
import { isDue, publishScheduled } from "#usecases/page/scheduled-pages.ts";
import { isItsDay, seedOnItsDay } from "#usecases/stage/seed-on-day.ts";
import { reportUnexpected } from "../http/unexpected.ts";
import type { Services } from "../services.ts";

const minuteMs = 60_000;

/**
 * Publishes and seeds what is due now and at the beginning of every minute; answers how to end it. Every
 * process does so: whichever comes first does it, and the others find it done.
 */
export function publishEveryMinute(services: Services): () => void {
	let timer: NodeJS.Timeout | undefined;
	let isOver = false;
	let lookedAt = services.now();
	const goOn = () => {
		if (isOver) return;
		// A little late rather than a little early, when nothing would be due yet.
		const untilNext = minuteMs - (services.now().getTime() % minuteMs) + 20;
		timer = setTimeout(publish, untilNext);
		timer.unref();
	};
	const publish = () =>
		publishDue(services)
			.catch((error) => reportUnexpected(services, error, "scheduled publishing"))
			.then(async () => {
				lookedAt = await showPosts(services, lookedAt);
			})
			.catch((error) => reportUnexpected(services, error, "scheduled posts"))
			.then(() => seedDue(services))
			.catch((error) => reportUnexpected(services, error, "scheduled seeding"))
			.finally(goOn);
	void publish();
	return () => {
		isOver = true;
		clearTimeout(timer);
	};
}

/** One that fails does not hold up the others. */
export async function publishDue(services: Services): Promise<void> {
	const now = services.now();
	for (const { organizationId, key, publishAt } of await scheduledPages(services.database)) {
		const organization = await services.directory.byId(organizationId);
		if (organization === undefined || !isDue({ publishAt }, { organization, now })) continue;
		const store = storeFor(organizationId, services.database);
		await publishScheduled({ organization, store, kinds, now }, key).catch((error) =>
			reportUnexpected(services, error, "scheduled publishing of a page"),
		);
	}
}

/**
 * Posts are seen from their moment on without anybody writing them, so what is kept of their sites is dropped
 * then, in each process. Answers until when it looked.
 */
export async function showPosts(services: Services, since: Date): Promise<Date> {
	const now = services.now();
	for (const organizationId of await organizationsWithPosts(services.database, { since, now })) {
		services.database.committed(organizationId);
	}
	return now;
}

/** Stages whose day has come. One that fails does not hold up the others. */
export async function seedDue(services: Services): Promise<void> {
	const now = services.now();
	for (const { organizationId, id, seedsOn } of await stagesToSeed(services.database)) {
		const organization = await services.directory.byId(organizationId);
		if (organization === undefined || !isItsDay({ seedsOn }, { organization, now })) continue;
		const store = storeFor(organizationId, services.database);
		await seedOnItsDay({ organization, store, now }, id).catch((error) =>
			reportUnexpected(services, error, "scheduled seeding of a stage"),
		);
	}
}
