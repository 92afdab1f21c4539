import { naturalOrder } from "#domain/text/natural-order.ts";
import { words } from "../../../../words.ts";
import type { PlanData, PlanGame, PlanSlot } from "../../plan-data.ts";
import { clock } from "../words.ts";

export type TeamChoice = { id: number; name: string; note: string };

/** Who could play on a free slot: teams with a bye that week first, those that cannot play last. */
export function teamChoices(
	{ teams, schedule }: Pick<PlanData, "teams" | "schedule">,
	games: readonly PlanGame[],
	{ week, date, time }: PlanSlot,
): TeamChoice[] {
	const busy = new Set(
		games
			.filter(({ weekIndex }) => weekIndex === week)
			.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]),
	);
	const away = new Set(
		schedule.blackouts.filter(({ dates }) => dates.includes(date)).map(({ teamId }) => teamId),
	);
	const ranked = teams.map(({ id, name, unavailableSlots }) => {
		const isClosed = unavailableSlots.some((slot) => slot.slice(0, 5) === time);
		if (away.has(id)) return { id, name, rank: 2, note: words.plan.cannotPlayThatDay };
		if (isClosed)
			return { id, name, rank: 2, note: words.plan.cannotPlayAt({ time: clock(time) }) };
		return busy.has(id)
			? { id, name, rank: 1, note: words.plan.hasAGame }
			: { id, name, rank: 0, note: "" };
	});
	return ranked
		.toSorted((a, b) => a.rank - b.rank || naturalOrder(a.name, b.name))
		.map(({ id, name, note }) => ({ id, name, note }));
}
