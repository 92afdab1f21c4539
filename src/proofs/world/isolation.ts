import type { Row } from "#api/endpoint.ts";
import { type Ask, callOf, formOf, type Role, takesForm } from "./calls.ts";
import { nameForeignOrganization, nameForeignOrganizationInBody } from "./foreign-names.ts";
import { isOfOne, type Pair, product } from "./pair.ts";
import { nameOf, nobodys, type Position, positionsIn, replaced } from "./positions.ts";
import type { ProofLeague } from "./proof-league.ts";
import { type Manner, type ProofWorld, rootHost } from "./proof-world.ts";
import type { ThreeLeagues } from "./three-leagues.ts";
import { startTrial, type Trial } from "./trial.ts";

export type Depth = {
	/** Which organization reaches for which: each for the next, or one of them for the next. */
	pairs: "each" | "one";
	/** As whom the first of them does. */
	roles: readonly Role[];
	/** As whom the others do, who differ in nothing but whose they are. */
	othersRoles: readonly Role[];
	/** Whether refusals have to be right, or only nothing may leak or change. */
	isStrict: boolean;
};

/** Every organization reaches for the others through one row, in all ways there are. */
export async function tryRow(
	world: ProofWorld,
	row: Row,
	{ pairs: which, ...depth }: Depth,
): Promise<Trial["findings"]> {
	const trial = startTrial(world, row, depth);
	const others = { ...trial, roles: depth.othersRoles };
	const pairs = pairsOf(world.leagues, which);
	const trials = pairs.map((pair, index) => [index === 0 ? trial : others, pair] as const);
	try {
		for (const [trial, pair] of trials) await reach(trial, pair);
		if (row.cache === "public") {
			// Once more where the good answers of all three have been kept.
			await fillCache(trial, world.leagues);
			for (const [trial, pair] of trials) await sendForeignIds(trial, pair);
		}
		await trial.finish();
	} finally {
		await world.restore();
	}
	return trial.findings;
}

async function reach(trial: Trial, pair: Pair): Promise<void> {
	await sendForeignIds(trial, pair);
	await nameForeignOrganization(trial, pair);
	await nameForeignOrganizationInBody(trial, pair);
	await visitForeignHost(trial, pair);
}

async function fillCache(trial: Trial, { all }: ThreeLeagues): Promise<void> {
	for (const of of all) {
		const asked = callOf(trial.row).ask(of);
		for (const { how, manner } of manners(trial.row, "anonymous", of)) {
			const what = `a stranger asks ${of.key}${how}`;
			trial.mustSucceed(await trial.ask({ what, asked, manner, foreign: null }));
		}
	}
}

function pairsOf({ all, a, b }: ThreeLeagues, which: Depth["pairs"]): Pair[] {
	if (which === "one") return [{ ours: a, theirs: b }];
	return all.map((ours, index) => ({ ours, theirs: all[(index + 1) % all.length] ?? a }));
}

/** A sport is nobody's: any organization may choose any of them. */
const nobodysId = /^body\.sportIds\./;

/**
 * An organization in the body of a user is only read from super administrators
 * (rule `ids-in-bodies`).
 */
const ignoredId = /^body\.organization_id$/;

/**
 * Ids of another organization in a good request, each by itself, by twos, and all of them at once. The
 * answer is that of ids which nobody has.
 */
