import { words } from "../../../../words.ts";
import type { ScheduleOfLeague } from "../../plan-data.ts";

/** A group of teams as it stands in the form, with how often it meets each group as it was typed. */
export type TypedGroup = { name: string; teamIds: number[]; meetings: string[] };
type SavedGroup = ScheduleOfLeague["groups"][number];

export function typedGroup({ meetings, ...group }: SavedGroup): TypedGroup {
	return { ...group, meetings: meetings.map(String) };
}

/** One group more; groups meet twice within and once across until something else is said. */
export function withGroup(groups: readonly TypedGroup[]): TypedGroup[] {
	const name = words.scheduleForm.group({ number: groups.length + 1 });
	return [
		...groups.map((group) => ({ ...group, meetings: [...group.meetings, "1"] })),
		{ name, teamIds: [], meetings: [...groups.map(() => "1"), "2"] },
	];
}

export function withoutGroup(groups: readonly TypedGroup[], index: number): TypedGroup[] {
	return groups
		.toSpliced(index, 1)
		.map((group) => ({ ...group, meetings: group.meetings.toSpliced(index, 1) }));
}

/** Two groups meet so often, said of both of them. */
export function withMeetings(
	groups: readonly TypedGroup[],
	one: number,
	other: number,
	typed: string,
): TypedGroup[] {
	return groups.map((group, at) => {
		if (at !== one && at !== other) return group;
		return { ...group, meetings: group.meetings.with(at === one ? other : one, typed) };
	});
}

/** How many games a team of a group has then. */
export function gamesOfGroup(groups: readonly TypedGroup[], index: number): number {
	const own = groups[index]?.meetings ?? [];
	return groups.reduce((games, { teamIds }, at) => {
		const opponents = at === index ? Math.max(0, teamIds.length - 1) : teamIds.length;
		return games + opponents * (timesIn(own[at] ?? "") ?? 0);
	}, 0);
}

/** 0 to 50 as the server takes it; null of anything else. */
function timesIn(text: string): number | null {
	return /^\d{1,2}$/.test(text.trim()) && Number(text) <= 50 ? Number(text) : null;
}

/** In the shapes of the API, with a sentence for each field that cannot be read. */
export function readGroups(
	groups: readonly TypedGroup[],
	errors: Record<string, string>,
): SavedGroup[] {
	return groups.map(({ name, teamIds, meetings }, index) => {
		if (name.trim() === "") errors[`group-name-${index}`] = words.scheduleForm.pleaseEnterAName;
		return {
			name: name.trim(),
			teamIds,
			meetings: meetings.map((text, at) => {
				const times = timesIn(text);
				if (times === null) {
					errors[`meetings-${Math.min(index, at)}-${Math.max(index, at)}`] =
						words.scheduleForm.wholeNumber({ least: 0, most: 50 });
				}
				return times ?? 0;
			}),
		};
	});
}
