import { expect, test } from "vitest";
import type { SignUpState } from "../sign-up/sign-up.ts";
import { placesLeft, toOffer, waitingPlace } from "./places.ts";

const offer = (places: number | null, divisions: Record<number, number | null> = {}) => ({
	key: "team",
	places,
	divisions: Object.entries(divisions).map(([id, of]) => ({
		seasonLeagueId: Number(id),
		places: of,
	})),
});

const inStates = (states: readonly SignUpState[], seasonLeagueId: number | null = null) =>
	states.map((state, at) => ({ id: at + 1, offer: "team", state, seasonLeagueId }));

test("who applied, was offered a place or was accepted holds one; nobody else does", () => {
	const all = inStates(["applied", "offered", "accepted", "waiting", "refused", "withdrawn"]);
	expect(placesLeft(offer(5), null, all)).toBe(2);
	expect(placesLeft(offer(null), null, all)).toBeNull();
	expect(placesLeft(offer(2), null, all)).toBe(0);
});

test("a division has places of its own within those of the offer", () => {
	const all = [...inStates(["applied", "applied"], 7), ...inStates(["applied"], 8)];
	expect(placesLeft(offer(null, { 7: 3, 8: null }), 7, all)).toBe(1);
	expect(placesLeft(offer(null, { 7: 3, 8: null }), 8, all)).toBeNull();
	expect(placesLeft(offer(3, { 7: 3, 8: null }), 8, all)).toBe(0);
});

test("who waits knows the place among those who wait for the same", () => {
	const all = inStates(["waiting", "applied", "waiting"]);
	expect(all.map((one) => waitingPlace(one, all))).toEqual([1, null, 2]);
});

test("a place that became free is offered to the first who waits, and to no more than there are places", () => {
	const all = inStates(["applied", "waiting", "waiting", "waiting"]);
	expect(toOffer([offer(1)], all)).toEqual([]);
	expect(toOffer([offer(3)], all).map(({ id }) => id)).toEqual([2, 3]);
	expect(toOffer([offer(null)], all).map(({ id }) => id)).toEqual([2, 3, 4]);
	expect(toOffer([], all)).toEqual([]);
});
