import { SectionLinks } from "#ui/kit/section-links.tsx";
import { kind } from "../kind.ts";
import { Part } from "../part.tsx";

export const sections = kind({
	kind: "sections",
	label: "Ways into the site",
	about: "Links to the standings, the schedule, teams, players, statistics and the leader board.",
	isFrontPart: true,
	isOnce: true,
	fields: { title: { is: "line", label: "Title", isOptional: true } },
	example: {},
	needs: [],
	View: ({ title }) =>
		title === "" ? (
			<SectionLinks as="tiles" />
		) : (
			<Part title={title}>
				<SectionLinks as="tiles" />
			</Part>
		),
});
