import { crestColors } from "#domain/team/crest-colors.ts";
import { crest } from "./crest.ts";
import { drawable } from "./drawable.ts";
import { box, type Child, digits, type Element, words } from "./element.ts";
import type { PicturedFact } from "./link-picture.ts";
import { at, type Draw, field, fitted, head, line, soft } from "./parts.ts";

/** The crest in the team's colours, beside it the name and the season in numbers. */
export function drawTeam({ shown, frame, pictures }: Draw<"team">): Child[] {
	return [
		field(crestColors(shown.team).field, { left: -140, width: 560 }),
		head(frame, null, pictures),
		box({ ...at(30, 110, 380, 480), alignItems: "center", justifyContent: "center" }, [
			crest(shown.team, 290, pictures),
		]),
		profile(drawable(shown.team.name), drawable(shown.where), null, shown.facts),
		line(frame),
	];
}

/** The shirt's number in the team's colours; of a person there is never a photograph. */
export function drawPlayer({ shown, frame, pictures }: Draw<"player">): Child[] {
	const colors = crestColors(shown.team ?? frame);
	const number = drawable(shown.number ?? "");
	const team = shown.team && drawable(shown.team.name);
	return [
		field(colors.field, { left: -140, width: 560 }),
		head(frame, null, pictures),
		box({ ...at(20, 110, 390, 480), alignItems: "center", justifyContent: "center" }, [
			number === null && shown.team !== null
				? crest(shown.team, 270, pictures)
				: words(number ?? "", {
						fontSize: (number ?? "").length > 2 ? 170 : 280,
						color: colors.ink,
					}),
		]),
		profile(
			drawable(shown.name),
			drawable(shown.where),
			shown.team !== null && team !== null
				? box({ alignItems: "center", marginTop: 20 }, [
						crest(shown.team, 56, pictures),
						words(team, { marginLeft: 16, fontSize: 40, maxWidth: 600 }),
					])
				: null,
			shown.facts,
		),
		line(frame),
	];
}

function profile(
	name: string | null,
	where: string | null,
	team: Child | null,
	facts: readonly PicturedFact[],
): Element {
	const isLong = (name ?? "").length > 18;
	return box(
		{
			...at(480, 110, 680, 480),
			flexDirection: "column",
			justifyContent: "center",
		},
		[
			where === null ? null : words(where, { fontSize: 32, color: soft, maxWidth: 680 }),
			name === null
				? null
				: words(
						name,
						{
							marginTop: 10,
							fontSize: isLong ? fitted(name, 76, 24) : 96,
							lineHeight: 1.05,
							maxWidth: 680,
						},
						2,
					),
			team,
			facts.length === 0
				? null
				: box(
						{ marginTop: 44 },
						facts.map((fact) => figure(fact)),
					),
		],
	);
}

function figure({ label, value }: PicturedFact): Element {
	return box({ flexDirection: "column", marginRight: 52 }, [
		digits(value, { fontSize: 72, lineHeight: 1 }),
		words(drawable(label) ?? "", { marginTop: 8, fontSize: 28, color: soft, letterSpacing: 1 }),
	]);
}
