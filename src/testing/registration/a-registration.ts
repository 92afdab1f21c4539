import { noFee } from "#domain/fee/fee.ts";
import { plainRules, type Registration } from "#domain/registration/registration.ts";
import type { NewSignUp, SignUp } from "#domain/sign-up/sign-up.ts";
import type { Store } from "#store/store.ts";

type WithTeam = { registration: Registration; waiverId: number; team: SignUp };

const at = "2026-01-05T12:00:00.000Z";

/** A registration that is open, with a team that signed up by it, its player, and a waiver the player signed. */
export async function aRegistration(
	store: Store,
	asked: { seasonId: number; mark?: string },
): Promise<WithTeam & { player: SignUp }> {
	const made = await aRegisteredTeam(store, asked);
	return Object.assign(made, { player: await aSignedPlayer(store, made, asked.mark) });
}

/** The same without the player. */
export async function aRegisteredTeam(
	store: Store,
	{ seasonId, mark = "" }: { seasonId: number; mark?: string },
): Promise<WithTeam> {
	const plain = { note: mark, fee: noFee, places: null, divisions: [] };
	const registration = await store.registrations.insert({
		seasonId,
		name: `Registration ${mark}`,
		text: `Welcome ${mark}`,
		opensOn: null,
		closesOn: null,
		isPublished: true,
		offers: [
			{ key: "1", kind: "team", label: "Team", ...plain },
			{ key: "2", kind: "player", label: "Player", ...plain },
		],
		questions: [
			{
				key: "shirt",
				of: ["team"],
				label: `Shirt ${mark}`,
				is: "line",
				options: [],
				isOptional: true,
			},
		],
		rules: { ...plainRules, refunds: mark },
		updatedAt: at,
	});
	const { id: waiverId } = await store.waivers.insert({
		registrationId: registration.id,
		title: `Waiver ${mark}`,
		text: `I play at my own risk. ${mark}`,
		version: 1,
		fingerprint: "0".repeat(64),
		writtenAt: at,
	});
	const team = await store.signUps.insert(plainSignUp(registration, mark));
	return { registration, waiverId, team };
}

/** Somebody who signed up for the team, and the waiver. */
export async function aSignedPlayer(
	store: Store,
	{ registration, waiverId, team }: WithTeam,
	mark = "",
): Promise<SignUp> {
	const player = await store.signUps.insert({
		...plainSignUp(registration, mark),
		offer: "2",
		kind: "player",
		teamSignUpId: team.id,
		teamName: null,
		colors: null,
	});
	await store.waivers.addSignature({
		signUpId: player.id,
		waiverId,
		name: `Signed ${mark}`,
		isGuardian: false,
		address: `address ${mark}`,
		signedAt: at,
	});
	return player;
}

function plainSignUp({ id }: Registration, mark: string): NewSignUp {
	return {
		registrationId: id,
		offer: "1",
		kind: "team",
		state: "applied",
		teamSignUpId: null,
		seasonLeagueId: null,
		teamName: `Signed up ${mark}`,
		colors: ["#123456", "#ffffff"],
		person: {
			firstName: `Cap ${mark}`,
			lastName: `Tain ${mark}`.trim(),
			mail: `captain@${mark.replaceAll(/\W/g, "") || "home"}.example`,
			phone: `555 ${mark}`,
			birthDate: "1999-04-05",
			guardianName: null,
		},
		answers: { shirt: mark },
		language: "en",
		createdAt: "2026-01-05T12:00:00.000Z",
	};
}