async function sendForeignIds(trial: Trial, { ours, theirs }: Pair): Promise<void> {
	const { row } = trial;
	const { ask } = callOf(row);
	const asked = ask(ours);
	const positions = positionsIn(asked, ask(theirs));
	for (const as of trial.roles) {
		// Users and organizations are all of them a super administrator's.
		if (as === "super_admin" && !isOfOne(row)) continue;
		for (const chosen of selections(positions)) {
			const names = chosen.map(nameOf);
			const isRead = !names.every((name) => nobodysId.test(name) || ignoredId.test(name));
			const foreign = replaced(asked, chosen, (position) => position.theirs);
			const missing = replaced(asked, chosen, nobodys);
			for (const { how, manner, sent } of manners(row, as, ours)) {
				const what = `${as} of ${ours.key}${how} sends ${theirs.key}'s ${names.join(", ")}`;
				const request = { what, asked: foreign, manner: sent(manner, foreign), foreign: theirs };
				const answer = await trial.ask(request);
				if (as === "anonymous" && row.cache === "public") {
					trial.mustBeSame(await trial.ask({ ...request, what: `${what} again` }), answer);
				}
				const none = await trial.ask({
					what: `${what} that nobody has`,
					asked: missing,
					manner: sent(manner, missing),
					foreign: theirs,
				});
				if (!isRead) continue;
				trial.mustRefuse(answer, as);
				const isListed = row.path.startsWith("/organizations/");
				if (!isListed && !names.some((name) => nobodysId.test(name)))
					trial.mustBeSame(answer, none);
			}
		}
	}
}

/** Each alone, each with the next, and all together. */
function selections(positions: readonly Position[]): Position[][] {
	const pairs = positions.slice(1).map((it, index) => [positions[index] ?? it, it]);
	const all = positions.length > 2 ? [[...positions]] : [];
	return [...positions.map((position) => [position]), ...pairs, ...all];
}

type Way = { how: string; manner: Manner; sent: (manner: Manner, asked: Ask) => Manner };

/** Strangers come by the organization's host or name it on the root host; forms come as forms too. */
function manners(row: Row, as: Role, of: ProofLeague): Way[] {
	const asJson: Way["sent"] = (manner) => manner;
	const asForm: Way["sent"] = (manner, asked) => ({ ...manner, body: formOf(asked) });
	const manner = { as, of };
	const ways: Way[] = [{ how: "", manner, sent: asJson }];
	if (takesForm(row)) ways.push({ how: " in a form", manner, sent: asForm });
	if (as === "anonymous" && row.access.name === "visitors") {
		const named = { ...manner, host: rootHost, query: { slug: of.organization.slug } };
		ways.push({ how: " by its slug", manner: named, sent: asJson });
	}
	return ways;
}

/** The host of another with one's own session, and headers that only say it was meant. */
async function visitForeignHost(trial: Trial, { ours, theirs }: Pair): Promise<void> {
	const { row } = trial;
	const { ask } = callOf(row);
	const host = theirs.organization.domain;
	for (const [as, whose] of product(trial.roles, [ours, theirs])) {
		const asked = ask(whose);
		// A session that was begun elsewhere is none here; one of this host makes nobody a member.
		for (const sessionOn of as === "super_admin" ? [rootHost] : [rootHost, host]) {
			const what = `${as} of ${ours.key} on ${theirs.key}'s host sends ${whose.key}'s ids`;
			const manner: Manner = { as, of: ours, host, sessionOn, isBare: true };
			const foreign = isOfOne(row) ? ours : null;
			const answer = await trial.ask({ what, asked, manner, foreign });
			if (row.access.name === "visitors") {
				const stranger: Manner = { as: "anonymous", of: theirs, host, isBare: true };
				const open = { what: `${what}, as a stranger`, asked, manner: stranger, foreign };
				trial.mustBeSame(answer, await trial.ask(open), { hasOtherHeaders: true });
			} else if (isOfOne(row) && ![401, 403].includes(answer.status)) {
				trial.complain(answer, "should have been a stranger");
			}
		}
	}
	for (const as of trial.roles) {
		const headers = {
			"x-forwarded-host": host,
			forwarded: `host=${host}`,
			"x-original-host": host,
			"x-host": host,
		};
		const what = `${as} of ${ours.key} says that ${theirs.key}'s host was meant`;
		const foreign = isOfOne(row) ? theirs : null;
		await trial.ask({ what, asked: ask(ours), manner: { as, of: ours, headers }, foreign });
	}
}
