import { StatementSync } from "node:sqlite";
import pg from "pg";

/** What the server asked its database, as the driver got it. */
export type Statement = { sql: string; parameters: unknown[] };

/**
 * Notes the statements of this process between `{ record: true }` and `{ record: false }`, so that a
 * bare driver can do the very same ones.
 */
export function answerRecording(): void {
	let recorded: Statement[] | null = null;
	const note = (sql: string, parameters: readonly unknown[]) =>
		recorded?.push({ sql, parameters: [...parameters] });
	noteSqlite(note);
	notePostgres(note);
	process.on("message", (message: { record?: boolean }) => {
		if (message.record === undefined) return;
		process.send?.({ recorded: recorded ?? [] });
		recorded = message.record ? [] : null;
	});
}

type Note = (sql: string, parameters: readonly unknown[]) => void;

function noteSqlite(note: Note): void {
	for (const method of ["all", "run"] as const) {
		const original = StatementSync.prototype[method] as (...given: unknown[]) => unknown;
		Object.defineProperty(StatementSync.prototype, method, {
			value(this: StatementSync, ...given: unknown[]) {
				note(this.sourceSQL, given);
				return original.apply(this, given);
			},
		});
	}
}

function notePostgres(note: Note): void {
	const original = pg.Client.prototype.query as (...given: unknown[]) => unknown;
	Object.defineProperty(pg.Client.prototype, "query", {
		value(this: pg.Client, ...given: unknown[]) {
			const [sql, parameters] = given;
			if (typeof sql === "string") note(sql, Array.isArray(parameters) ? parameters : []);
			return original.apply(this, given);
		},
	});
}
