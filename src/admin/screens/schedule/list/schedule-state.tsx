import { Badge } from "#ui/kit/badge.tsx";
import { words } from "../../../words.ts";

/** Whether visitors see it, in a word. */
export function ScheduleState({ isPublished }: { isPublished: boolean }) {
	return isPublished ? (
		<Badge tone="win">{words.schedule.published}</Badge>
	) : (
		<Badge tone="notice">{words.common.draft}</Badge>
	);
}
