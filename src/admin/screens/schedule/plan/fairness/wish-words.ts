import { type WeekdayName, weekdays } from "#domain/schedule/schedule.ts";
import { dateWords } from "#domain/time/date-words.ts";
import { formatWeekday } from "#domain/time/format.ts";
import { words } from "../../../../words.ts";
import type { PlanData } from "../../plan-data.ts";
import { clock, type NameOf, namesIn } from "../words.ts";
import { measureName } from "./measures.ts";

type UnmetWish = { key: number; wish: string; missed: string; cost: string };

/** The wishes that are not met, each in a sentence with how often and what meeting it would cost. */
export function unmetWishes(plan: PlanData): UnmetWish[] {
	const nameOf = namesIn(plan);
	return plan.wishes.flatMap(({ wish: at, missed, cost }) => {
		const wish = plan.schedule.wishes[at];
		if (missed === 0 || wish === undefined) return [];
		return [
			{
				key: at,
				wish: wishInWords(wish, nameOf),
				missed: words.wish.missed({ count: missed }),
				cost: costInWords(cost),
			},
		];
	});
}

type SavedWish = PlanData["schedule"]["wishes"][number];

function wishInWords(wish: SavedWish, nameOf: NameOf): string {
	switch (wish.kind) {
		case "time": {
			const team = nameOf(wish.team);
			const when = whenOf(wish);
			return wish.isLiked ? words.wish.liked({ team, when }) : words.wish.disliked({ team, when });
		}
		case "place": {
			const told = { team: nameOf(wish.team), place: wish.place };
			return wish.isLiked ? words.wish.placeLiked(told) : words.wish.placeDisliked(told);
		}
		case "rest":
			return [
				wish.least !== undefined && words.wish.restLeast({ count: wish.least }),
				wish.most !== undefined && words.wish.restMost({ count: wish.most }),
			]
				.filter(Boolean)
				.join(", ");
		case "doubleHeader":
			return words.wish.kinds.doubleHeader;
		default: {
			const [one, other] = wish.teams.map(nameOf) as [string, string];
			if (wish.kind === "inARow") return words.wish.playInARow({ one, other });
			if (wish.kind === "notEarly") return words.wish.meetLate({ one, other, count: wish.weeks });
			return words.wish.meetThen({ one, other, day: formatWeekday(wish.date, words.language) });
		}
	}
}

function whenOf({ day, from, until }: Extract<SavedWish, { kind: "time" }>): string {
	const index = weekdays.indexOf(day as WeekdayName);
	return [
		index >= 0 && dateWords[words.language].weekdays[index],
		from !== undefined && words.wish.fromTime({ time: clock(from) }),
		until !== undefined && words.wish.untilTime({ time: clock(until) }),
	]
		.filter(Boolean)
		.join(" ");
}

function costInWords(cost: PlanData["wishes"][number]["cost"]): string {
	if (cost === null) return words.wish.noExchange;
	const parts = Object.keys(cost).map((measure) => measureName(measure as keyof typeof cost));
	return parts.length === 0
		? words.wish.costsNothing
		: words.wish.wouldCost({ list: parts.join(", ").toLowerCase() });
}
