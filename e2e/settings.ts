import { instantOf } from "#domain/time/wall-clock.ts";
import { shiftTo, zoneOfDays } from "#testing/days.ts";

/** The installation that journeys visit: a built server with fresh demonstration leagues. */
export const port = Number(process.env.E2E_PORT ?? 4173);
/** Of the program that stands for the provider of cards. */
export const cardsPort = port + 1000;
export const rootDomain = "fieldhouse.test";
/** Where domains of organizations have to point. */
export const siteAddress = "203.0.113.5";
export const adminPassword = "for-journeys-only";
/** Of the demonstration leagues' owners and staff. */
export const memberPassword = "also-for-journeys";

/** `http://lakers.test:4173` for the host of an organization. */
export const urlOf = (host: string) => `http://${host}:${port}`;
export const rootUrl = urlOf(rootDomain);

/** A folder for pictures of every screen; see every-screen.spec.ts. */
export const pictureFolder = process.env.SCREENSHOTS;

/** The day it is in journeys, where it is another one than today. */
const day = process.env.DAY ?? (pictureFolder ? "2026-11-18" : undefined);

/** Colours do not depend on the day: where journeys run for a second one, pages are in one theme. */
export const onlyLight = process.env.ONLY_LIGHT !== undefined;

/**
 * How far the clocks of the server and of browsers are moved; see src/testing/days.ts. Server and
 * workers inherit what the first reading found.
 */
process.env.CLOCK_SHIFT ??= String(day ? shiftTo(day) : 0);
export const clockShift = Number(process.env.CLOCK_SHIFT);
export const now = () => new Date(Date.now() + clockShift);

/** What is done for a picture is done at noon, and looked at two hours later, however long it takes. */
export const pictureTime =
	pictureFolder && day ? Date.parse(instantOf(day, "14:30", zoneOfDays)) : null;
