/** `npm run import`: brings a season into an organization from spreadsheets (docs/import.md). */
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import {
	describeRemark,
	describeReport,
	type ImportReport,
	isNothingNew,
} from "#domain/import/import-report.ts";
import type { RemarkList } from "#domain/import/remarks.ts";
import type { SheetKind } from "#domain/import/sheet/sheet.ts";
import { inEnglish } from "#domain/language/say.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { seedPlatform } from "#seeds/platform.ts";
import { readSettings, type Settings } from "#server/env.ts";
import { originOf } from "#server/http/origins.ts";
import type { Database } from "#store/engine/database.ts";
import {
	type PlatformNouns,
	platformStore,
	platformTransaction,
} from "#store/platform/platform.ts";
import { type Store, storeFor } from "#store/store.ts";
import { findOrganization, isThere } from "#usecases/import/find-organization.ts";
import { importSeason } from "#usecases/import/import-season.ts";
import type { Spreadsheet } from "#usecases/import/read-sheet.ts";
import { ImportRefused } from "#usecases/import/refused.ts";
import { type ImportArguments, readArguments, UsageError, usage } from "./lib/import-arguments.ts";
import { openForImport, openForTrial } from "./lib/open-for-import.ts";
import { progressBar } from "./lib/progress-bar.ts";

/** More remarks than anybody reads at once; the rest is counted. */
const mostRemarks = 200;

process.exitCode = await run(process.argv.slice(2)).catch(explain);

/** Answers the exit code: 0 done, also when there was nothing to do. */
async function run(args: string[]): Promise<number> {
	const settings = readSettings(process.env);
	const wanted = readArguments(args, settings.rootDomain);
	if (wanted === "help") {
		console.log(usage);
		return 0;
	}
	const files = {
		games: fileAt(wanted.games),
		boxScores: fileAt(wanted.boxScores),
		rosters: fileAt(wanted.rosters),
	};
	const start = performance.now();
	const database = await (wanted.isTrial ? openForTrial(settings) : openForImport(settings));
	try {
		const { organization, report } = await bringIn(database, wanted, files);
		const seconds = (performance.now() - start) / 1000;
		for (const line of outcome(report, organization, { settings, wanted, seconds })) {
			console.log(line);
		}
		return 0;
	} finally {
		await database.close();
	}
}

function fileAt(path: string | null): Spreadsheet | null {
	return path === null ? null : readFile(path);
}

function readFile(path: string): Spreadsheet {
	// npm runs scripts in the project's folder; people name files from where they are.
	const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
	try {
		return { name: basename(file), bytes: readFileSync(file) };
	} catch (error) {
		const cause = error instanceof Error && "code" in error ? error.code : error;
		throw new Error(
			`${path} cannot be read${cause === "ENOENT" ? ": there is no such file" : ` (${cause})`}.`,
		);
	}
}

/**
 * What makes an organization is one transaction: a file that is refused leaves none behind. Where it is there,
 * it alone is written to, so that on SQLite a running server has its turns to write in between (decision 45).
 */
async function bringIn(
	database: Database,
	wanted: ImportArguments,
	files: Record<SheetKind, Spreadsheet | null>,
): Promise<{ organization: Organization; report: ImportReport }> {
	const asked = { slug: wanted.organization, sport: wanted.sport, create: wanted.create };
	const into = async (platform: PlatformNouns, storeOf: (id: number) => Store) => {
		const { organization, sport, created } = await findOrganization(platform, asked);
		const report = await importSeason(
			storeOf(organization.id),
			{ ...wanted, ...files, sport, timeZone: organization.timeZone, now: new Date() },
			progressBar(process.stdout, "box scores"),
		);
		return { organization, report: { ...report, created: [...created, ...report.created] } };
	};
	const platform = platformStore(database);
	if (!wanted.isTrial && (await isThere(platform, asked))) {
		return into(platform, (id) => storeFor(id, database));
	}
	return platformTransaction(
		database,
		async ({ connection, platform, storeFor }) => {
			if ((await platform.organizations.count()) === 0) await seedPlatform(connection);
			return into(platform, storeFor);
		},
		{ isTrial: wanted.isTrial },
	);
}

function outcome(
	report: ImportReport,
	organization: Organization,
	run: { settings: Settings; wanted: ImportArguments; seconds: number },
): string[] {
	const { settings, wanted, seconds } = run;
	const asked = wanted.create?.timeZone;
	const zone =
		asked === undefined || asked === organization.timeZone
			? []
			: [`${organization.name} keeps its time zone, ${organization.timeZone}.`];
	const address = `${originOf(settings, settings.rootDomain)}/${organization.slug}`;
	const end = wanted.isTrial
		? "This was a trial; nothing was written."
		: `Done in ${seconds.toFixed(1)} s. See ${address} and ${address}/teamList`;
	return [
		...remarkList(report.warnings, "warning"),
		...report.notes.map(inEnglish),
		...zone,
		...describeReport(report, wanted.isTrial),
		...(isNothingNew(report) && wanted.isTrial ? [] : [end]),
	];
}

function remarkList({ listed, count }: RemarkList, what: string): string[] {
	if (count === 0) return [];
	const more = count - Math.min(listed.length, mostRemarks);
	return [
		`${count} ${what}${count === 1 ? "" : "s"}:`,
		...listed.slice(0, mostRemarks).map((remark) => `  ${describeRemark(remark)}`),
		...(more > 0 ? [`  and ${more} more`] : []),
	];
}

/** Says why nothing was done: 2 for a command that is wrong, 1 for everything else. */
function explain(error: unknown): number {
	if (error instanceof UsageError) {
		console.error(`${error.message}\n\n${usage}`);
		return 2;
	}
	if (error instanceof ImportRefused) {
		const warnings = remarkList(error.warnings, "warning");
		const problems = remarkList(error.problems, "problem");
		console.error([...warnings, ...problems, "Nothing was imported."].join("\n"));
		return 1;
	}
	console.error(error instanceof Error ? error.message : String(error));
	return 1;
}
