import { ApiError } from "#api/client.ts";
import { client } from "../../../../client.ts";
import type { Reading } from "../reading.ts";

/** Saves the times at which teams cannot play; what the server refuses is said at the team's field. */
export async function saveUnavailable({ unavailable }: Reading): Promise<void> {
	for (const { teamId, slots } of unavailable) {
		try {
			await client.put("/teams/:id", { id: teamId, unavailableSlots: slots });
		} catch (error) {
			const sentence = error instanceof ApiError ? error.fields.unavailableSlots : undefined;
			if (!(error instanceof ApiError) || sentence === undefined) throw error;
			const { status, message, code } = error;
			const fields = { [`unavailable-${teamId}`]: sentence };
			throw new ApiError(status, { message, code, fields });
		}
	}
}
