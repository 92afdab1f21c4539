import type { Row } from "#api/endpoint.ts";
import { type Ask, callOf, keyOf, type Role, roleOf } from "./calls.ts";
import type { ProofLeague } from "./proof-league.ts";
import type { Manner, ProofWorld } from "./proof-world.ts";

/** An answer, looked at from all sides. */
export type Answered = { what: string; status: number; headers: string; body: string };

/** One request on trial: in words, what it asks, how, and whose things must not come to light. */
export type Request = {
	what: string;
	asked: Ask;
	manner: Manner;
	/** Null where the request may see and change the other organization by design. */
	foreign: ProofLeague | null;
};

export type Trial = ReturnType<typeof startTrial>;

/** From the lowest up. */
export const allRoles: readonly Role[] = [
	"anonymous",
	"scorekeeper",
	"staff",
	"org_owner",
	"super_admin",
];

/**
 * What the product shows to everybody of every organization: its name and where it is found, and
 * its sports, in these rows alone (rule `listing-tells-no-names`). Nothing else of it may be there.
 */
const directory = [
	"GET /organizations",
	"GET /organizations/:id",
	"GET /organizations/domain/:domain",
	"GET /organizations/slug/:slug",
	"GET /sports",
	"GET /sportsv2",
	// Where one has signed in oneself.
	"GET /sessions",
];

/** Requests of one row, one after the other, and what was wrong with their answers. */
export function startTrial(
	world: ProofWorld,
	row: Row,
	{ isStrict, roles }: { isStrict: boolean; roles: readonly Role[] },
) {
	const key = keyOf(row);
	const { status: good = 200 } = callOf(row);
	const findings = { calls: 0, problems: [] as string[] };

	const complain = ({ what, status, body, headers }: Answered, problem: string) => {
		const text = `${body.slice(0, 500)}\n${headers}`;
		findings.problems.push(`${key}: ${what} ${problem}: ${status} ${text}`);
	};

	/** Nobody writes between an answer and the next request but who puts everything back. */
	let written: Promise<number | null> | undefined;

	const ask = async ({ what, asked, manner, foreign }: Request): Promise<Answered> => {
		findings.calls += 1;
		const before = await (written ?? world.writes());
		const response = await world.ask(row, asked, manner);
		const answer: Answered = {
			what,
			status: response.status,
			headers: [...response.headers]
				// It counts down from one answer to the next.
				.filter(([name]) => name !== "ratelimit")
				.map((header) => header.join(": "))
				.join("\n"),
			body: await response.text(),
		};
		if (isStrict && answer.status >= 500 && answer.status !== good) {
			complain(answer, "is a fault of the server");
		}
		if (foreign !== null) mustKeepSecret(answer, asked, foreign);
		written = world.writes();
		const after = await written;
		// Where nobody counts what is written, refusals are looked at together in the end.
		const mayHaveWritten =
			before === null ? isGood(answer) && row.method !== "GET" : before !== after;
		if (mayHaveWritten) await mustLeaveAlone(answer, foreign);
		return answer;
	};

	const mustKeepSecret = (answer: Answered, asked: Ask, { canary, face, ids }: ProofLeague) => {
		const told = `${answer.headers}\n${answer.body}`.toLowerCase();
		// Sports are nobody's: whoever chooses one is told its name.
		const hasChosen = JSON.stringify(asked).includes(`"sportIds":[${ids.sport}]`);
		const isPublic = directory.includes(key) || hasChosen;
		const secret = isPublic ? told.replaceAll(face, "") : told;
		if (secret.includes(canary.slice(1))) complain(answer, "shows what is another's");
	};

	/** Whoever is refused has changed nothing, and whoever is not, nothing of the other. */
	const mustLeaveAlone = async (answer: Answered, foreign: ProofLeague | null) => {
		const now = await world.contents();
		const changed = [...world.first].filter(([id, text]) => now.get(id) !== text);
		for (const [id] of changed) {
			if (id === foreign?.ids.organization || !isGood(answer)) {
				complain(
					answer,
					`changes organization ${id}${difference(world.first.get(id), now.get(id))}`,
				);
			}
		}
		if (changed.length > 0) await world.restore();
		written = undefined;
	};

	return {
		row,
		key,
		isStrict,
		roles,
		findings,
		ask,
		complain,

		/** None of the refused requests has changed anything. */
		async finish(): Promise<void> {
			const all = { what: "one of the refused requests", status: 400, headers: "", body: "" };
			await mustLeaveAlone(all, null);
		},

		/** Not there for whoever gets in, and no more than that for whoever does not. */
		mustRefuse(answer: Answered, as: Role): void {
			if (!isStrict || directory.includes(key)) return;
			const isIn = allRoles.indexOf(as) >= allRoles.indexOf(roleOf(row));
			const allowed = isIn ? [404, 422] : [401, 403, 404];
			if (!allowed.includes(answer.status)) complain(answer, `should be ${allowed.join(" or ")}`);
		},

		mustSucceed(answer: Answered): void {
			if (isStrict && answer.status !== good) complain(answer, `should be ${good}`);
		},

		/** To the byte; the headers of a member's answer alone say that it may not be kept. */
		mustBeSame(one: Answered, other: Answered, { hasOtherHeaders = false } = {}): void {
			const isSame = one.status === other.status && one.body === other.body;
			if (!isStrict || (isSame && (hasOtherHeaders || one.headers === other.headers))) return;
			complain(one, `is not as "${other.what}": ${other.status} ${other.body}\n${other.headers}\n`);
		},
	};
}

function isGood({ status }: Answered): boolean {
	return status < 400;
}

/** The first row that is another now. */
function difference(before = "", after = ""): string {
	const known = new Set(before.split("\n"));
	const now = new Set(after.split("\n"));
	const added = [...now].find((line) => !known.has(line));
	const gone = [...known].find((line) => !now.has(line));
	return ` (now ${added}, before ${gone})`;
}
