import type { GameWithTeams } from "#domain/game/game.ts";
import { offerOf } from "#domain/registration/offer.ts";
import type { Attendance } from "#domain/sign-up/attendance.ts";
import { holding, keyOfName, over, type SignUp } from "#domain/sign-up/sign-up.ts";
import { plainLine } from "#domain/text/plain-line.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { found, invalid, Refusal } from "../refusals.ts";
import { chargeSignUp, dropCharges } from "./charge-sign-up.ts";
import { ownerBehind } from "./links.ts";
import { settlePlaces } from "./settle-places.ts";
import { hasRoom, type SigningScope } from "./sign-up.ts";

type ByLink = { link: string };

/**
 * Proves that the mail of a sign-up was read. A team or a player who was here before by the same name and the same
 * proved address is the same one again (rule `same-by-proved-mail`).
 */
export async function confirmMail(scope: SigningScope, { link }: ByLink): Promise<void> {
	await asHolder(scope, link, async (store, signUp, of) => {
		if (of !== "mail" || signUp.confirmedAt !== null) return null;
		const others = await store.signUps.listByMail(signUp.person.mail);
		const before = others.find(
			(other) =>
				other.id !== signUp.id &&
				other.confirmedAt !== null &&
				(signUp.kind === "team") === (other.kind === "team") &&
				keyOfName(other) === keyOfName(signUp) &&
				(other.teamId !== null || other.playerId !== null),
		);
		return {
			...signUp,
			confirmedAt: scope.now.toISOString(),
			teamId: signUp.teamId ?? before?.teamId ?? null,
			playerId: signUp.playerId ?? before?.playerId ?? null,
		};
	});
}

/** Takes the place that was offered to somebody of the waitlist. */
export async function takeOfferedPlace(scope: SigningScope, { link }: ByLink): Promise<void> {
	await asHolder(scope, link, async (store, signUp) => {
		const isLate = (signUp.offeredUntil ?? "") <= scope.now.toISOString();
		if (signUp.state !== "offered" || isLate)
			throw new Refusal("conflict", "This place is not kept for you any more.");
		const registration = await store.registrations.find(signUp.registrationId);
		const offer = registration && offerOf(registration, signUp);
		if (registration && offer)
			await chargeSignUp({ ...scope, store }, signUp, { registration, offer, code: "" });
		return { ...signUp, state: "applied", offeredUntil: null };
	});
}

/** Leaves; a place that was held goes to who waits first. */
export async function withdraw(scope: SigningScope, { link }: ByLink): Promise<void> {
	await asHolder(scope, link, async (store, signUp) => {
		if (signUp.state === "accepted")
			throw new Refusal("conflict", "You were accepted already. Write to the league to leave.");
		if (over.includes(signUp.state)) return null;
		await dropCharges({ ...scope, store }, signUp, "Withdrawn");
		return { ...signUp, state: "withdrawn", offeredUntil: null };
	});
}

/** Signs what is asked for since, such as a new version of a waiver. */
export async function signWaivers(
	scope: SigningScope,
	{ link, name }: ByLink & { name: string },
): Promise<void> {
	const signature = plainLine(name).trim();
	if (signature === "" || signature.length > 120)
		throw invalid("signature", "Please type your name to sign.");
	await asHolder(scope, link, async (store, signUp) => {
		for (const { id: waiverId } of await store.waivers.listAsked([signUp.registrationId])) {
			await store.waivers.addSignature({
				signUpId: signUp.id,
				waiverId,
				name: signature,
				isGuardian: signUp.person.guardianName !== null,
				address: scope.sentFrom,
				signedAt: scope.now.toISOString(),
			});
		}
		return null;
	});
}

/** A captain asks somebody without a team to play with them. */
export async function invite(
	scope: SigningScope,
	{ link, signUpId }: ByLink & { signUpId: number },
): Promise<void> {
	await asHolder(scope, link, async (store, team) => {
		mustBeCaptain(team);
		const agent = found(await store.signUps.find(signUpId), "Free agent not found.");
		const isFree = agent.kind === "freeAgent" && agent.teamSignUpId === null;
		if (!isFree || agent.registrationId !== team.registrationId || !holding.includes(agent.state))
			throw new Refusal("missing", "Free agent not found.");
		const at = scope.now.toISOString();
		await store.signUps.addInvitation({ teamSignUpId: team.id, signUpId, invitedAt: at });
		await store.signUps.setLetter(signUpId, "invited", at);
		return null;
	});
}

/** A free agent plays with a team that asked. */
export async function joinTeam(
	scope: SigningScope,
	{ link, teamSignUpId }: ByLink & { teamSignUpId: number },
): Promise<void> {
	await asHolder(scope, link, async (store, agent) => {
		const invitations = await store.signUps.listInvitationsOf(agent.id);
		const isInvited = invitations.some((one) => one.teamSignUpId === teamSignUpId);
		const team = found(
			isInvited ? await store.signUps.find(teamSignUpId) : null,
			"Team not found.",
		);
		if (over.includes(agent.state) || over.includes(team.state))
			throw new Refusal("conflict", "This team does not take part any more.");
		const registration = await store.registrations.find(team.registrationId);
		const rosterUntil = registration?.rules.rosterUntil ?? null;
		if (rosterUntil !== null && today(scope.now, scope.organization.timeZone) > rosterUntil)
			throw new Refusal("conflict", "Rosters are closed. Ask the league.");
		if (registration !== undefined && !(await hasRoom(store, registration, team)))
			throw new Refusal("conflict", "The roster of this team is full.");
		return { ...agent, teamSignUpId };
	});
}

