import { createRequire } from "node:module";
import { StatementSync } from "node:sqlite";
import pg from "pg";
import type { ReactNode } from "react";

/** What the server asked its database, as the driver got it. */
export type Statement = { sql: string; parameters: unknown[] };

/** What was asked and rendered, in order. */
export type Recorded = { statements: Statement[]; trees: ReactNode[] };

let recorded: Recorded | null = null;

/**
 * Notes what this process asks its database and gives React to render while it is told to, so that
 * others can do the very same with nothing around it. To be called before React is loaded.
 */
export function answerRecording(): void {
	noteSqlite();
	notePostgres();
	noteReact();
	process.on("message", (message: { record?: boolean }) => {
		if (message.record === undefined) return;
		process.send?.({ recorded: recorded?.statements ?? [] });
		recorded = message.record ? { statements: [], trees: [] } : null;
	});
}

/** The same for work of this process. */
export async function record(work: () => Promise<unknown>): Promise<Recorded> {
	const own: Recorded = { statements: [], trees: [] };
	recorded = own;
	await work();
	recorded = null;
	return own;
}

function note(sql: string, parameters: readonly unknown[]): void {
	recorded?.statements.push({ sql, parameters: [...parameters] });
}

function noteSqlite(): void {
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

/** A statement, or a query of the driver's that holds one. */
type Asked = { text: string; values?: unknown[] };

function notePostgres(): void {
	const original = pg.Client.prototype.query as (...given: unknown[]) => unknown;
	Object.defineProperty(pg.Client.prototype, "query", {
		value(this: pg.Client, ...given: unknown[]) {
			const [asked, parameters] = given as [string | Asked, unknown[] | undefined];
			const { text, values } =
				typeof asked === "string" ? { text: asked, values: parameters } : asked;
			note(text, Array.isArray(values) ? values : []);
			return original.apply(this, given);
		},
	});
}

/** Modules that import React later get what stands in its exports then. */
function noteReact(): void {
	const server = createRequire(import.meta.url)("react-dom/server");
	const original: (tree: ReactNode) => string = server.renderToString;
	server.renderToString = (tree: ReactNode) => {
		recorded?.trees.push(tree);
		return original(tree);
	};
}
