import { z } from "zod";
import type { PlayerRecord, TeamRecord } from "#usecases/stats/records.ts";
import { answer } from "../endpoint.ts";

const person = z.object({
	id: z.int(),
	firstName: z.string(),
	lastName: z.string().nullable(),
});

export const topPoints = answer(
	z.object({ players: z.array(person.extend({ totalPoints: z.int() })) }),
	(records: PlayerRecord[]) => ({
		players: records.map((it) => ({ ...toPerson(it), totalPoints: it.value })),
	}),
);

export const topThrees = answer(
	z.object({ players: z.array(person.extend({ totalThrees: z.int() })) }),
	(records: PlayerRecord[]) => ({
		players: records.map((it) => ({ ...toPerson(it), totalThrees: it.value })),
	}),
);

/** A team goes by `teamId` here. */
export const topTeamWins = answer(
	z.object({ teams: z.array(z.object({ teamId: z.int(), name: z.string(), wins: z.int() })) }),
	(records: TeamRecord[]) => ({
		teams: records.map((it) => ({ teamId: it.id, name: it.name, wins: it.value })),
	}),
);

function toPerson(it: PlayerRecord): z.input<typeof person> {
	return { id: it.id, firstName: it.firstName, lastName: it.lastName === "" ? null : it.lastName };
}
