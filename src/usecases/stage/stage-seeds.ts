import { canManageLeagues } from "#domain/account/policy.ts";
import { say, sayList } from "#domain/language/say.ts";
import type { Candidate } from "#domain/stage/seeding.ts";
import type { StoredSeed } from "#store/stage/stages.ts";
import { recordChange } from "../audit/audit.ts";
import { mustHaveSeen, newestChangeOf, type SeenBefore } from "../audit/seen-changes.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { teamMissing } from "../team/season-league-lookup.ts";
import { entryInStage, leaveWithoutSeed } from "./entries-of-stage.ts";
import type { StageRead } from "./read-stage.ts";
import { readSeeding, type Seeding } from "./seeding.ts";
import { settleStage } from "./settle-stage.ts";
import type { StageView } from "./stage-views.ts";
import { inTrail, readStage, viewStage } from "./stages.ts";

export type SeedingToChange = Seeding & {
	/** What whoever changes the stage has seen (rule `edit-over-what-was-seen`). */
	lastChangeId: number;
	/** In which what teams have not paid is counted. */
	currency: string;
};

/** How the tables would seed the stage now: who may play, who is level. */
export async function viewSeeding(scope: Scope, { id }: { id: number }): Promise<SeedingToChange> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const lastChangeId = await newestChangeOf(scope.store, inTrail(id));
	const read = await readStage(scope, id);
	const { currency } = scope.organization;
	return { ...asEntered(await readSeeding(scope, read), read), lastChangeId, currency };
}

/** Seeds a stage as its tables stand. Refused while they do not say who comes first. */
export async function seedFromTable(scope: Scope, { id }: { id: number }): Promise<StageView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const read = await readStage(inside, id);
		await takeFromTable(inside, read);
		return viewStage(inside, { id });
	});
}

export type SeedsGiven = SeenBefore & {
	id: number;
	/** Seed 1 first; a team by its id or its entry's, and why it plays although it may not. */
	seeds: readonly { teamId: number; overruled?: string | null | undefined }[];
};

/** Seeds a stage by hand, all of it or its best seeds for now. */
export async function seedByHand(
	scope: Scope,
	{ id, seeds, lastChangeId }: SeedsGiven,
): Promise<StageView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const read = await readStage(inside, id);
		await mustHaveSeen(scope, store, { thing: inTrail(id), called: say`this stage`, lastChangeId });
		const { teams } = read.stage.format;
		if (seeds.length > teams) throw invalid("seeds", say`This stage has ${teams} teams.`);
		const seeding = await readSeeding(inside, read);
		const chosen = seeds.map(({ teamId, overruled }) => {
			// A team of another league may be named by its entry in the stage's own.
			const known = read.teams.get(teamId)?.team.id ?? teamId;
			const candidate = found(
				seeding.candidates.find(({ entryId }) => isTeam(seeding, entryId, known)),
				teamMissing,
			);
			return { ...candidate, overruled: mayPlay(candidate, overruled ?? null) };
		});
		if (new Set(chosen.map(({ entryId }) => entryId)).size < chosen.length)
			throw invalid("seeds", "A team has one seed.");
		await keepSeeds(inside, read, chosen);
		return viewStage(inside, { id });
	});
}

/** A team plays no more, and why; without a reason it is back. What it has played stays. */
export async function withdrawFromStage(
	scope: Scope,
	{ id, teamId, reason }: { id: number; teamId: number; reason: string | null },
): Promise<StageView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const { seeds, teams, stage } = await readStage(inside, id);
		const seed = found(
			seeds.find(({ entryId }) => isTeam({ teams }, entryId, teamId)),
			teamMissing,
		);
		await store.stages.setWithdrawn(id, seed.entryId, reason);
		await settleStage(scope, store, id);
		const team = teams.get(seed.entryId)?.team.name;
		const named = { name: stage.name, team };
		await recordChange(scope, store, {
			action: "stage.withdraw",
			id,
			before: { ...named, withdrawn: seed.withdrawn },
			after: { ...named, withdrawn: reason },
		});
		return viewStage(inside, { id });
	});
}

/** Seeds a stage as its tables stand, whoever asks. */
export async function takeFromTable(scope: Scope, read: StageRead): Promise<void> {
	const { seeds, level } = await readSeeding(scope, read);
	const { teams } = read.stage.format;
	const [undecided] = level;
	if (seeds.length < teams) {
		const sentence = say`Only ${seeds.length} teams may play, and this stage has ${teams}.`;
		throw new Refusal("conflict", sentence, { fields: { seeds: sentence } });
	}
	if (undecided !== undefined) {
		const sentence = say`${sayList(undecided.map(({ name }) => name))} are level: draw a lot in the rules of the table, or seed by hand.`;
		throw new Refusal("conflict", sentence, { fields: { seeds: sentence } });
	}
	await keepSeeds(scope, read, seeds);
}

async function keepSeeds(
	scope: Scope,
	read: StageRead,
	chosen: readonly Candidate[],
): Promise<void> {
	const { store, now } = scope;
	const { stage, seeds: before, teams } = read;
	const seeds: Omit<StoredSeed, "stageId">[] = [];
	for (const [index, candidate] of chosen.entries()) {
		const entryId = await entryInStage(store, stage.seasonLeagueId, candidate);
		const withdrawn = before.find((one) => one.entryId === entryId)?.withdrawn ?? null;
		seeds.push({ seed: index + 1, entryId, overruled: candidate.overruled, withdrawn });
	}
	await store.stages.replaceSeeds(stage.id, seeds, now.toISOString());
	await settleStage(scope, store, stage.id);
	await leaveWithoutSeed(store, read, seeds);
	const nameOf = (entryId: number) => teams.get(entryId)?.team.name;
	const named = (list: typeof before) => ({
		name: stage.name,
		seeds: list.map(({ entryId, overruled }) => ({ team: nameOf(entryId), overruled })),
	});
	await recordChange(scope, store, {
		action: "stage.seed",
		id: stage.id,
		before: named(before),
		after: {
			name: stage.name,
			seeds: chosen.map(({ name, overruled }) => ({ team: name, overruled })),
		},
	});
}

/** Teams of other leagues by the entries under which they play in the stage. */
function asEntered(seeding: Seeding, { seeds, teams }: StageRead): Seeding {
	const entered = new Map(seeds.map(({ entryId }) => [teams.get(entryId)?.team.id, entryId]));
	const idOf = (entryId: number) => entered.get(seeding.teams.get(entryId)?.team.id) ?? entryId;
	const named = (set: readonly Candidate[]) =>
		set.map((one) => ({
			...one,
			entryId: idOf(one.entryId),
			levelWith: one.levelWith.map(idOf),
		}));
	return {
		candidates: named(seeding.candidates),
		seeds: named(seeding.seeds),
		level: seeding.level.map(named),
		teams: seeding.teams,
		leagueOf: seeding.leagueOf,
	};
}

/** Why it plays although it may not; null for a team that may. */
function mayPlay({ name, reasons, overruled }: Candidate, given: string | null): string | null {
	if (reasons.length === 0) return null;
	if (given !== null || overruled !== null) return given ?? overruled;
	throw invalid("seeds", say`${name} is not eligible. Say why it plays all the same.`);
}

function isTeam({ teams }: Pick<Seeding, "teams">, entryId: number, id: number): boolean {
	return entryId === id || teams.get(entryId)?.team.id === id;
}
