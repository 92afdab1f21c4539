import { crestColors } from "#domain/team/crest-colors.ts";
import { crest } from "./crest.ts";
import { drawable } from "./drawable.ts";
import { box, type Child, digits, type Element, words } from "./element.ts";
import type { PicturedSeries, PicturedTeam } from "./link-picture.ts";
import { at, type Draw, field, fitted, head, line, soft } from "./parts.ts";

/** The series that are played or were last; over the colours of the champion, once there is one. */
export function drawStage({ shown, frame, pictures }: Draw<"stage">): Child[] {
	const { champion, series } = shown;
	const left = champion === null ? 90 : 480;
	const isTight = series.length > 2;
	return [
		champion === null
			? field(frame.fill, { left: -140, width: 190 })
			: field(crestColors(champion).field, { left: -140, width: 560 }),
		head(frame, drawable(shown.where), pictures),
		...(champion === null ? [] : [large(champion, pictures)]),
		box({ ...at(left, 110, 1160 - left, 490), flexDirection: "column", justifyContent: "center" }, [
			words(shown.title, { fontSize: 34, color: soft, maxWidth: 1160 - left }),
			champion === null ? null : named(champion, 1160 - left),
			...series.map((one) => versus(one, { isTight, pictures })),
		]),
		line(frame),
	];
}

function large(champion: PicturedTeam, pictures: ReadonlySet<string>): Element {
	return box({ ...at(30, 110, 380, 480), alignItems: "center", justifyContent: "center" }, [
		crest(champion, 290, pictures),
	]);
}

function named({ name }: PicturedTeam, maxWidth: number): Element | null {
	const text = drawable(name);
	if (text === null) return null;
	return words(
		text,
		{ marginTop: 6, fontSize: fitted(text, 84, 20), lineHeight: 1.05, maxWidth },
		2,
	);
}

function versus(
	{ sides, winner }: PicturedSeries,
	{ isTight, pictures }: { isTight: boolean; pictures: ReadonlySet<string> },
): Element {
	const size = isTight ? 34 : 44;
	return box(
		{ marginTop: isTight ? 16 : 30, flexDirection: "column" },
		sides.map(({ team, value }, at) =>
			box({ alignItems: "center", marginTop: at === 0 ? 0 : 8 }, [
				crest(team, size + 8, pictures),
				words(drawable(team.name) ?? "", {
					marginLeft: 18,
					width: 520,
					fontSize: size,
					color: winner === null || winner === at ? "#ffffff" : soft,
				}),
				digits(value, { fontSize: size + 6, color: winner === at ? "#ffffff" : soft }),
			]),
		),
	);
}
