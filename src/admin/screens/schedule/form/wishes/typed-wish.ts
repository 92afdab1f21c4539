import { type WeekdayName, weekdayNamed } from "#domain/schedule/schedule.ts";
import type { Wish } from "#domain/schedule/wishes/wish.ts";
import { isDate } from "#domain/time/calendar.ts";
import { words } from "../../../../words.ts";

/** A wish as it stands in the form: all that any kind needs, as text. */
export type TypedWish = {
	kind: Wish["kind"];
	team: string;
	other: string;
	isLiked: string;
	/** A venue, or a court by the name of its place. */
	place: string;
	day: string;
	from: string;
	until: string;
	date: string;
	weeks: string;
	least: string;
	most: string;
	weight: string;
};

type WishField = Exclude<keyof TypedWish, "kind">;

/** The fields of each kind, in their order. */
export const wishFields: Record<TypedWish["kind"], readonly WishField[]> = {
	time: ["team", "isLiked", "day", "from", "until", "weight"],
	place: ["team", "isLiked", "place", "weight"],
	notEarly: ["team", "other", "weeks", "weight"],
	meetOn: ["team", "other", "date", "weight"],
	rest: ["least", "most", "weight"],
	doubleHeader: ["weight"],
	inARow: ["team", "other", "weight"],
};

export const newWish: TypedWish = {
	kind: "time",
	team: "",
	other: "",
	isLiked: "no",
	place: "",
	day: "",
	from: "",
	until: "",
	date: "",
	weeks: "",
	least: "",
	most: "",
	weight: "2",
};

/** What the API takes of a wish. */
export type SavedWish = Wish<number>;

export function typedWish(wish: SavedWish): TypedWish {
	const typed = { ...newWish, kind: wish.kind, weight: String(wish.weight) };
	switch (wish.kind) {
		case "time": {
			const { team, isLiked, day = "", from = "", until = "" } = wish;
			return { ...typed, team: String(team), isLiked: isLiked ? "yes" : "no", day, from, until };
		}
		case "place": {
			const { team, isLiked, place } = wish;
			return { ...typed, team: String(team), isLiked: isLiked ? "yes" : "no", place };
		}
		case "notEarly":
			return { ...typed, ...pairOf(wish), weeks: String(wish.weeks) };
		case "meetOn":
			return { ...typed, ...pairOf(wish), date: wish.date };
		case "rest":
			return { ...typed, least: String(wish.least ?? ""), most: String(wish.most ?? "") };
		case "doubleHeader":
			return typed;
		case "inARow":
			return { ...typed, ...pairOf(wish) };
	}
}

/** A wish that can be read, or the sentence that says what is missing. */
export function readWish(typed: TypedWish): SavedWish | string {
	const weight = Number(typed.weight) as SavedWish["weight"];
	const pair: [number, number] = [Number(typed.team), Number(typed.other)];
	const isPair = typed.team !== "" && typed.other !== "" && typed.team !== typed.other;
	switch (typed.kind) {
		case "time": {
			if (typed.team === "") return words.wish.chooseATeam;
			const { day, from, until } = typed;
			if (day === "" && from === "" && until === "") return words.wish.sayWhen;
			return {
				kind: "time",
				weight,
				team: Number(typed.team),
				isLiked: typed.isLiked === "yes",
				...(day !== "" && { day: weekdayNamed(day) as WeekdayName }),
				...(from !== "" && { from }),
				...(until !== "" && { until }),
			};
		}
		case "place": {
			if (typed.team === "") return words.wish.chooseATeam;
			if (typed.place === "") return words.wish.sayWhere;
			const isLiked = typed.isLiked === "yes";
			return { kind: "place", weight, team: Number(typed.team), isLiked, place: typed.place };
		}
		case "notEarly": {
			const weeks = daysIn(typed.weeks);
			if (!isPair) return words.wish.chooseTwo;
			return weeks === null ? words.wish.howMany : { kind: "notEarly", weight, teams: pair, weeks };
		}
		case "meetOn":
			if (!isPair) return words.wish.chooseTwo;
			return isDate(typed.date)
				? { kind: "meetOn", weight, teams: pair, date: typed.date }
				: words.scheduleForm.pleaseChooseADate;
		case "rest": {
			const [least, most] = [daysIn(typed.least), daysIn(typed.most)];
			if (least === null && most === null) return words.wish.howMany;
			return {
				kind: "rest",
				weight,
				...(least !== null && { least }),
				...(most !== null && { most }),
			};
		}
		case "doubleHeader":
			return { kind: "doubleHeader", weight };
		case "inARow":
			return isPair ? { kind: "inARow", weight, teams: pair } : words.wish.chooseTwo;
	}
}

function pairOf({ teams: [team, other] }: { teams: [number, number] }) {
	return { team: String(team), other: String(other) };
}

function daysIn(text: string): number | null {
	return /^\d{1,3}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null;
}
