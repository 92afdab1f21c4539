/** `npm run undo`: lists what was deleted in the last 30 days and brings one of them back. */

import { anonymous } from "#domain/account/user.ts";
import { readSettings } from "#server/env.ts";
import type { Database } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { type Store, storeFor } from "#store/store.ts";
import { bringBack, type Trashed, trashOf } from "#usecases/trash/trash.ts";
import { en } from "#words/admin/en.ts";
import { readOptions, runCommand, UsageError } from "./lib/backup/command.ts";
import { openToRead } from "./lib/backup/open-to-read.ts";

const usage = `Usage: npm run undo -- --organization SLUG
       npm run undo -- --organization SLUG --id NUMBER    brings this back
Settings as for npm start: DATA_DIR, DATABASE_URL. The server may be running.`;

const options = { organization: { type: "string" }, id: { type: "string" } } as const;

await runCommand(usage, async (args) => {
	const { values, positionals } = readOptions(args, options);
	const slug = values.organization?.trim().toLowerCase();
	if (!slug || positionals.length > 0) throw new UsageError("Name one --organization.");
	const id = values.id === undefined ? null : Number(values.id);
	if (id !== null && !(Number.isInteger(id) && id > 0 && id < 2 ** 31)) {
		throw new UsageError(`--id is a number of the list, not "${values.id}".`);
	}
	const database = await openToRead(readSettings(process.env));
	try {
		const store = await storeOf(database, slug);
		const scope = { viewer: anonymous, store, now: new Date() };
		if (id === null) return describeAll(await trashOf(scope), slug);
		const { kind, label } = await bringBack(scope, id);
		return [`${nounOf(kind)} ${JSON.stringify(label)} is back.`];
	} finally {
		await database.close();
	}
});

async function storeOf(database: Database, slug: string): Promise<Store> {
	const organization = await platformStore(database).organizations.findBySlug(slug);
	if (organization === undefined) throw new Error(`There is no organization "${slug}".`);
	return storeFor(organization.id, database);
}

function describeAll(list: readonly Trashed[], slug: string): string[] {
	const [newest] = list;
	if (newest === undefined) return ["Nothing was deleted in the last 30 days."];
	return [
		...list.map(describe),
		"",
		`To bring one back: npm run undo -- --organization ${slug} --id ${newest.id}`,
	];
}

/** Names are quoted: people write them, and a terminal obeys some characters. */
function describe({ id, kind, label, deletedAt, deletedBy }: Trashed): string {
	const at = `${deletedAt.slice(0, 10)} ${deletedAt.slice(11, 16)} UTC`;
	const by = deletedBy === null ? "" : `  by ${JSON.stringify(deletedBy.username)}`;
	return `--id ${id}  ${at}  ${nounOf(kind)} ${JSON.stringify(label)}${by}`;
}

function nounOf(kind: Trashed["kind"]): string {
	return en.change.kinds[kind].deleted.toLowerCase();
}
