import { z } from "zod";
import type { ViewMode } from "#usecases/preferences.ts";
import { saveViewMode, viewViewMode } from "#usecases/preferences.ts";
import { answer, get, post } from "../endpoint.ts";
import { nothing, success } from "../fields.ts";
import { newAccounts } from "../who.ts";

const viewMode = z.enum(["table", "card"], "A view is table or card.");
const chosen = z.object({ viewMode });

const shown = answer(chosen, (viewMode: ViewMode) => ({ viewMode }));
const saved = answer(chosen.extend({ success, message: z.string() }), (viewMode: ViewMode) => ({
	viewMode,
	message: "View saved",
}));

export const preferenceRoutes = [
	get("/preferences/view-mode", newAccounts, nothing, viewViewMode, shown, "How one sees lists."),
	post(
		"/preferences/view-mode",
		newAccounts,
		chosen,
		saveViewMode,
		saved,
		"Says how to show lists.",
	),
] as const;
