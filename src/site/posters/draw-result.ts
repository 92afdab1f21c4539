import type { Side } from "#domain/game/game.ts";
import { crestColors } from "#domain/team/crest-colors.ts";
import { crest } from "../link-pictures/crest.ts";
import { drawable } from "../link-pictures/drawable.ts";
import { box, type Child, digits, type Element, words } from "../link-pictures/element.ts";
import { at, fitted, night, soft } from "../link-pictures/parts.ts";
import { type Drawn, edge, footHeight, headHeight } from "./parts.ts";
import type { PosterBest, PosterGame } from "./poster.ts";

/** One team over the other, each on its colour. */
export function drawResult({ shown: { game, best }, size, pictures }: Drawn<"result">): Child[] {
	const isTall = size.height > 1500;
	const bestHeight = best.length === 0 ? 0 : 100 + best.length * 90;
	const half = (size.height - headHeight - footHeight - bestHeight) / 2;
	return [
		...(["away", "home"] as const).flatMap((side, place) =>
			teamOver({ game, side, pictures }, headHeight + place * half, {
				width: size.width,
				half,
				isTall,
			}),
		),
		...(game.status === "" ? [] : [statusOver(game.status, headHeight + half, size.width)]),
		bestUnder(best, game, headHeight + 2 * half, { width: size.width, height: bestHeight }),
	];
}

type OneSide = { game: PosterGame; side: Side; pictures: ReadonlySet<string> };

function teamOver(
	{ game, side, pictures }: OneSide,
	top: number,
	{ width, half, isTall }: { width: number; half: number; isTall: boolean },
): Child[] {
	const team = game[side];
	const isBeaten = game.winner !== null && game.winner !== side;
	const name = drawable(team.name);
	const crestSide = isTall ? 250 : 210;
	const ground = at(0, top, width, half);
	return [
		box({ ...ground, backgroundColor: crestColors(team).field }),
		// White is to be readable on every team's colour.
		box({ ...ground, backgroundColor: isBeaten ? "#00000099" : "#00000059" }),
		box({ ...ground, alignItems: "center", padding: `0 ${edge}px` }, [
			crest(team, crestSide, pictures),
			box({ flexGrow: 1, flexShrink: 1, padding: "0 36px" }, [
				name === null
					? null
					: words(
							name,
							{
								fontSize: fitted(name, 72, 14),
								lineHeight: 1.05,
								maxWidth: width - 2 * edge - crestSide - 340,
								color: isBeaten ? soft : "#ffffff",
							},
							4,
						),
			]),
			digits(team.points === null ? "" : String(team.points), {
				fontSize: 210,
				lineHeight: 1,
				color: isBeaten ? soft : "#ffffff",
			}),
		]),
	];
}

function statusOver(status: string, middle: number, width: number): Element {
	return box({ ...at(0, middle - 36, width, 72), justifyContent: "center" }, [
		words(status.toUpperCase(), {
			padding: "12px 30px",
			borderRadius: 12,
			backgroundColor: night,
			fontSize: 36,
		}),
	]);
}

function bestUnder(
	best: readonly PosterBest[],
	game: PosterGame,
	top: number,
	{ width, height }: { width: number; height: number },
): Element {
	return box(
		{
			...at(0, top, width, height),
			flexDirection: "column",
			justifyContent: "center",
			padding: `0 ${edge}px`,
			backgroundColor: night,
		},
		best.map(({ name, numbers, side }) =>
			box({ alignItems: "center", justifyContent: "space-between", height: 90 }, [
				box({ alignItems: "center" }, [
					box({
						width: 14,
						height: 48,
						marginRight: 22,
						backgroundColor: crestColors(game[side]).field,
						border: "2px solid #ffffff55",
					}),
					words(drawable(name) ?? "", { fontSize: 48, maxWidth: 460 }),
				]),
				words(numbers, { fontSize: 42, color: soft, maxWidth: 440 }),
			]),
		),
	);
}
