import type { Grid } from "../grid.ts";
import { mostPairs } from "./matching.ts";

/** What the flow of games does not see: that it takes two for a game. */
export type Partners = {
	/** 1 where team × moment can hold a game once pins are where they are. */
	open: Uint8Array;
	/** The most teams that can play at once, on one date, in one week; always even. */
	ofMoment: number[];
	ofDate: number[];
	ofWeek: number[];
};

/**
 * A team that is free when nobody else is has no game there, and three that are free for nothing but
 * each other have one among them. Where a team has one game a date at most, the games of a date are
 * pairs of teams that share a free moment, nobody twice: no schedule has more than the largest
 * matching of that graph, however many courts there are. The same holds for weeks. Otherwise all
 * teams of the date play as often as they may, and the last of an odd number has no partner.
 */
export function partnersOf(grid: Grid): Partners {
	const { teams, weeks, dates, moments, rules, slotsOfMoment, dateOfMoment, weekOfDate } = grid;
	const n = teams.length;
	const open = openAt(grid);
	const isOpen = (team: number, moment: number) => open[team * moments.length + moment] === 1;
	const ofMoment = slotsOfMoment.map((slots, moment) => {
		const free = teams.filter((_, team) => isOpen(team, moment)).length;
		return 2 * Math.min(slots.length, Math.floor(free / 2));
	});
	const ofGroup = (group: number[], each: number) =>
		each > 1
			? 2 * Math.floor((n * each) / 2)
			: 2 *
				mostPairs(
					teams.map((_, team) => {
						const own = group.filter((moment) => isOpen(team, moment));
						return [...teams.keys()].filter(
							(other) => other !== team && own.some((moment) => isOpen(other, moment)),
						);
					}),
				);
	const all = [...moments.keys()];
	const dateOf = (moment: number) => dateOfMoment[moment] as number;
	const byDate = Map.groupBy(all, dateOf);
	const byWeek = Map.groupBy(all, (moment) => weekOfDate[dateOf(moment)] as number);
	return {
		open,
		ofMoment,
		ofDate: dates.map((_, date) => ofGroup(byDate.get(date) ?? [], rules.perDay)),
		ofWeek: weeks.map((_, week) => ofGroup(byWeek.get(week) ?? [], rules.perWeek)),
	};
}

/** As if everybody who is free always found somebody to play. */
export function withoutPartners({
	teams,
	weeks,
	dates,
	rules,
	free,
	slotsOfMoment,
}: Grid): Partners {
	const most = (each: number) => 2 * Math.floor((teams.length * each) / 2);
	return {
		open: free,
		ofMoment: slotsOfMoment.map((slots) => 2 * slots.length),
		ofDate: dates.map(() => most(rules.perDay)),
		ofWeek: weeks.map(() => most(rules.perWeek)),
	};
}

/**
 * Where a team is free, less what the pins leave no room for: the rest of the date or week in which
 * a pinned game is the only one a team may have, and the hours when the people it shares are busy.
 */
function openAt(grid: Grid): Uint8Array {
	const { pins, moments, momentOf, dateOf, weekOf, overlaps, mates, rules } = grid;
	const open = grid.free.slice();
	const own = new Set<number>();
	const close = (team: number, moment: number) => {
		open[team * moments.length + moment] = 0;
	};
	for (const { slot, home, away } of pins) {
		if (slot < 0) continue;
		const at = momentOf[slot] as number;
		for (const team of [home, away]) {
			own.add(team * moments.length + at);
			for (const moment of overlaps[at] as number[]) {
				close(team, moment);
				for (const mate of mates[team] as number[]) close(mate, moment);
			}
			for (const moment of moments.keys()) {
				const date = grid.dateOfMoment[moment] as number;
				const isSameDate = date === dateOf[slot];
				const isSameWeek = grid.weekOfDate[date] === weekOf[slot];
				if ((rules.perDay === 1 && isSameDate) || (rules.perWeek === 1 && isSameWeek)) {
					close(team, moment);
				}
			}
		}
	}
	for (const cell of own) open[cell] = 1;
	return open;
}
