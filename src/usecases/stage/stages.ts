import { canManageLeagues } from "#domain/account/policy.ts";
import { say } from "#domain/language/say.ts";
import { everybodyEligible, type StageEligibility } from "#domain/stage/eligibility.ts";
import { faultOfFormat } from "#domain/stage/fault-of-format.ts";
import { seriesOf } from "#domain/stage/series-of.ts";
import { hostOf, type StageFormat } from "#domain/stage/stage.ts";
import type { PlannedGame } from "#store/stage/stage-games.ts";
import type { StageChoices, StoredStage } from "#store/stage/stages.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { seasonsToSee } from "../player/player-views.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type InLeague, seasonLeagueAt, teamMissing } from "../team/season-league-lookup.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import { leaveWithoutSeed } from "./entries-of-stage.ts";
import { isBegun, readStages, type StageRead } from "./read-stage.ts";
import { isStillPlayed, settleStage } from "./settle-stage.ts";
import { type StageView, toStageViews } from "./stage-views.ts";
import { mustBeFree } from "./standing-games.ts";

const stageMissing = "Stage not found.";

/** A league in a season rarely has more than its playoffs and a cup. */
const mostStages = 20;

type Given = { [Choice in keyof StageChoices]?: StageChoices[Choice] | undefined };

export type StagesAsked = PageAsked & {
	seasonId?: number | undefined;
	leagueId?: number | undefined;
};

/** The stages of a season, else of all seasons that can be seen, as they stand. */
export async function listStages(scope: Scope, asked: StagesAsked): Promise<StageView[]> {
	const { seasonId, leagueId } = asked;
	const seasons = (await seasonsToSee(scope)).filter(
		({ id }) => seasonId === undefined || id === seasonId,
	);
	if (seasonId !== undefined) found(seasons[0], "Season not found.");
	const all = await scope.store.stages.listBySeasons(seasons.map(({ id }) => id));
	const those = all.filter((stage) => leagueId === undefined || stage.leagueId === leagueId);
	return toStageViews(scope, await readStages(scope.store, paged(those, asked)));
}

export async function viewStage(scope: Scope, { id }: { id: number }): Promise<StageView> {
	const [view] = await toStageViews(scope, [await readStage(scope, id)]);
	return found(view, stageMissing);
}

/** A stage that the viewer may know of; else it does not exist. */
export async function readStage(scope: Scope, id: number): Promise<StageRead> {
	const stage = found(await scope.store.stages.find(id), stageMissing);
	const seasons = await seasonsToSee(scope);
	found(
		seasons.find((season) => season.id === stage.seasonId),
		stageMissing,
	);
	const [read] = await readStages(scope.store, [stage]);
	return found(read, stageMissing);
}

export type StageToAdd = InLeague &
	Given & {
		name: string;
		format: StageFormat;
		/** The leagues of the season whose teams it takes; without it the one it belongs to. */
		leagueIds?: readonly number[] | undefined;
	};

/** Adds a stage, which visitors know nothing of until it is published, with places for all its games. */
export async function addStage(scope: Scope, asked: StageToAdd): Promise<StageView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const { seasonId, leagueId, leagueIds, ...given } = asked;
		const { id: seasonLeagueId } = await seasonLeagueAt(inside, { seasonId, leagueId });
		const known = (await store.stages.listBySeasons([seasonId])).filter(
			(stage) => stage.seasonLeagueId === seasonLeagueId,
		);
		if (known.length >= mostStages)
			throw new Refusal("conflict", say`A league has at most ${mostStages} stages in a season.`);
		mustBeNamedAnew(known, asked.name);
		const taken = await leaguesToTake(inside, { seasonId, leagueId }, leagueIds);
		const choices = withGiven(nothingChosen(asked), await ofTheirTeams(store, taken, given));
		const createdBy = scope.viewer.kind === "member" ? scope.viewer.userId : null;
		const id = await store.stages.insert({ ...choices, seasonLeagueId, createdBy });
		await store.stages.insertLeagues(id, taken);
		await planGames(store, id, choices.format, []);
		const after = inAudit(found(await store.stages.find(id), stageMissing));
		await recordChange(scope, store, { action: "stage.add", id, after });
		return viewStage(inside, { id });
	});
}

