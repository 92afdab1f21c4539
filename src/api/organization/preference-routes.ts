import { z } from "zod";
import type { ViewMode } from "#usecases/organization/preferences.ts";
import { saveViewMode, viewViewMode } from "#usecases/organization/preferences.ts";
import { signedInEvenWithTemporaryPassword } from "../access.ts";
import { answer, get, post } from "../endpoint.ts";
import { nothing, success } from "../fields.ts";
import { said } from "../said.ts";

const viewMode = z.enum(["table", "card"], "A view is table or card.");
const chosen = z.object({ viewMode });

const shown = answer(chosen, (viewMode: ViewMode) => ({ viewMode }));
const saved = answer(chosen.extend({ success, message: said }), (viewMode: ViewMode) => ({
	viewMode,
	message: "View saved",
}));

export const preferenceRoutes = [
	get(
		"/preferences/view-mode",
		signedInEvenWithTemporaryPassword,
		nothing,
		viewViewMode,
		shown,
		"How one sees lists.",
	),
	post(
		"/preferences/view-mode",
		signedInEvenWithTemporaryPassword,
		chosen,
		saveViewMode,
		saved,
		"Says how to show lists.",
	),
] as const;
