import type { GameWithTeams } from "#domain/game/game.ts";
import { fullName } from "#domain/player/player.ts";
import type { AuditEntry } from "#store/audit/audit.ts";
import type { Store } from "#store/store.ts";

/**
 * What people call the things that were changed, by the ids of the changes: as a change says it
 * itself, else as the thing is called now. What is gone and was not named has no label.
 */
export async function changeLabels(
	store: Store,
	changes: readonly AuditEntry[],
): Promise<Map<number, string>> {
	const labels = new Map<number, string>();
	const unnamed = changes.filter((change) => nameIn(change) === null);
	const names = await namesOf(store, unnamed);
	for (const change of changes) {
		const label = nameIn(change) ?? names.get(keyOf(change)) ?? saidBeside(change);
		if (label !== null) labels.set(change.id, label);
	}
	return labels;
}

/** The name among what stands now or stood before. */
function nameIn({ before, after }: AuditEntry): string | null {
	return nameOf(after) ?? nameOf(before);
}

/** What came back out of the trash says what it was; an import, the league it went into. */
function saidBeside({ after }: AuditEntry): string | null {
	return textAt(after, "label") ?? textAt(after, "league");
}

function nameOf(value: unknown): string | null {
	const [home, away] = [textAt(at(value, "home"), "name"), textAt(at(value, "away"), "name")];
	if (home !== null && away !== null) return sidesOf(home, away);
	const firstName = textAt(value, "firstName");
	if (firstName === null) return textAt(value, "name") ?? textAt(value, "username");
	return fullName({ firstName, lastName: textAt(value, "lastName") ?? "" });
}

/** Only scores, numbers and swaps do not name what they are about: a query for each kind. */
async function namesOf(
	{ games, schedules }: Store,
	changes: readonly AuditEntry[],
): Promise<Map<string, string>> {
	const ids = (subjects: readonly string[]) => [
		...new Set(
			changes.flatMap((it) => (subjects.includes(it.subject) ? (it.subjectId ?? []) : [])),
		),
	];
	const [gameIds, scheduleIds] = [ids(["game", "stats"]), ids(["schedule"])];
	const knownGames = await games.findMany(gameIds);
	const knownSchedules = scheduleIds.length === 0 ? [] : await schedules.list({});
	const nameGame = ({ home, away }: GameWithTeams) => sidesOf(home.name, away.name);
	return new Map([
		...knownGames.map((game) => [`game ${game.id}`, nameGame(game)] as const),
		...knownGames.map((game) => [`stats ${game.id}`, nameGame(game)] as const),
		...knownSchedules.map(({ id, name }) => [`schedule ${id}`, name] as const),
	]);
}

const keyOf = ({ subject, subjectId }: AuditEntry) => `${subject} ${subjectId}`;
const sidesOf = (home: string, away: string) => `${home} – ${away}`;

function at(value: unknown, key: string): unknown {
	return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string | null {
	const found = at(value, key);
	return typeof found === "string" && found !== "" ? found : null;
}