export type StageToChange = { id: number } & Given;

/** Changes what is given. Another format plans its games anew, which only goes before the first is played. */
export async function changeStage(
	scope: Scope,
	{ id, ...given }: StageToChange,
): Promise<StageView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const read = await readStage(inside, id);
		if (given.name !== undefined) {
			const { seasonId, seasonLeagueId } = read.stage;
			const known = await store.stages.listBySeasons([seasonId]);
			const others = known.filter((it) => it.id !== id && it.seasonLeagueId === seasonLeagueId);
			mustBeNamedAnew(others, given.name);
		}
		const choices = withGiven(read.stage, await ofTheirTeams(store, read.leagueIds, given));
		const isAnother = JSON.stringify(choices.format) !== JSON.stringify(read.stage.format);
		await store.stages.save(id, choices);
		if (isAnother) {
			if (read.planned.some(isBegun)) throw new Refusal("conflict", hasBegunAlready);
			const at = scope.now.toISOString();
			for (const game of read.planned) await store.stages.removeFromGames(game, at);
			await store.stages.removeSeries(id);
			await planGames(store, id, choices.format, read.planned);
			const kept = read.seeds.filter(({ seed }) => seed <= choices.format.teams);
			await store.stages.replaceSeeds(id, kept, read.stage.seededAt);
			await settleStage(scope, store, id);
			await leaveWithoutSeed(store, read, kept);
		}
		const after = found(await store.stages.find(id), stageMissing);
		const change = { before: inAudit(read.stage), after: inAudit(after) };
		await recordChange(scope, store, { action: "stage.change", id, ...change });
		return viewStage(inside, { id });
	});
}

/** Throws a stage away with all its games; it can come back for thirty days. */
export async function removeStage(scope: Scope, { id }: { id: number }): Promise<MovedToTrash> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const { stage } = await readStage({ ...scope, store }, id);
		const label = `${stage.name}, ${stage.leagueName}`;
		const seasonIds = [stage.seasonId];
		const thrown = await moveToTrash(scope, store, { kind: "stage", id, label, seasonIds });
		await recordChange(scope, store, { action: "stage.delete", id, before: inAudit(stage) });
		return thrown;
	});
}

type PublicationGiven = {
	id: number;
	isPublished: boolean;
	/** Another game may be at the same place at the time. */
	sharesPlaces?: boolean | undefined;
};

/** Shows a stage to visitors, its places for games too, or takes it from them. */
export async function publishStage(
	scope: Scope,
	{ id, isPublished, sharesPlaces }: PublicationGiven,
): Promise<StageView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const read = await readStage({ ...scope, store }, id);
		const { stage } = read;
		if (isPublished === (stage.publishedAt !== null)) return viewStage({ ...scope, store }, { id });
		if (isPublished) await mustBeFree({ ...scope, store }, read, toCome(read), sharesPlaces);
		await store.stages.savePublication(id, isPublished ? scope.now.toISOString() : null);
		const action = isPublished ? "stage.publish" : "stage.unpublish";
		await recordChange(scope, store, { action, id, after: { name: stage.name } });
		return viewStage({ ...scope, store }, { id });
	});
}

/** Its games that are still to be played. */
function toCome({ planned, state }: StageRead): PlannedGame[] {
	return planned.filter((game) => {
		const series = state.series[game.series - 1];
		return series !== undefined && !isBegun(game) && isStillPlayed(series, game);
	});
}

/** Two people who make the playoffs at once make them once. */
function mustBeNamedAnew(known: readonly StoredStage[], name: string): void {
	const other = known.find((stage) => stage.name.toLowerCase() === name.toLowerCase());
	if (other === undefined) return;
	const sentence = say`This league already has a stage called ${other.name} in this season. Give this one another name.`;
	throw new Refusal("conflict", sentence, { fields: { name: sentence } });
}

