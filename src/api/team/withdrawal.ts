import { z } from "zod";
import { fatesOfGames } from "#domain/team/team.ts";
import type { WithdrawalPreview } from "#usecases/team/withdrawals.ts";
import { answer } from "../endpoint.ts";
import { date, id, name, success } from "../fields.ts";
import { said } from "../said.ts";
import { row, toRow } from "../standings/table.ts";

const place = { seasonId: id, leagueId: id, teamId: id };
const games = z.enum(fatesOfGames, "Please choose what becomes of its games.");

export const asked = z.object({ ...place, date, games });
export const given = asked.extend({ reason: name("Please say why: visitors read it.", 200) });
export const one = z.object(place);

/** Of a team that plays on, null. */
export const withdrawal = z
	.object({ date: z.string(), reason: z.string(), games: z.enum(fatesOfGames) })
	.nullable();

export const preview = answer(
	z.object({ before: z.array(row), after: z.array(row), comingGames: z.int() }),
	({ before, after, comingGames }: WithdrawalPreview) => ({
		before: before.map((it) => toRow(it, undefined)),
		after: after.map((it) => toRow(it, undefined)),
		comingGames,
	}),
);

const done = z.object({ success, message: said });

export const withdrawn = answer(done, () => ({ message: "The team has withdrawn." }));
export const readmitted = answer(done, () => ({ message: "The withdrawal was taken back." }));
