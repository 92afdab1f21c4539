import { expect, test } from "vitest";
import { ago } from "./ago.ts";

const now = new Date("2026-03-01T12:00:00Z");

test.each([
	["2026-03-01T12:00:30Z", "just now"],
	["2026-03-01T11:59:01Z", "just now"],
	["2026-03-01T11:59:00Z", "1 minute ago"],
	["2026-03-01T11:00:01Z", "59 minutes ago"],
	["2026-03-01T11:00:00Z", "1 hour ago"],
	["2026-02-28T12:00:00Z", "1 day ago"],
	["2026-02-16T12:00:00Z", "13 days ago"],
	["2026-02-15T12:00:00Z", "2 weeks ago"],
])("%s was %s", (instant, said) => expect(ago(instant, now)).toBe(said));

test.each([
	["2026-03-01T11:59:30Z", "à l’instant", "ahora mismo"],
	["2026-03-01T11:00:00Z", "il y a 1 heure", "hace 1 hora"],
	["2026-02-15T12:00:00Z", "il y a 2 semaines", "hace 2 semanas"],
])("%s was %s, %s", (instant, french, spanish) => {
	expect([ago(instant, now, "fr"), ago(instant, now, "es")]).toEqual([french, spanish]);
});
