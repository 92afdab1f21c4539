import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiError } from "#api/client.ts";
import type { HeldClock, SaidClock } from "#domain/game-log/held-clock.ts";
import { isHeard } from "#domain/game-log/held-clock.ts";
import { byPlace, type Play, standingPlays } from "#domain/game-log/play.ts";
import { secondOf, toggled } from "./clock.ts";
import { createLogKeeper, emptyLog, type NewPlay } from "./log-keeper.ts";

const basket: NewPlay = {
	periodId: 1,
	second: null,
	kind: "points",
	side: "home",
	playerId: null,
	statId: null,
	points: 2,
};

type Fate = "arrives" | "lost" | "answer lost";

/** A server that keeps what it is sent as the real one does, behind a network that loses what it likes. */
function hall() {
	const kept: Play[] = [];
	const texts = new Set<string>();
	let made = 0;
	const server = {
		fate: (): Fate => "arrives",
		refuses: (_: Play) => false,
		kept,
		clock: null as HeldClock | null,
	};
	const answer = (since: number) => ({
		plays: kept.slice(since),
		last: kept.length,
		status: "in_progress" as const,
		scoreHome: 0,
		scoreAway: 0,
		sport: "Basketball",
		clock: server.clock,
	});
	const call = async (
		_path: string,
		input: { since?: unknown; plays?: unknown; clock?: unknown },
	) => {
		const fate = server.fate();
		if (fate === "lost") throw new TypeError("Failed to fetch");
		const plays = (input.plays ?? []) as Play[];
		const refused = plays.findIndex((play) => server.refuses(play));
		if (refused >= 0) {
			throw new ApiError(422, { message: "No.", fields: { [`plays.${refused}`]: "No." } });
		}
		for (const play of plays) {
			const text = JSON.stringify(play);
			if (!texts.has(text)) kept.push(play);
			texts.add(text);
		}
		const said = (input.clock ?? null) as SaidClock | null;
		if (said !== null && isHeard(said, server.clock)) {
			server.clock = { ...said, by: said.holder, at: new Date().toISOString() };
		}
		if (fate === "answer lost") throw new TypeError("Failed to fetch");
		return answer(Number(input.since));
	};
	const phone = (begun = emptyLog, device = "phone-one") => {
		const storage = { kept: begun, isFull: false };
		const keeper = createLogKeeper(begun, {
			gameId: 1,
			client: { get: call, post: call } as never,
			device,
			newId: () => {
				made += 1;
				return `play-${String(made).padStart(5, "0")}`;
			},
			keep: async (log) => {
				if (storage.isFull) throw new Error("QuotaExceededError");
				storage.kept = log;
			},
		});
		return { keeper, device: storage };
	};
	return { server, phone };
}

/** Until nothing is on its way any more. */
async function settled(keeper: ReturnType<ReturnType<typeof hall>["phone"]>["keeper"]) {
	await keeper.sync();
	await keeper.sync();
}

const ids = (plays: readonly Play[]) =>
	standingPlays(plays)
		.map(({ id }) => id)
		.toSorted();

