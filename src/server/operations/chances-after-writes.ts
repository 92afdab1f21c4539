import { storeFor } from "#store/store.ts";
import { keepChances, type Simulate } from "#usecases/standings/table-chances.ts";
import { reportUnexpected } from "../http/unexpected.ts";
import type { Services } from "../services.ts";
import { seasonSimulator } from "../workers/season-simulator.ts";

/** Several results are often entered one after the other: they are waited for. */
const restMs = 500;

/**
 * Works out chances anew once somebody has written to an organization, one organization after the other, and what
 * is missing at the start. Answers how to end it.
 */
export function keepChancesAfterWrites(services: Services): () => void {
	const simulate = seasonSimulator();
	const waiting = new Set<number>();
	let timer: NodeJS.Timeout | undefined;
	let isWorking = false;
	let isOver = false;

	const goOn = () => {
		if (isOver || isWorking || timer !== undefined || waiting.size === 0) return;
		timer = setTimeout(() => {
			timer = undefined;
			isWorking = true;
			void work().finally(() => {
				isWorking = false;
				goOn();
			});
		}, restMs);
		timer.unref();
	};
	const work = async () => {
		const ids = [...waiting];
		waiting.clear();
		for (const id of ids) {
			if (isOver) return;
			await keepChancesOf(services, id, simulate).catch((error) =>
				reportUnexpected(services, error, "working out chances"),
			);
		}
	};
	const add = (ids: readonly number[]) => {
		for (const id of ids) waiting.add(id);
		goOn();
	};
	const stopListening = services.database.onWrite((id) => {
		if (id !== null) add([id]);
	});
	services.platform.organizations.list().then(
		(all) => add(all.map(({ id }) => id)),
		(error) => reportUnexpected(services, error, "looking for chances to work out"),
	);
	return () => {
		isOver = true;
		clearTimeout(timer);
		stopListening();
	};
}

/** One that fails is tried again with the next write. */
async function keepChancesOf(
	services: Services,
	organizationId: number,
	simulate: Simulate,
): Promise<void> {
	const organization = await services.directory.byId(organizationId);
	if (organization === undefined) return;
	const store = storeFor(organizationId, services.database);
	await keepChances({ organization, store }, simulate);
}
