import type { Side } from "#domain/game/game.ts";
import { crestColors } from "#domain/team/crest-colors.ts";
import { crest } from "../link-pictures/crest.ts";
import { drawable } from "../link-pictures/drawable.ts";
import { box, type Child, digits, type Element, picture, words } from "../link-pictures/element.ts";
import { display } from "../link-pictures/faces.ts";
import { at, fitted, type LinkPictureFrame, night, soft } from "../link-pictures/parts.ts";
import type { Poster, PosterBest, PosterGame } from "./poster.ts";

type Size = { width: number; height: number };
type Drawn<Kind extends Poster["kind"]> = {
	shown: Extract<Poster, { kind: Kind }>;
	size: Size;
	pictures: ReadonlySet<string>;
};

const headHeight = 210;
const footHeight = 110;
const edge = 70;

/** A picture for the team's chat. `pictures` are the addresses of those logos that could be read. */
export function drawPoster(
	poster: Poster,
	frame: LinkPictureFrame,
	size: Size,
	pictures: ReadonlySet<string>,
): Element {
	const drawn = { shown: poster, size, pictures } as never;
	return box(
		{
			position: "relative",
			...size,
			overflow: "hidden",
			backgroundColor: night,
			color: "#ffffff",
			fontFamily: display,
		},
		[...drawings[poster.kind](drawn), head(poster, frame, size), foot(frame, size, pictures)],
	);
}

const drawings: { [Kind in Poster["kind"]]: (drawn: Drawn<Kind>) => Child[] } = {
	result: drawResult,
	round: drawRound,
	table: drawTable,
};

function head({ title, where }: Poster, { fill, onFill }: LinkPictureFrame, { width }: Size) {
	const name = drawable(title) ?? "";
	return box(
		{
			...at(0, 0, width, headHeight),
			flexDirection: "column",
			justifyContent: "center",
			padding: `0 ${edge}px`,
			backgroundColor: fill,
			color: onFill,
		},
		[
			words(name, { fontSize: fitted(name, 76, 24), lineHeight: 1.1, maxWidth: width - 2 * edge }),
			words(drawable(where) ?? "", { fontSize: 40, marginTop: 8 }),
		],
	);
}

function foot(frame: LinkPictureFrame, { width, height }: Size, pictures: ReadonlySet<string>) {
	const hasLogo = frame.logoUrl !== null && pictures.has(frame.logoUrl);
	return box(
		{
			...at(0, height - footHeight, width, footHeight),
			alignItems: "center",
			padding: `0 ${edge}px`,
			borderTop: `12px solid ${frame.fill}`,
			backgroundColor: night,
		},
		[
			hasLogo && frame.logoUrl !== null
				? box({ marginRight: 20 }, [picture(frame.logoUrl, 64)])
				: null,
			words(drawable(frame.name) ?? "", { fontSize: 38, maxWidth: width - 2 * edge - 90 }),
		],
	);
}

/** One team over the other, each on its colour. */
function drawResult({ shown: { game, best }, size, pictures }: Drawn<"result">): Child[] {
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
	{ width, height }: Size,
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

/** As many as there is room for, each two lines. */
function drawRound({ shown: { games }, size, pictures }: Drawn<"round">): Child[] {
	const room = size.height - headHeight - footHeight - 40;
	const shown = games.slice(0, Math.floor(room / 150));
	const height = Math.min(260, Math.floor(room / Math.max(1, shown.length)));
	const letters = Math.min(60, Math.floor(height * 0.26));
	return shown.map((game, place) =>
		box(
			{
				...at(edge, headHeight + 20 + place * height, size.width - 2 * edge, height),
				flexDirection: "column",
				justifyContent: "center",
				borderBottom: place === shown.length - 1 ? "0" : "2px solid #2b323d",
			},
			(["away", "home"] as const).map((side) => {
				const isBeaten = game.winner !== null && game.winner !== side;
				const { points } = game[side];
				return box({ alignItems: "center", marginTop: side === "home" ? 10 : 0 }, [
					crest(game[side], letters + 14, pictures),
					words(drawable(game[side].name) ?? "", {
						marginLeft: 24,
						width: 640,
						fontSize: letters,
						color: isBeaten ? soft : "#ffffff",
					}),
					box({ flexGrow: 1, justifyContent: "flex-end" }, [
						digits(points === null ? (side === "away" ? game.status : "") : String(points), {
							fontSize: points === null ? Math.floor(letters * 0.7) : letters + 6,
							color: isBeaten || points === null ? soft : "#ffffff",
						}),
					]),
				]);
			}),
		),
	);
}

/** As many teams as there is room for. */
function drawTable({ shown: { rows, heads }, size, pictures }: Drawn<"table">): Child[] {
	const top = headHeight + 90;
	const room = size.height - top - footHeight - 30;
	const shown = rows.slice(0, Math.floor(room / 62));
	const height = Math.min(120, Math.floor(room / Math.max(1, shown.length)));
	const letters = Math.min(48, Math.floor(height * 0.5));
	const columns = (values: readonly string[], style: Record<string, string | number>) =>
		values.map((value) => box({ width: 165, justifyContent: "flex-end" }, [digits(value, style)]));
	return [
		box({ ...at(edge, headHeight + 20, size.width - 2 * edge, 70), alignItems: "center" }, [
			box({ flexGrow: 1 }),
			...columns(heads, { fontSize: 34, color: soft }),
		]),
		...shown.map(({ rank, team, values }, place) =>
			box(
				{
					...at(edge, top + place * height, size.width - 2 * edge, height),
					alignItems: "center",
					borderTop: "2px solid #2b323d",
				},
				[
					box({ width: 70 }, [digits(rank, { fontSize: letters, color: soft })]),
					crest(team, Math.floor(height * 0.62), pictures),
					box({ flexGrow: 1, marginLeft: 22 }, [
						words(drawable(team.name) ?? "", {
							fontSize: fitted(team.name, letters, 22),
							maxWidth: 440,
						}),
					]),
					...columns(values, { fontSize: letters }),
				],
			),
		),
	];
}
