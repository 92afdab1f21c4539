import { defaultBasketballPeriods } from "#domain/game/periods.ts";
import { defaultPlayerAttributes } from "#domain/player/default-attributes.ts";
import { defaultBasketballStats } from "#domain/stats/default-stats.ts";
import { writtenDown } from "#domain/stats/stat-definition.ts";
import type { Part } from "./league-parts.ts";

/** The abbreviations stay: formulas know statistics by them. One row each, so that ids alternate. */
export const makeBookkeeping: Part[] = [
	...defaultBasketballStats.map(
		(stat, index): Part =>
			({ store, sport, canary }) =>
				store.statDefinitions.insert(sport.id, [
					{ ...stat, name: `${stat.name} ${canary}`, order: index + 1, isHidden: false },
				]),
	),
	({ store, sport, canary }) =>
		store.statDefinitions.insert(sport.id, [
			{
				name: `Hidden ${canary}`,
				abbreviation: canary,
				order: 90,
				isHidden: true,
				isSigned: false,
				...writtenDown,
			},
		]),
	({ store, sport, canary }) =>
		store.statDefinitions.insert(sport.id, [
			{
				name: `Hustle ${canary}`,
				abbreviation: `H${canary}`,
				order: 91,
				isHidden: false,
				isSigned: false,
				...writtenDown,
			},
		]),
	({ store, sport, canary }) =>
		store.statDefinitions.insert(sport.id, [
			{
				name: `Rating ${canary}`,
				abbreviation: `R${canary}`,
				order: 92,
				isHidden: false,
				isSigned: false,
				...writtenDown,
				formula: `PTS + 2 * H${canary}`,
			},
		]),
	...defaultBasketballPeriods.map(
		(period): Part =>
			({ store, sport, canary }) =>
				store.periods.insert(sport.id, [{ ...period, name: `${period.name} ${canary}` }]),
	),
	...defaultPlayerAttributes.map(
		(attribute): Part =>
			({ store, sport, canary }) =>
				store.playerAttributes.insert(sport.id, [
					{ ...attribute, name: `${attribute.name} ${canary}` },
				]),
	),
	({ store, sport, canary }) =>
		store.playerAttributes.insert(sport.id, [
			{ name: `Hidden ${canary}`, type: "string", order: 9, isVisible: false },
		]),
	async ({ store, sport, canary, ids }) => {
		const known = await store.statDefinitions.list(sport.id);
		const statId = (abbreviation: string) =>
			known.find((stat) => stat.abbreviation === abbreviation)?.id ?? 0;
		const periods = await store.periods.list(sport.id);
		const attributes = await store.playerAttributes.list(sport.id);
		Object.assign(ids, {
			stat: statId("PTS"),
			stat2: statId("3PM"),
			hiddenStat: statId(canary),
			rating: statId(`R${canary}`),
			period: periods[0]?.id ?? 0,
			period2: periods[1]?.id ?? 0,
			attribute: attributes.find(({ type }) => type === "string")?.id ?? 0,
			attribute2: attributes.at(-1)?.id ?? 0,
		});
	},
];
