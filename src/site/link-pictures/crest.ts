import { crestColors } from "#domain/team/crest-colors.ts";
import { initialsOf } from "#ui/team/team-initials.ts";
import { drawable } from "./drawable.ts";
import { box, type Element, picture, shape, words } from "./element.ts";
import { display } from "./faces.ts";
import type { PicturedTeam } from "./link-picture.ts";

/** A team's logo, or its crest with its initials, as `TeamCrest` draws it. */
export function crest(team: PicturedTeam, side: number, pictures: ReadonlySet<string>): Element {
	if (team.logoUrl !== null && pictures.has(team.logoUrl)) return picture(team.logoUrl, side);
	const { field, band, ink } = crestColors(team);
	const initials = drawable(initialsOf(team.name));
	return box({ position: "relative", width: side, height: side }, [
		shape("0 0 40 40", side, [
			{ d: "M3 2h34v21.200c0 8-7 12.200-17 15.800C10 35.400 3 31.200 3 23.200Z", fill: "#ffffff" },
			{ d: "M4 3h32v20c0 7.500-6.500 11.500-16 15C10.500 34.500 4 30.500 4 23Z", fill: field },
			{
				d: "M36 9v14c0 7.500-6.500 11.500-16 15-5.600-2.100-10.200-4.300-13-7.200Z",
				fill: band,
			},
		]),
		initials === null
			? null
			: box(
					{
						position: "absolute",
						top: 0,
						left: 0,
						width: side,
						height: side * 0.92,
						alignItems: "center",
						justifyContent: "center",
					},
					[words(initials, { fontFamily: display, fontSize: side * 0.4, color: ink })],
				),
	]);
}
