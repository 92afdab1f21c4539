import { ApiError, type Client, newKey } from "#api/client.ts";
import {
	type Change,
	closed,
	type DeskState,
	mapPanels,
	noConnection,
	type Panel,
	panelsFrom,
	panelsOver,
} from "./desk-state.ts";
import { afterSaving, dropped, type Edits, kept, typed } from "./edits.ts";
import { type Answer, panelRules } from "./panels.ts";
import { type Sheet, toSheet } from "./sheet.ts";
import {
	type PanelName,
	panelNames,
	type Sending,
	type Unsaved,
	type UnsavedGames,
} from "./unsaved.ts";

export type Desk = ReturnType<typeof createDesk>;

type Surroundings = {
	client: Client;
	unsavedGames: UnsavedGames;
	/** Under which what is unsaved of this game is kept. */
	unsavedKey: string;
	user: { id: number; username: string };
	now: () => Date;
	/** Says a sentence of success. */
	say: (sentence: string) => void;
	/** The server no longer knows the session. */
	onExpired: () => void;
};

/**
 * One game on somebody's desk: what is saved, what was typed over it, and the way of both to each
 * other. It lives outside React, so that no render sends anything twice.
 */
export function createDesk(
	loaded: { sheet: Sheet; changes: readonly Change[] },
	{ client, unsavedGames, unsavedKey, user, now, say, onExpired }: Surroundings,
) {
	const unsaved = unsavedGames.read(unsavedKey);
	let state: DeskState = { ...loaded, panels: panelsFrom(unsaved, loaded.sheet) };
	let sending: Unsaved["sending"] = { ...unsaved?.sending };
	/** Counts what was saved here: an answer that was asked for before is older than what is shown. */
	let round = 0;
	const listeners = new Set<() => void>();

	const become = (next: Partial<DeskState>) => {
		state = { ...state, ...next };
		for (const listener of listeners) listener();
	};
	const change = (name: PanelName, changes: Partial<Panel>) => {
		const panel = { ...state.panels[name], ...changes };
		if (Object.keys(panel.edits).length === 0) panel.restoredAt = null;
		become({ panels: { ...state.panels, [name]: panel } });
	};
	const keepUnsaved = () => {
		const edits = mapPanels((name) => state.panels[name].edits);
		const isEmpty = panelNames.every((name) => Object.keys(edits[name]).length === 0);
		if (isEmpty && Object.keys(sending).length === 0) unsavedGames.drop(unsavedKey);
		else unsavedGames.keep(unsavedKey, { edits, sending });
	};
	const edit = (name: PanelName, edits: Edits, more: Partial<Panel> = {}) => {
		change(name, { edits, ...more });
		keepUnsaved();
	};
	const forget = (name: PanelName) => {
		const { [name]: _, ...others } = sending;
		sending = others;
	};
	/** Shows what is saved now, below what is being typed. */
	const show = (sheet: Sheet, changes: readonly Change[]) => {
		become({ sheet, changes, panels: panelsOver(sheet, state.panels) });
		keepUnsaved();
	};
	const load = async () => {
		const { id } = state.sheet.game;
		// The trail first: what is written between the two is shown, and found once more.
		const { changes } = await client.get("/gamesv2/:id/changes", { id });
		const isNews = changes[0]?.id !== state.changes[0]?.id;
		return isNews ? { changes, wire: await client.get("/gamesv2/:id", { id }) } : null;
	};
	/** The changes that were made in this window. */
	const ownChanges = new Set<number>();
	const isSaving = () => panelNames.some((name) => state.panels[name].state === "saving");

	/** Sends what a panel has under way; answers whether it is saved. */
	const send = async (name: PanelName, { input, key, edits: sent }: Sending): Promise<boolean> => {
		change(name, { state: "saving", failure: null, errors: {} });
		const call = panelRules[name].send(client, input as never, key, sent);
		const outcome = await call.catch((error: unknown) => {
			if (error instanceof ApiError) return error;
			change(name, { state: "waiting", failure: noConnection });
			return null;
		});
		if (outcome instanceof ApiError) return refused(name, outcome, input);
		return outcome !== null && saved(name, outcome, sent);
	};
	const saved = (name: PanelName, answer: Answer, sent: Edits): true => {
		const rules = panelRules[name];
		round += 1;
		ownChanges.add(answer.lastChangeId);
		forget(name);
		const sheet = answer.sheet(state.sheet);
		const edits = afterSaving(rules.saved(sheet), state.panels[name].edits, sent, rules.same);
		change(name, { edits, state: "idle" });
		show(sheet, withChange(state.changes, answer.lastChangeId, rules.action));
		say(answer.message);
		return true;
	};
	const refused = async (name: PanelName, error: ApiError, input: object): Promise<boolean> => {
		forget(name);
		const failure = error.message || panelRules[name].failure;
		change(name, { state: "idle", failure, errors: error.fields });
		keepUnsaved();
		if (error.status === 401) onExpired();
		if (error.status !== 409) return false;
		await reload();
		// Another panel of this window was saved first: nobody has anything to look at.
		return isOnlyOwn(input) && submit(name, input);
	};
	/** Was all that was saved since this was sent saved in this window? */
	const isOnlyOwn = (input: object) => {
		const seen = "lastChangeId" in input ? Number(input.lastChangeId) : 0;
		const since = state.changes.filter(({ id }) => id > seen);
		return since.length > 0 && since.every(({ id }) => ownChanges.has(id));
	};
	/** Sends this in the name of a panel; once all of it is saved, the panel is read again. */
	const submit = async (name: PanelName, input: object): Promise<boolean> => {
		const lastChangeId = state.changes[0]?.id ?? 0;
		const { edits } = state.panels[name];
		const next = { key: newKey(), input: { ...input, lastChangeId }, edits };
		sending = { ...sending, [name]: next };
		keepUnsaved();
		const isSaved = await send(name, next);
		if (isSaved && Object.keys(state.panels[name].edits).length === 0) change(name, closed);
		return isSaved;
	};
	const withChange = (changes: readonly Change[], id: number, action: string) =>
		changes[0]?.id === id ? changes : [{ id, action, user, at: now().toISOString() }, ...changes];
	const reload = async () => {
		const before = round;
		try {
			const news = await load();
			if (news !== null && before === round && !isSaving()) show(toSheet(news.wire), news.changes);
			return true;
		} catch (error) {
			// Looking again is a courtesy; the next look may succeed.
			if (error instanceof ApiError && error.status === 401) onExpired();
			return false;
		}
	};

	return {
		state: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},

		/** Was something sent that the server never answered? */
		hasWaiting: () => Object.keys(sending).length > 0,

		open: (name: PanelName) => change(name, { isOpen: true }),

		/** Writes texts into fields of a panel. */
		type(name: PanelName, texts: Readonly<Record<string, string>>): void {
			const { saved, same } = panelRules[name];
			const { errors } = state.panels[name];
			const left = Object.fromEntries(Object.entries(errors).filter(([key]) => !(key in texts)));
			edit(name, typed(saved(state.sheet), state.panels[name].edits, texts, same), {
				errors: left,
			});
		},

		/** Puts these edits in place of a panel's. */
		write: (name: PanelName, edits: Edits) => edit(name, edits),

		/**
		 * Shows what is saved (rule `cancel-shows-saved`). Answers what was typed, for who wants it
		 * back.
		 */
		cancel(name: PanelName): Edits {
			const { edits } = state.panels[name];
			forget(name);
			edit(name, {}, { ...closed, isOpen: false });
			return edits;
		},

		/** Brings back what was cancelled. */
		restore: (name: PanelName, edits: Edits) => edit(name, edits, { isOpen: true }),

		/** Takes what somebody else saved, or keeps the own text, where both wrote. */
		settle(name: PanelName, key: string, whose: "mine" | "theirs"): void {
			const { edits } = state.panels[name];
			const saved = panelRules[name].saved(state.sheet);
			edit(name, whose === "mine" ? kept(saved, edits, key) : dropped(edits, [key]));
		},

		/**
		 * One press, one request, with what the pressed button says beside what was typed. What is
		 * under way without an answer goes out as it was.
		 */
		async save(name: PanelName, said: object = {}): Promise<boolean> {
			const { state: now } = state.panels[name];
			const rules = panelRules[name];
			if (now === "saving") return false;
			const waiting = sending[name];
			if (waiting !== undefined && !(await send(name, waiting))) return false;
			const { edits } = state.panels[name];
			if (waiting !== undefined && Object.keys(edits).length === 0) return true;
			const errors = rules.errors(state.sheet, edits);
			if (Object.keys(errors).length > 0) {
				change(name, { errors });
				return false;
			}
			const input = rules.input(state.sheet, edits);
			return input !== null && submit(name, { ...input, ...said });
		},

		/** Takes away a result that was written down by mistake. */
		async removeResult(): Promise<boolean> {
			if (state.panels.score.state !== "idle") return false;
			return submit("score", { id: state.sheet.game.id, clearScore: true });
		},

		/** Looks whether somebody else saved; sends what waits once the server is there. */
		async refresh(): Promise<void> {
			if (isSaving() || !(await reload())) return;
			for (const name of panelNames) {
				const waiting = sending[name];
				if (waiting !== undefined && !isSaving()) await send(name, waiting);
			}
		},
	};
}
