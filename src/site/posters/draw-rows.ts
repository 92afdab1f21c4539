import { crest } from "../link-pictures/crest.ts";
import { drawable } from "../link-pictures/drawable.ts";
import { box, type Child, digits, words } from "../link-pictures/element.ts";
import { at, fitted, soft } from "../link-pictures/parts.ts";
import { type Drawn, edge, footHeight, headHeight } from "./parts.ts";

/** As many as there is room for, each two lines. */
export function drawRound({ shown: { games }, size, pictures }: Drawn<"round">): Child[] {
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
export function drawTable({ shown: { rows, heads }, size, pictures }: Drawn<"table">): Child[] {
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
							fontSize: Math.max(Math.round(letters * 0.8), fitted(team.name, letters, 22)),
							maxWidth: 440,
						}),
					]),
					...columns(values, { fontSize: letters }),
				],
			),
		),
	];
}
