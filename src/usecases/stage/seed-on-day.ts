import { anonymous } from "#domain/account/user.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { Refusal } from "../refusals.ts";
import { readStages } from "./read-stage.ts";
import { takeFromTable } from "./stage-seeds.ts";

type Night = { organization: Organization; store: Store; now: Date };

/**
 * Seeds a stage whose day has come, as its tables stand now. Others may have done so meanwhile, or changed
 * their mind; one that its tables do not decide stays without seeds, and is tried again until they do
 * (rule `seeded-on-its-day`).
 */
export async function seedOnItsDay(night: Night, id: number): Promise<void> {
	try {
		await night.store.transaction(async (store) => {
			const stage = await store.stages.find(id);
			if (stage === undefined || !mayBeSeeded(stage, night)) return;
			const [read] = await readStages(store, [stage]);
			if (read !== undefined) await takeFromTable({ ...night, store, viewer: anonymous }, read);
		});
	} catch (error) {
		// Its screen says the same.
		if (!(error instanceof Refusal && error.kind === "conflict")) throw error;
	}
}

/** Has the day begun where the league plays? */
export function isItsDay(
	{ seedsOn }: { seedsOn: string | null },
	{ organization, now }: Pick<Night, "organization" | "now">,
): boolean {
	return seedsOn !== null && seedsOn <= today(now, organization.timeZone);
}

type Planned = { seedsBy: string; seedsOn: string | null; seededAt: string | null };

function mayBeSeeded(stage: Planned, night: Night): boolean {
	return stage.seedsBy === "table" && stage.seededAt === null && isItsDay(stage, night);
}
