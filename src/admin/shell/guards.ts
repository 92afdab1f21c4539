import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { auth } from "./auth.ts";
import { placeForStrangers } from "./places.ts";
import { rememberPlace } from "./wanted-place.ts";

/** Lets members in. Strangers leave the application for the public site, or sign in first. */
export const membersOnly: MiddlewareFunction = async ({ request }) => {
	const { isAuthenticated } = await auth.settled();
	if (isAuthenticated) return;
	const address = new URL(request.url);
	const place = placeForStrangers(address);
	if (!place.startsWith("/login")) throw redirectDocument(place);
	rememberPlace(address);
	throw redirect(place);
};

/** Hides screens that the server would refuse anyway (R2.87, R2.88). */
export const superAdminsOnly: MiddlewareFunction = async () => {
	const { user } = await auth.settled();
	if (user?.role !== "super_admin") throw redirect("/dashboard");
};

/** Spec §2: who is signed in has nothing to do on the sign-in page. */
export const strangersOnly: MiddlewareFunction = async () => {
	const { isAuthenticated } = await auth.settled();
	if (isAuthenticated) throw redirect("/dashboard/seasons");
};
