import { noFee } from "#domain/fee/fee.ts";
import type { Settings } from "#server/env.ts";
import { createApp } from "#server/http/app.ts";
import { writeToSignUps } from "#server/mail/write-to-sign-ups.ts";
import { storeFor } from "#store/store.ts";
import type { GivenRegistration } from "#usecases/registration/registrations.ts";
import { addUser, startApi } from "../api.ts";
import type { Engine } from "../databases.ts";
import { aLeague } from "../factories.ts";

type Fields = Record<string, string>;

/**
 * A league of the organization "hoops" with Olga who owns it and Stan of its staff, a registration of theirs for its
 * season, and visitors who send its forms. It is noon of 2026-01-05 in UTC until the clock is set.
 */
export async function startSignUpOffice(
	{ open }: Engine,
	given: Partial<GivenRegistration> = {},
	settings: Partial<Settings> = {},
) {
	const database = await open();
	const made = await aLeague(database, {
		organization: { name: "Hoops", slug: "hoops", moreLanguages: ["fr"] },
		games: [["Hawks", 81, "Owls", 70]],
	});
	let now = new Date("2026-01-05T12:00:00Z");
	const api = await startApi({ database, settings, now: () => now });
	const app = createApp(api.services);
	const somebody = async (username: string, role: "org_owner" | "staff") => {
		await addUser(api, { username, role, organizationId: made.organization.id });
		return api.signedIn(username);
	};
	const olga = await somebody("olga", "org_owner");
	const stan = await somebody("stan", "staff");
	const plain = { note: "", fee: noFee, places: null, divisions: [] };
	const wanted = {
		seasonId: made.season.id,
		name: "Spring",
		isPublished: true,
		offers: [
			{ kind: "team", label: "Team", ...plain },
			{ kind: "freeAgent", label: "Free agent", ...plain },
		],
		waivers: [{ title: "Waiver", text: "At my own risk." }],
		...given,
	};
	const opened = await olga.post("/api/registrations", wanted);
	const { registration } = await opened.json();
	let visitors = 0;
	/** People take their time. */
	const begun = () =>
		api.services.mail.privateLinks(made.organization.id).stampOf(new Date(now.getTime() - 60_000));
	const send = async (fields: Fields, path = "/sign-up") => {
		visitors += 1;
		const answer = await app.request(
			`http://fieldhouse.test/hoops${path}`,
			{
				method: "POST",
				headers: {
					host: "fieldhouse.test",
					"content-type": "application/x-www-form-urlencoded",
				},
				body: new URLSearchParams({ begun: begun(), ...fields }).toString(),
			},
			{ incoming: { socket: { remoteAddress: `203.0.${visitors >> 8}.${visitors & 255}` } } },
		);
		const location = answer.headers.get("location") ?? "";
		const link = new URL(location, "http://x").searchParams.get("link") ?? "";
		return { status: answer.status, location, link, html: await answer.text() };
	};
	const store = storeFor(made.organization.id, database);
	const ofOffer = (key: string) => ({ registration: String(registration.id), offer: key });
	const person = (firstName: string) => ({
		firstName,
		lastName: "Reyes",
		mail: `${firstName.toLowerCase()}@home.test`,
	});
	return {
		database,
		made,
		store,
		api,
		olga,
		stan,
		registration,
		wanted,
		send,
		person,
		setClock: (instant: string) => {
			now = new Date(instant);
		},
		/** Another program sends to the root host. */
		sendHook: (path: string, { body, headers }: { body: string; headers: Fields }) =>
			app.request(`http://fieldhouse.test${path}`, {
				method: "POST",
				body,
				headers: { host: "fieldhouse.test", ...headers },
			}),
		visit: async (path: string) => {
			const answer = await app.request(`http://fieldhouse.test/hoops${path}`, {
				headers: { host: "fieldhouse.test" },
			});
			return { status: answer.status, headers: answer.headers, html: await answer.text() };
		},
		/** A captain registers a team. */
		team: (name: string, more: Fields = {}) =>
			send({ ...ofOffer("1"), ...person("Cap"), teamName: name, ...more }),
		agent: (firstName: string, more: Fields = {}) =>
			send({
				...ofOffer("2"),
				...person(firstName),
				about: "Guard, Mondays",
				signature: firstName,
				...more,
			}),
		/** What everybody has to tick and to sign. */
		accepted: async () => {
			const asked = await store.waivers.listAsked([registration.id]);
			return Object.fromEntries(asked.map(({ id }) => [`waiver-${id}`, "1"]));
		},
		signUps: () => store.signUps.list(registration.id),
		/** Letters that are due now, as they wait in the outbox. */
		letters: async () => {
			await writeToSignUps(api.services);
			const all = await api.services.platform.outbox.listOf(made.organization.id, 100);
			return all.filter(({ kind }) => kind === "signUp");
		},
		/** The link of a letter. */
		mailLink: (id: number, round = 1) =>
			api.services.mail.privateLinks(made.organization.id).linkOf({ of: "mail", id, round }),
		teamLink: (id: number, round = 1) =>
			api.services.mail.privateLinks(made.organization.id).linkOf({ of: "team", id, round }),
	};
}
