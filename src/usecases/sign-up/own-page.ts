import type { Balance } from "#domain/ledger/balance.ts";
import type { PrivateLinks } from "#domain/private-link/private-link.ts";
import type { Offer } from "#domain/registration/offer.ts";
import { waitingPlace } from "#domain/registration/places.ts";
import type { Registration } from "#domain/registration/registration.ts";
import type { Signature, Waiver } from "#domain/registration/waiver.ts";
import { aboutKey } from "#domain/sign-up/read-sign-up.ts";
import { holding, isLate, nameOf, over, type SignUp } from "#domain/sign-up/sign-up.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Cards } from "../payment/card-provider.ts";
import { balanceOfSignUp, type Payable, payableOf, takesCards } from "../payment/pay-by-card.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type GameToCome, gamesOfTeam, type ResultOfTeam } from "./games-of-team.ts";
import { ownerBehind } from "./links.ts";
import { type FeeShares, viewShares } from "./share-fee.ts";
import { type AskedGame, gamesAskedFor } from "./substitutes.ts";

type Given = Pick<Scope, "store" | "organization" | "now"> & {
	privateLinks: PrivateLinks;
	cards: Cards;
};

/** What whoever has the private link of a sign-up sees. */
export type OwnPage = {
	signUp: SignUp;
	registration: Registration;
	offer: Offer | null;
	/** The link of a letter was used and its address is not proved yet. */
	isToConfirm: boolean;
	/** Asks to join after the roster was closed. */
	isLate: boolean;
	/** On the waitlist, counted from 1. */
	place: number | null;
	signed: { waiver: Waiver; signature: Signature }[];
	/** What is asked for now and not signed. */
	unsigned: Waiver[];
	/** What is owed, in smallest units of a currency; null where nothing was ever asked for. */
	owed: OwnBalance | null;
	team: OwnTeam | null;
	/** Of a player: the team. */
	of: { id: number; name: string } | null;
	/** Teams that ask a free agent to play with them. */
	invitations: { teamSignUpId: number; name: string }[];
	games: GameToCome[];
	/** Of somebody without a team: games that teams ask them to play. */
	asked: AskedGame[];
	/** Of a captain: the last results, to be said right or wrong. */
	results: ResultOfTeam[];
};

export type OwnBalance = Balance & {
	currency: string;
	payable: Payable;
	/** It can be paid by card, here and now. */
	isByCard: boolean;
	/** Of a captain whose team's fee is split among its players. */
	shares: FeeShares | null;
	/** A payment was begun that is not known to have come in. */
	isPaying: boolean;
};

/** What a captain sees of the own team. */
export type OwnTeam = {
	players: { id: number; name: string; state: SignUp["state"]; isSigned: boolean }[];
	/** Who was on the roster last season and has not signed up. */
	missing: string[];
	/** Opens the form for players. */
	link: string;
	/** Where the captain says when the team can play (rule `teams-say-when`), while that is asked. */
	whenLinks: string[];
	/** People without a team, as they describe themselves. */
	freeAgents: { id: number; name: string; about: string; isInvited: boolean }[];
};

