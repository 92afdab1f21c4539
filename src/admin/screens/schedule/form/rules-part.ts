import type { Venue } from "../../venue/venue-dialog.tsx";
import type { PlanTeam } from "../plan-data.ts";
import type { TypedSchedule } from "./typed-schedule.ts";

/** What each part of the rules gets. */
export type RulesPartProps = {
	typed: TypedSchedule;
	teams: readonly PlanTeam[];
	venues: readonly Venue[];
	onChange: (change: Partial<TypedSchedule>) => void;
	errors: Record<string, string>;
};
