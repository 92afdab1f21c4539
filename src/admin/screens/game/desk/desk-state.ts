import type { Answered } from "#api/client.ts";
import { words } from "../../../words.ts";
import { type Edits, over } from "./edits.ts";
import { panelRules } from "./panels.ts";
import type { Sheet } from "./sheet.ts";
import type { PanelName, Unsaved } from "./unsaved.ts";

export type Change = Answered<"GET", "/gamesv2/:id/changes">["changes"][number];

export type Panel = {
	isOpen: boolean;
	edits: Edits;
	/** Waiting: it was sent, and the connection was lost; it goes out again by itself. */
	state: "idle" | "saving" | "waiting";
	/** What is wrong with single fields, by field. */
	errors: Readonly<Record<string, string>>;
	/** Why the last save failed. */
	failure: string | null;
	/** When unsaved input was found on this device at the start; milliseconds since 1970. */
	restoredAt: number | null;
};

export type DeskState = {
	sheet: Sheet;
	/** Who changed the game, newest first. */
	changes: readonly Change[];
	panels: Readonly<Record<PanelName, Panel>>;
};

export const noConnection = words.game.noConnectionYourInputIs;

/** A panel that is only read. */
export const closed: Partial<Panel> = { isOpen: false, errors: {}, failure: null, state: "idle" };

/** The panels as what is unsaved left them; with unsaved input they are open. */
export function panelsFrom(unsaved: Unsaved | null, sheet: Sheet): DeskState["panels"] {
	return mapPanels((name) => {
		const rules = panelRules[name];
		const found = rules.known(sheet, unsaved?.edits[name] ?? {});
		const edits = over(rules.saved(sheet), found, rules.same);
		const isWaiting = unsaved?.sending[name] !== undefined;
		const isRestored = Object.keys(edits).length > 0;
		return {
			isOpen: isRestored,
			edits,
			state: isWaiting ? "waiting" : "idle",
			errors: {},
			failure: isWaiting ? noConnection : null,
			restoredAt: isRestored ? (unsaved?.savedAt ?? null) : null,
		};
	});
}

/** The panels over a sheet that was loaded anew. */
export function panelsOver(sheet: Sheet, panels: DeskState["panels"]): DeskState["panels"] {
	return mapPanels((name) => {
		const { saved, same, known } = panelRules[name];
		const panel = panels[name];
		return { ...panel, edits: over(saved(sheet), known(sheet, panel.edits), same) };
	});
}

export function mapPanels<Value>(of: (name: PanelName) => Value): Record<PanelName, Value> {
	return { score: of("score"), details: of("details"), boxScore: of("boxScore") };
}
