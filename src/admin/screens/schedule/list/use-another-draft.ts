import { useNavigate } from "react-router";
import { client } from "../../../client.ts";
import { useAction } from "../../../components/feedback/use-action.ts";
import { words } from "../../../words.ts";
import { readTyped } from "../form/reading.ts";
import { typedOf } from "../form/typed-schedule.ts";
import { anotherSeed, type GenerationResult, generate } from "../generation.ts";
import type { ScheduleOfLeague } from "../plan-data.ts";
import { useTelling } from "../use-telling.ts";
import { anotherDraftName } from "./another-draft-name.ts";

/** A second draft by the same rules with the teams mixed anew, to compare with the first. */
export function useAnotherDraft(
	schedule: ScheduleOfLeague,
	siblings: readonly ScheduleOfLeague[],
): () => Promise<void> {
	const { act } = useAction();
	const navigate = useNavigate();
	const tell = useTelling();
	return async () => {
		let running: Promise<GenerationResult> | undefined;
		await act({
			run: async () => {
				const { leagueId, seasonId, startDate, numWeeks } = schedule;
				const name = anotherDraftName(schedule, siblings);
				const made = await client.post("/schedules", {
					name,
					leagueId,
					seasonId,
					startDate,
					numWeeks,
					...readTyped(typedOf(schedule), []).rules,
				});
				const { id } = made.schedule;
				// The screen that opens finds it running.
				running = generate({ scheduleId: id, keepPlayed: false, seed: anotherSeed() });
				await navigate(`/scheduleBuilder/${id}`);
				return made.message;
			},
			failure: words.messages.schedules.createFailed,
		});
		// However fast it is, what came of it is said last.
		if (running !== undefined) tell(await running);
	};
}
