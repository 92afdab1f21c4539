import { Badge } from "#ui/kit/badge.tsx";

/** Whether visitors see it, in a word. */
export function ScheduleState({ isPublished }: { isPublished: boolean }) {
	return isPublished ? <Badge tone="win">Published</Badge> : <Badge tone="notice">Draft</Badge>;
}