/** A stage in the trail, whose newest change a write may have to have seen (rule `edit-over-what-was-seen`). */
export function inTrail(id: number) {
	return { subjects: ["stage"], id };
}

const hasBegunAlready =
	"Games of this stage have been played. Take their results away before you change its format.";

function nothingChosen({ name, format }: Pick<StageChoices, "name" | "format">): StageChoices {
	const nothing = { seedsOn: null, eligibility: everybodyEligible, minGames: 0 };
	return { name, format, seedsBy: "table", ...nothing };
}

function withGiven(before: StageChoices, given: Given): StageChoices {
	const format = given.format ?? before.format;
	const fault = faultOfFormat(format);
	if (fault !== null) throw invalid("format", fault);
	const eligibility: StageEligibility = given.eligibility ?? before.eligibility;
	return {
		name: given.name ?? before.name,
		format,
		seedsBy: given.seedsBy ?? before.seedsBy,
		seedsOn: given.seedsOn === undefined ? before.seedsOn : given.seedsOn,
		eligibility,
		minGames: given.minGames ?? before.minGames,
	};
}

/** What is said of teams is of teams in these leagues, by their ids or their entries'. */
async function ofTheirTeams(
	store: Store,
	seasonLeagueIds: readonly number[],
	given: Given,
): Promise<Given> {
	const { eligibility } = given;
	if (eligibility === undefined || eligibility.rulings.length === 0) return given;
	const entries = await store.teams.listEntries(seasonLeagueIds);
	const rulings = eligibility.rulings.map((ruling) => {
		const isMeant = (id: number) => id === ruling.entryId;
		const entry = entries.find(({ id, team }) => isMeant(id) || isMeant(team.id));
		return { ...ruling, entryId: found(entry, teamMissing).id };
	});
	return { ...given, eligibility: { ...eligibility, rulings } };
}

/** The leagues in the season whose teams play, each of the sport of the one that has the games. */
async function leaguesToTake(
	scope: Scope,
	{ seasonId, leagueId }: InLeague,
	leagueIds: readonly number[] = [leagueId],
): Promise<number[]> {
	const host = await seasonLeagueAt(scope, { seasonId, leagueId });
	const taken: number[] = [];
	for (const id of new Set(leagueIds)) {
		const one = await seasonLeagueAt(scope, { seasonId, leagueId: id });
		if (one.league.sportId !== host.league.sportId)
			throw invalid("leagueIds", "All leagues of a stage play the same sport.");
		taken.push(one.id);
	}
	if (taken.length === 0) throw invalid("leagueIds", "Please choose whose teams play.");
	if (taken.length > 1 && taken.includes(host.id)) throw invalid("leagueIds", needsOwnLeague);
	return taken;
}

/** Its teams enter there, and would stand in the table of any other (rule `stage-of-several-leagues`). */
const needsOwnLeague =
	"A stage of several leagues needs a league of its own for its games. Add one to the season, such as Finals.";

/** Makes the series of a format and a place for each game, where and when the one of before was. */
async function planGames(
	store: Store,
	id: number,
	format: StageFormat,
	before: readonly PlannedGame[],
): Promise<void> {
	const plans = seriesOf(format);
	const seriesIds = await store.stages.insertSeries(id, plans);
	const appointed = new Map(before.map((game) => [`${game.series} ${game.number}`, game]));
	const games = plans.flatMap((plan, index) =>
		Array.from({ length: plan.bestOf }, (_, at) => {
			const { hosting } = format;
			const number = at + 1;
			const old = appointed.get(`${plan.number} ${number}`);
			return {
				seriesId: seriesIds[index] ?? 0,
				number,
				isHomeBetter: hostOf({ hosting, bestOf: plan.bestOf, better: "home" }, number) === "home",
				date: old?.date ?? null,
				time: old?.time ?? null,
				location: old?.location ?? null,
			};
		}),
	);
	await store.stages.insertPlanned(games);
}

function inAudit({
	name,
	leagueName,
	format,
	seedsBy,
	seedsOn,
	eligibility,
	minGames,
}: StoredStage) {
	return { name, leagueName, format, seedsBy, seedsOn, eligibility, minGames };
}
