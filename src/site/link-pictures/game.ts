import { crestColors } from "#domain/team/crest-colors.ts";
import { crest } from "./crest.ts";
import { drawable } from "./drawable.ts";
import { box, type Child, digits, type Element, words } from "./element.ts";
import type { PicturedTeam } from "./link-picture.ts";
import { at, type Draw, field, fitted, head, line, night, soft } from "./parts.ts";

/** Two fields that meet at a slant, the score between them. */
export function drawGame({ shown, frame, pictures }: Draw<"game">): Child[] {
	const foot = [shown.date, shown.place]
		.flatMap((text) => drawable(text ?? "") ?? [])
		.join("  ·  ");
	const isHigh = shown.score !== null && Math.max(shown.score.home, shown.score.away) > 99;
	return [
		field(crestColors(shown.away).field, { left: -140, width: 740 }),
		field(crestColors(shown.home).field, { left: 600, width: 740 }),
		box({ ...at(600 - 3, 0, 6, 630), transform: "skewX(-8deg)", backgroundColor: "#ffffff" }),
		shade(),
		head(frame, drawable(shown.league), pictures),
		side(shown.away, shown.winner === "home", 10, pictures),
		side(shown.home, shown.winner === "away", 790, pictures),
		shown.score === null
			? middle([
					words(shown.status, { fontSize: shown.status.length > 8 ? 52 : 68, lineHeight: 1 }),
				])
			: middle([
					words(shown.status.toUpperCase(), { fontSize: 30, letterSpacing: 3, color: soft }),
					box({ alignItems: "center", fontSize: isHigh ? 96 : 116, lineHeight: 1.05 }, [
						points(shown.score.away, shown.winner === "home"),
						digits("–", { fontSize: 56, color: soft, padding: "0 16px" }),
						points(shown.score.home, shown.winner === "away"),
					]),
				]),
		box({ ...at(0, 540, 1200, 90), alignItems: "center", justifyContent: "center" }, [
			words(foot, { fontSize: 34, maxWidth: 1100, color: "#ffffff" }),
		]),
		line(frame),
	];
}

function side(team: PicturedTeam, isBeaten: boolean, left: number, pictures: ReadonlySet<string>) {
	const name = drawable(team.name);
	return box(
		{
			...at(left, 150, 400, 390),
			flexDirection: "column",
			alignItems: "center",
			opacity: isBeaten ? 0.86 : 1,
		},
		[
			crest(team, 210, pictures),
			name === null
				? null
				: words(
						name,
						{
							marginTop: 24,
							width: 370,
							fontSize: fitted(name, 56, 16),
							lineHeight: 1.1,
							textAlign: "center",
							justifyContent: "center",
							color: "#ffffff",
						},
						name.length > 40 ? 3 : 2,
					),
		],
	);
}

function middle(children: Child[]): Element {
	return box({ ...at(400, 110, 400, 430), alignItems: "center", justifyContent: "center" }, [
		box(
			{
				flexDirection: "column",
				alignItems: "center",
				justifyContent: "center",
				minWidth: 300,
				padding: "26px 30px",
				borderRadius: 18,
				backgroundColor: night,
			},
			children,
		),
	]);
}

function points(value: number, isBeaten: boolean): Element {
	return digits(String(value), { color: isBeaten ? soft : "#ffffff" });
}

/** Darkens what lies under words, so that white is readable on every team's colour. */
function shade(): Element {
	return box({ ...at(0, 0, 1200, 630), backgroundColor: "#00000073" });
}
