import type { Answered } from "#api/client.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { todayHere } from "../../components/feedback/today-here.ts";

export type Connection = Answered<"GET", "/organizations/:id/domain">["connection"];
export type DomainRecord = Connection["records"][number];

export type ProgressProps = {
	organizationId: number;
	connection: Connection;
	/** Tells what the server answered last. */
	onFound: (connection: Connection) => void;
};

/** "March 16, 2026", in this browser. */
export function dayOf(instant: string): string {
	return formatGameDate(todayHere(new Date(instant)));
}
