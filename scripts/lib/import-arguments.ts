import { parseArgs } from "node:util";
import { longestName } from "#domain/import/sheet/sheet.ts";
import { isRootHost, isSlug, normaliseDomain } from "#domain/organization/address.ts";
import { plainOrganization } from "#domain/organization/organization.ts";
import { reserved } from "#server/tenancy/reserved.ts";

/** What `npm run import` is asked to do. */
export type ImportArguments = {
	organization: string;
	/** What the organization shall be when there is none yet; null to refuse then. */
	create: { name: string; timeZone: string; domain: string | null } | null;
	season: string;
	league: string;
	sport: string;
	/** Null where rosters come alone. */
	games: string | null;
	boxScores: string | null;
	rosters: string | null;
	isTrial: boolean;
};

/** The command was not given as it should be; the sentence says how. */
export class UsageError extends Error {}

export const usage = `Usage: npm run import -- --organization SLUG --season NAME --league NAME --games FILE
  --box-scores FILE    player lines; without it only games are imported
  --rosters FILE       who is on which team; may come without --games
  --sport NAME         basketball when it is not given
  --create             make the organization when there is none, with
    --name NAME        its name
    --time-zone ZONE   its time zone, such as America/Toronto (${plainOrganization.timeZone})
    --domain HOST      its own domain, such as cebl.example
  --dry-run            say what would happen and write nothing
docs/import.md describes the files.`;

const options = {
	organization: { type: "string" },
	create: { type: "boolean" },
	name: { type: "string" },
	"time-zone": { type: "string" },
	domain: { type: "string" },
	season: { type: "string" },
	league: { type: "string" },
	sport: { type: "string" },
	games: { type: "string" },
	"box-scores": { type: "string" },
	rosters: { type: "string" },
	"dry-run": { type: "boolean" },
	help: { type: "boolean" },
} as const;

/** Reads the command's arguments; "help" when they ask for it. Throws a UsageError. */
export function readArguments(args: string[], rootDomain: string): ImportArguments | "help" {
	const values = parse(args);
	if (values.help) return "help";
	const required = (name: "organization" | "season" | "league" | "games") => {
		const value = values[name]?.trim();
		if (!value) throw new UsageError(`--${name} is missing.`);
		if (value.length > longestName && name !== "games") {
			throw new UsageError(`--${name} has more than ${longestName} characters.`);
		}
		return value;
	};
	return {
		organization: readSlug(required("organization")),
		create: readCreate(values, rootDomain),
		season: required("season"),
		league: required("league"),
		sport: values.sport ?? "basketball",
		games: isRostersAlone(values) ? null : required("games"),
		boxScores: values["box-scores"] ?? null,
		rosters: values.rosters ?? null,
		isTrial: values["dry-run"] ?? false,
	};
}

/** Box scores are lines of games; rosters are there before the first one. */
function isRostersAlone(values: ReturnType<typeof parse>): boolean {
	return Boolean(values.rosters) && !values.games && !values["box-scores"];
}

function parse(args: string[]) {
	try {
		return parseArgs({ args, options }).values;
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error));
	}
}

/** Slugs are compared in lower case, and the product's own words are taken. */
function readSlug(text: string): string {
	const slug = text.toLowerCase();
	if (!isSlug(slug)) {
		throw new UsageError(
			`"${text}" cannot be an address. --organization has 2 to 50 letters a-z, digits and single hyphens.`,
		);
	}
	if (reserved.has(slug)) {
		throw new UsageError(
			`"${text}" is a page of the product itself. Choose another --organization.`,
		);
	}
	return slug;
}

function readCreate(values: ReturnType<typeof parse>, rootDomain: string) {
	const timeZone = values["time-zone"] ?? plainOrganization.timeZone;
	if (!isTimeZone(timeZone)) {
		throw new UsageError(`"${timeZone}" is no time zone. One is called like America/Toronto.`);
	}
	if (!values.create) {
		const extra = (["name", "time-zone", "domain"] as const).find((name) => values[name]);
		if (extra !== undefined) throw new UsageError(`--${extra} only goes with --create.`);
		return null;
	}
	const name = values.name?.trim();
	if (!name || name.length > longestName) {
		throw new UsageError(
			`--create needs --name with the organization's name (${longestName} characters).`,
		);
	}
	return { name, timeZone, domain: readDomain(values.domain, rootDomain) };
}

function readDomain(text: string | undefined, rootDomain: string): string | null {
	if (text === undefined) return null;
	const domain = normaliseDomain(text);
	if (domain === null || isRootHost(domain, rootDomain)) {
		throw new UsageError(`"${text}" cannot be an organization's domain.`);
	}
	return domain;
}

/** Zones by name; an offset such as +05:00 has no summer time and is none. */
function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return /^[A-Za-z]/.test(name);
	} catch {
		return false;
	}
}
