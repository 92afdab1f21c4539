import { canManageOrganization } from "#domain/account/policy.ts";
import { addDays } from "#domain/time/calendar.ts";
import { instantOf } from "#domain/time/wall-clock.ts";
import type { AuditEntry } from "#store/audit/audit.ts";
import { authorize } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { changeLabels } from "./change-labels.ts";

export type AuditAsked = {
	limit?: number | undefined;
	offset?: number | undefined;
	userId?: number | undefined;
	/** A kind of thing, such as `game`. */
	subject?: string | undefined;
	/** Days of the organization's calendar, both included. */
	from?: string | undefined;
	to?: string | undefined;
};

export type AuditChange = AuditEntry & {
	/** What people call the thing. */
	label: string | null;
	/** From where a deletion can still be undone. */
	trashId: number | null;
};

export type AuditView = {
	changes: AuditChange[];
	/** Everybody who changed something here. */
	people: { id: number; username: string }[];
};

const mostEntries = 5000;

/** Who changed what in the organization, newest first. */
export async function viewAudit(scope: Scope, asked: AuditAsked): Promise<AuditView> {
	const { viewer, organization, store, now } = scope;
	authorize(canManageOrganization(viewer, organization.id));
	const { limit = mostEntries, offset = 0, userId, subject } = asked;
	const { timeZone } = organization;
	const entries = await store.audit.list({
		limit,
		offset,
		userId,
		subjects: subject === undefined ? undefined : [subject, ...(together[subject] ?? [])],
		from: asked.from && beginOf(asked.from, timeZone),
		until: asked.to && beginOf(addDays(asked.to, 1), timeZone),
	});
	const [labels, thrown, people] = await Promise.all([
		changeLabels(store, entries),
		store.trash.list(now.toISOString()),
		store.audit.people(),
	]);
	const places = new Map(
		thrown.map(({ id, kind, subjectId, deletedAt }) => {
			const subject = kind === "merge" ? "player" : kind;
			return [`${subject} ${subjectId} ${deletedAt}`, id];
		}),
	);
	const changes = entries.map((entry) => ({
		...entry,
		label: labels.get(entry.id) ?? null,
		trashId: places.get(`${entry.subject} ${entry.subjectId} ${entry.at}`) ?? null,
	}));
	return { changes, people };
}

/** What people look for together: the numbers of a game are its too. */
const together: Record<string, readonly string[]> = {
	game: ["stats"],
	league: ["seasonLeague"],
	team: ["entry", "roster"],
	page: ["navigation"],
};

/** The day's first instant, as instants are kept. */
function beginOf(date: string, zone: string): string {
	return new Date(instantOf(date, "00:00", zone)).toISOString();
}
