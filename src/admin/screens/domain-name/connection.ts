import type { Answered } from "#api/client.ts";

export type Connection = Answered<"GET", "/organizations/:id/domain">["connection"];
export type DomainRecord = Connection["records"][number];

export type ProgressProps = {
	organizationId: number;
	connection: Connection;
	/** Tells what the server answered last. */
	onFound: (connection: Connection) => void;
};
