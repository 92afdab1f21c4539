import type { WeekStart } from "#domain/language/language.ts";
import { useAuth } from "./auth.ts";

/** The day with which weeks begin where one works: Sunday, unless the organization says Monday. */
export function useWeekStart(): WeekStart {
	return useAuth().user?.organization?.weekStart ?? "sunday";
}