export async function viewOwnPage(scope: Given, { link }: { link: string }): Promise<OwnPage> {
	const { signUp, of } = await ownerBehind(scope, link);
	const { store } = scope;
	const registration = found(
		await store.registrations.find(signUp.registrationId),
		"This page does not exist.",
	);
	const team = signUp.teamSignUpId === null ? null : await store.signUps.find(signUp.teamSignUpId);
	const [waivers, signatures, holders, invitations, owed] = await Promise.all([
		store.waivers.list(registration.id),
		store.waivers.listSignaturesOf(signUp.id),
		signUp.state === "waiting" ? store.signUps.listHolders(registration.id) : [],
		store.signUps.listInvitationsOf(signUp.id),
		ownBalance(scope, registration, signUp),
	]);
	const signed = signatures.flatMap((signature) => {
		const waiver = waivers.find(({ id }) => id === signature.waiverId);
		return waiver === undefined ? [] : [{ waiver, signature }];
	});
	const isSigned = (waiver: Waiver) => signed.some((one) => one.waiver.id === waiver.id);
	const isOver = over.includes(signUp.state);
	return {
		signUp,
		registration,
		offer: registration.offers.find(({ key }) => key === signUp.offer) ?? null,
		isToConfirm: of === "mail" && signUp.confirmedAt === null,
		isLate: isLate(signUp, registration.rules, scope.organization.timeZone),
		place: waitingPlace(signUp, holders),
		signed,
		unsigned:
			signUp.kind === "team" || isOver
				? []
				: waivers.filter((waiver) => waiver.isAsked && !isSigned(waiver)),
		owed,
		team: signUp.kind === "team" ? await ownTeam(scope, signUp, registration) : null,
		of: team ? { id: team.id, name: nameOf(team) } : null,
		invitations: isOver ? [] : invitations,
		asked: isOver ? [] : await gamesAskedFor(scope, signUp),
		...(await gamesOfTeam(scope, signUp, team ?? null)),
	};
}

async function ownBalance(
	scope: Given,
	registration: Registration,
	signUp: SignUp,
): Promise<OwnBalance | null> {
	const balance = await balanceOfSignUp(scope, signUp);
	if (balance === null) return null;
	const { store, organization, now } = scope;
	const isByCard = balance.owed > 0 && (await takesCards(scope, scope.cards));
	const open = isByCard ? await store.cardPayments.listOpen(signUp.id, now.toISOString()) : [];
	const payable = payableOf(balance);
	return {
		...balance,
		currency: organization.currency,
		payable,
		isByCard,
		shares: signUp.kind === "team" ? await viewShares(store, registration, signUp) : null,
		isPaying: open.length > 0,
	};
}

async function ownTeam(
	{ store, privateLinks, organization, now }: Given,
	team: SignUp,
	registration: Registration,
): Promise<OwnTeam> {
	const [all, waivers, signatures, invited, when] = await Promise.all([
		store.signUps.list(registration.id),
		store.waivers.listAsked([registration.id]),
		store.waivers.listSignatures(registration.id),
		store.signUps.listInvitedBy(team.id),
		team.teamId === null ? [] : store.availabilities.listOfTeam(team.teamId),
	]);
	const day = today(now, organization.timeZone);
	const isSigned = ({ id }: SignUp) =>
		waivers.every((waiver) =>
			signatures.some((one) => one.signUpId === id && one.waiverId === waiver.id),
		);
	const players = all.filter((one) => one.teamSignUpId === team.id && !over.includes(one.state));
	return {
		players: players.map((player) => ({
			id: player.id,
			name: nameOf(player),
			state: player.state,
			isSigned: isSigned(player),
		})),
		missing: await missingOf(store, team, players),
		link: privateLinks.linkOf({ of: "team", id: team.id, round: team.linkRound }),
		whenLinks: when
			.filter(({ until }) => until >= day)
			.map(({ id, linkRound: round }) => privateLinks.linkOf({ of: "availability", id, round })),
		freeAgents: all
			.filter((one) => one.kind === "freeAgent" && one.teamSignUpId === null)
			.filter(({ state, person }) => holding.includes(state) && person.guardianName === null)
			.map((agent) => ({
				id: agent.id,
				name: `${agent.person.firstName} ${agent.person.lastName.slice(0, 1)}.`,
				about: agent.answers[aboutKey] ?? "",
				isInvited: invited.includes(agent.id),
			})),
	};
}

/** Players of the roster that the club had last, by name, who have not signed up for this season. */
async function missingOf(
	store: Given["store"],
	team: SignUp,
	players: readonly SignUp[],
): Promise<string[]> {
	if (team.teamId === null || team.entryId !== null) return [];
	const [last] = await store.teams.listEntriesOfTeam(team.teamId);
	if (last === undefined) return [];
	const there = new Set(players.map((one) => nameOf(one).toLowerCase()));
	const roster = await store.players.listByEntries([last.id]);
	return roster
		.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
		.filter((name) => !there.has(name.toLowerCase()));
}
