import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { acting } from "./acting.ts";
import { auth } from "./auth.ts";
import { isHindered } from "./create-auth.ts";
import { tableEntry } from "./navigation/entries.ts";
import { placeForStrangers } from "./places.ts";
import { rememberPlace } from "./wanted-place.ts";

/** Lets members in. Strangers leave the application for the public site, or sign in first. */
export const membersOnly: MiddlewareFunction = async ({ request }) => {
	const address = new URL(request.url);
	const asked = Number(address.searchParams.get("organization_id"));
	// From the home page of a league one is led to that league (rule `home-is-the-dashboard`).
	if (asked > 0) acting.choose(asked);
	const { isAuthenticated, user } = await auth.settled();
	if (asked > 0) throw redirect(address.pathname);
	// A temporary password, or a second step that is missing, opens one's own settings, where that is seen to
	// (rules `temporary-password`, `second-step-of-super-admins`).
	const mayStay = !isHindered(user) || address.pathname === settingsPath;
	if (isAuthenticated && mayStay) {
		if (user?.role !== "scorekeeper" || forScorekeepers.test(address.pathname)) return;
		throw redirect(tableEntry.to);
	}
	if (isAuthenticated) throw redirect(settingsPath);
	const place = placeForStrangers(address);
	if (!place.startsWith("/login")) throw redirectDocument(place);
	rememberPlace(address);
	throw redirect(place);
};

const settingsPath = "/userSettings";

/** Whatever else a scorekeeper opens leads to the games (rule `scorekeepers-keep-games`). */
const forScorekeepers = /^\/(userSettings|dashboard\/(table|games\/\d+\/(score|check-in)))$/;

/** Hides screens that the server would refuse anyway. */
export const superAdminsOnly: MiddlewareFunction = async () => {
	const { user } = await auth.settled();
	if (user?.role !== "super_admin") throw redirect("/dashboard");
};

/**
 * The organization's own settings and its people are for its owners
 * (rule `owners-run-the-organization`).
 */
export const ownersOnly: MiddlewareFunction = async () => {
	const { user } = await auth.settled();
	if (user?.role === undefined || user.role === "staff") throw redirect("/dashboard");
};

/** A signed-in user is sent on from the sign-in page (rule `start-at-work`). */
export const strangersOnly: MiddlewareFunction = async () => {
	const { isAuthenticated } = await auth.settled();
	if (isAuthenticated) throw redirect("/dashboard/seasons");
};

/** Everybody, once a browser that never was here has the token that a request takes. */
export const everybody: MiddlewareFunction = async () => {
	await auth.settled();
};
