import { changeLook, checkLook, viewLook } from "#usecases/look/look.ts";
import { signedIn } from "../access.ts";
import { evenWhenFull, get, post, put } from "../endpoint.ts";
import { changedLook, checkedLook, lookAsked, savedLook, shownLook, triedLook } from "./wire.ts";

export const lookRoutes = [
	get(
		"/organizations/:id/look",
		signedIn,
		lookAsked,
		viewLook,
		shownLook,
		"How an organization's site looks, and how well each pair of its colours can be read; for its owner.",
	),
	evenWhenFull(
		post(
			"/organizations/:id/look/check",
			signedIn,
			triedLook,
			checkLook,
			checkedLook,
			"The stylesheet of a look that is not kept, and what the contrast guard corrected in it.",
		),
	),
	put(
		"/organizations/:id/look",
		signedIn,
		changedLook,
		changeLook,
		savedLook,
		"Changes how an organization's site looks. Colours that could not be read are corrected where they are shown.",
	),
] as const;