/** Writes to the players of a team of whom something is missing; answers to how many. */
export async function remindPlayers(scope: SigningScope, { link }: ByLink): Promise<number> {
	let count = 0;
	await asHolder(scope, link, async (store, team) => {
		mustBeCaptain(team);
		const [players, waivers, signatures] = await Promise.all([
			store.signUps.listOfTeam(team.id),
			store.waivers.listAsked([team.registrationId]),
			store.waivers.listSignatures(team.registrationId),
		]);
		const lacking = players.filter(
			({ id, state }) =>
				!over.includes(state) &&
				waivers.some(
					(waiver) => !signatures.some((one) => one.signUpId === id && one.waiverId === waiver.id),
				),
		);
		const at = scope.now.toISOString();
		for (const { id } of lacking) await store.signUps.setLetter(id, "reminder", at);
		count = lacking.length;
		return null;
	});
	return count;
}

/** Asks those of a team who have not said whether they come to a game; answers how many. */
export async function askWhoComes(
	scope: SigningScope,
	{ link, gameId }: ByLink & Pick<Attendance, "gameId">,
): Promise<number> {
	let count = 0;
	await asHolder(scope, link, async (store, team) => {
		mustBeCaptain(team);
		await mustBeTheirs(store, team, gameId);
		const answered = new Set(
			(await store.signUps.listAttendances([gameId])).map(({ signUpId }) => signUpId),
		);
		const open = (await store.signUps.listOfTeam(team.id)).filter(
			({ id, state }) => holding.includes(state) && !answered.has(id),
		);
		const at = scope.now.toISOString();
		for (const { id } of open) await store.signUps.setLetter(id, "game", at);
		count = open.length;
		return null;
	});
	return count;
}

/** Refuses a game that the team of a sign-up does not play. */
export async function mustBeTheirs(
	store: Store,
	team: SignUp | undefined,
	gameId: number,
): Promise<GameWithTeams> {
	const [game] = await store.games.listWithTeams({ id: gameId });
	const entry = team?.entryId ?? 0;
	const isTheirs = game !== undefined && [game.homeEntryId, game.awayEntryId].includes(entry);
	return found(isTheirs ? game : null, "Game not found.");
}

/** Says whether somebody comes to a game of the own team. */
export async function answerGame(
	scope: SigningScope,
	{ link, gameId, answer }: ByLink & Pick<Attendance, "gameId" | "answer">,
): Promise<void> {
	await asHolder(scope, link, async (store, signUp) => {
		const team = await store.signUps.find(signUp.teamSignUpId ?? signUp.id);
		await mustBeTheirs(store, team, gameId);
		const answeredAt = scope.now.toISOString();
		await store.signUps.setAttendance({ gameId, signUpId: signUp.id, answer, answeredAt });
		return null;
	});
}

/**
 * Sends the private links of an address again. Everybody is answered alike, whether somebody signed up by it
 * (rule `no-hint-of-followers`).
 */
export async function sendLinks(scope: SigningScope, { mail }: { mail: string }): Promise<void> {
	await scope.attempts.letter(`sign-up ${scope.organization.id} ${mail}`);
	await scope.store.transaction(async (store) => {
		for (const { id, state } of await store.signUps.listByMail(mail)) {
			if (!over.includes(state)) await store.signUps.setLetter(id, "link", scope.now.toISOString());
		}
	});
	scope.mail.wake();
}

/** Refuses what captains alone do. */
export function mustBeCaptain(signUp: SignUp): void {
	if (signUp.kind !== "team") throw new Refusal("missing", "This page does not exist.");
}

/** Does something in a transaction as whoever has the link; what `work` answers is kept, and places are settled. */
export async function asHolder(
	scope: SigningScope,
	link: string,
	work: (store: Store, signUp: SignUp, of: "own" | "mail" | "team") => Promise<SignUp | null>,
): Promise<void> {
	await scope.store.transaction(async (store) => {
		const { signUp, of } = await ownerBehind({ ...scope, store }, link);
		const after = await work(store, signUp, of);
		if (after === null) return;
		await store.signUps.save(after);
		await recordChange(scope, store, {
			action: "signUp.change",
			id: signUp.id,
			before: { state: signUp.state, teamSignUpId: signUp.teamSignUpId },
			after: { state: after.state, teamSignUpId: after.teamSignUpId },
		});
		const registration = await store.registrations.find(signUp.registrationId);
		if (registration !== undefined) await settlePlaces(scope, store, registration);
	});
	scope.mail.wake();
}