describe("the log on a scorer's phone", () => {
	test("notes without waiting, keeps, and sends in order", async () => {
		const { server, phone } = hall();
		const { keeper, device } = phone();
		const first = keeper.note(basket);
		const second = keeper.note({ ...basket, points: 3 });
		expect(keeper.state().plays.map(({ id }) => id)).toEqual([first, second]);
		await settled(keeper);
		expect(server.kept.map(({ id }) => id)).toEqual([first, second]);
		expect(device.kept).toMatchObject({ unsent: [], last: 2, status: "in_progress" });
	});

	test("goes on without a network, and after a new start of the page", async () => {
		const { server, phone } = hall();
		server.fate = () => "lost";
		const before = phone();
		before.keeper.note(basket);
		before.keeper.note(basket);
		await settled(before.keeper);
		expect(before.keeper.state()).toMatchObject({ isOnline: false, isSending: false });
		expect(before.device.kept.unsent).toHaveLength(2);
		const after = phone(before.device.kept);
		server.fate = () => "arrives";
		await settled(after.keeper);
		expect(after.keeper.state()).toMatchObject({ isOnline: true, unsent: [] });
		expect(server.kept).toHaveLength(2);
	});

	test("whoever waits for the sending waits for what is on its way", async () => {
		const { phone } = hall();
		const { keeper } = phone();
		keeper.note(basket);
		expect(keeper.state().isSending).toBe(true);
		await keeper.sync();
		expect(keeper.state()).toMatchObject({ isSending: false, unsent: [] });
	});

	test("says when nothing can be kept", async () => {
		const { phone } = hall();
		const { keeper, device } = phone();
		device.isFull = true;
		keeper.note(basket);
		await settled(keeper);
		expect(keeper.state().isUnkept).toBe(true);
		device.isFull = false;
		keeper.note(basket);
		await settled(keeper);
		expect(keeper.state().isUnkept).toBe(false);
	});

	test("lets one play that is refused hold up nothing else", async () => {
		const { server, phone } = hall();
		const { keeper } = phone();
		server.fate = () => "lost";
		const good = keeper.note(basket);
		const bad = keeper.note({ ...basket, points: 50 });
		const later = keeper.note(basket);
		await settled(keeper);
		server.fate = () => "arrives";
		server.refuses = ({ points }) => points === 50;
		await settled(keeper);
		expect(ids(server.kept)).toEqual([good, later]);
		expect(keeper.state().plays.map(({ id }) => id)).not.toContain(bad);
		expect(keeper.state().refusal).toBe("No.");
	});

	test("notes what was forgotten behind the play it followed", async () => {
		const { server, phone } = hall();
		const { keeper } = phone();
		const first = keeper.note(basket);
		const last = keeper.note(basket);
		const forgotten = keeper.note(basket, first);
		const another = keeper.note(basket, forgotten);
		const atTheEnd = keeper.note(basket, last);
		await settled(keeper);
		const inOrder = standingPlays(server.kept).toSorted(byPlace);
		expect(inOrder.map(({ id }) => id)).toEqual([first, forgotten, another, last, atTheEnd]);
	});

	test("follows the clock of the device that holds its pen, until this one takes it", async () => {
		const { server, phone } = hall();
		const [one, two] = [phone().keeper, phone(emptyLog, "phone-two").keeper];
		one.setClock({ elapsedMs: 60_000, runningSince: null });
		await settled(one);
		await settled(two);
		expect(two.state()).toMatchObject({ clock: { elapsedMs: 60_000 }, penOf: "phone-one" });
		two.setClock(toggled(two.state().clock, Date.now()));
		await settled(two);
		expect(two.state().clock.runningSince).toBeNull();
		expect(server.clock).toMatchObject({ holder: "phone-one", isRunning: false });
		two.setClock({ elapsedMs: 90_000, runningSince: null }, { takes: true });
		await settled(two);
		await settled(one);
		expect(two.state()).toMatchObject({ penOf: null, unsaid: null });
		expect(one.state()).toMatchObject({ clock: { elapsedMs: 90_000 }, penOf: "phone-two" });
	});

	test("loses nothing where the clock is run while plays are on their way", async () => {
		const { server, phone } = hall();
		const other = phone(emptyLog, "phone-two").keeper;
		const theirs = other.note(basket);
		await settled(other);
		const { keeper } = phone();
		const own = keeper.note(basket);
		keeper.setClock({ elapsedMs: 1000, runningSince: null });
		await settled(keeper);
		expect(ids(keeper.state().plays)).toEqual([theirs, own].toSorted());
		expect(keeper.state()).toMatchObject({ unsent: [], unsaid: null, last: 2 });
		expect(server.clock).toMatchObject({ holder: "phone-one", elapsedMs: 1000 });
	});

	test("runs the clock without a network, says it later, and never takes a pen that was taken meanwhile", async () => {
		const { server, phone } = hall();
		const before = phone();
		before.keeper.setClock({ elapsedMs: 0, runningSince: null });
		await settled(before.keeper);
		server.fate = () => "lost";
		before.keeper.setClock({ elapsedMs: 30_000, runningSince: null });
		await settled(before.keeper);
		const after = phone(before.device.kept);
		server.fate = () => "arrives";
		await settled(after.keeper);
		expect(server.clock).toMatchObject({ holder: "phone-one", elapsedMs: 30_000 });
		server.fate = () => "lost";
		after.keeper.setClock({ elapsedMs: 45_000, runningSince: null });
		await settled(after.keeper);
		server.fate = () => "arrives";
		const other = phone(emptyLog, "phone-two").keeper;
		other.setClock({ elapsedMs: 50_000, runningSince: null }, { takes: true });
		await settled(other);
		await settled(after.keeper);
		expect(server.clock).toMatchObject({ holder: "phone-two", elapsedMs: 50_000 });
		expect(secondOf(after.keeper.state().clock, Date.now())).toBe(50);
	});

	test("corrects and strikes by newer versions", async () => {
		const { server, phone } = hall();
		const { keeper } = phone();
		const id = keeper.note(basket);
		keeper.correct(id, { side: "away" });
		keeper.strike(id, true);
		await settled(keeper);
		expect(server.kept.map(({ version, side, isStruck }) => [version, side, isStruck])).toEqual([
			[1, "home", false],
			[2, "away", false],
			[3, "away", true],
		]);
		expect(standingPlays(keeper.state().plays)).toEqual([]);
	});

	test("two phones and a network that fails at random: nothing is lost, nothing counts twice", async () => {
		const fates = fc.array(fc.constantFrom<Fate>("arrives", "lost", "answer lost"), {
			minLength: 1,
			maxLength: 40,
		});
		const taps = fc.array(
			fc.record({
				phone: fc.nat(1),
				does: fc.constantFrom("note", "correct", "strike"),
				at: fc.nat(),
			}),
			{ maxLength: 30 },
		);
		await fc.assert(
			fc.asyncProperty(fates, taps, async (fates, taps) => {
				const { server, phone } = hall();
				let asked = 0;
				server.fate = () => {
					asked += 1;
					return fates[asked % fates.length] ?? "lost";
				};
				const phones = [phone(), phone()];
				let noted = 0;
				for (const tap of taps) {
					const { keeper } = phones[tap.phone] ?? phone();
					const { plays } = keeper.state();
					const chosen = plays[tap.at % Math.max(1, plays.length)];
					if (tap.does === "note" || chosen === undefined) {
						keeper.note(basket);
						noted += 1;
					} else if (tap.does === "correct")
						keeper.correct(chosen.id, { points: 1 + (tap.at % 3) });
					else keeper.strike(chosen.id, tap.at % 2 === 0);
					await Promise.resolve();
				}
				server.fate = () => "arrives";
				for (const { keeper } of [...phones, ...phones]) await settled(keeper);
				expect(new Set(server.kept.map(({ id }) => id)).size).toBe(noted);
				for (const { keeper } of phones) {
					expect(keeper.state().unsent).toEqual([]);
					expect(
						standingPlays(keeper.state().plays)
							.map((play) => JSON.stringify(play))
							.toSorted(),
					).toEqual(
						standingPlays(server.kept)
							.map((play) => JSON.stringify(play))
							.toSorted(),
					);
				}
			}),
			{ numRuns: 200 },
		);
	});
});
