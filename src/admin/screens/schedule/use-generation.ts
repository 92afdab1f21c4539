import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { client } from "../../client.ts";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { focusScreen } from "../../shell/focus-screen.ts";
import { useSay } from "../../shell/messages.tsx";
import { words } from "../../words.ts";
import {
	cancel,
	type GenerationAsked,
	type GenerationResult,
	generate,
	isStarted,
} from "./generation.ts";
import { useTelling } from "./use-telling.ts";

const everyMs = 300;

export type Generation = {
	isRunning: boolean;
	/** From 0 to 1; null while it is not known. */
	progress: number | null;
	start: (how: Omit<GenerationAsked, "scheduleId">) => Promise<void>;
	cancel: () => void;
	isCancelling: boolean;
};

/**
 * The generation of a schedule, whoever started it: who leaves and comes back, or loads the page
 * anew, finds it running. `wasRunning` is what the server said when the screen was loaded.
 */
export function useGeneration(scheduleId: number, wasRunning: boolean): Generation {
	const [isOurs, setOurs] = useState(() => isStarted(scheduleId));
	const [progress, setProgress] = useState<number | null>(null);
	const [isCancelling, setCancelling] = useState(false);
	/** Of the last run that was started here. */
	const [outcome, setOutcome] = useState<GenerationResult | null>(null);
	const isHere = useIsHere();
	const { revalidate } = useRevalidator();
	const say = useSay();
	const fail = useFailure();
	const tell = useTelling();
	const isRunning = isOurs || wasRunning;
	const end = useCallback(() => {
		setOurs(false);
		setCancelling(false);
		setProgress(null);
	}, []);

	const start = useCallback(
		async (how: Omit<GenerationAsked, "scheduleId">) => {
			setOurs(true);
			const outcome = await generate({ scheduleId, ...how });
			await revalidate();
			if (!isHere.current) tell(outcome);
			// With the new games, not before them: the router shows those in a transition.
			startTransition(() => {
				end();
				setOutcome(outcome);
			});
		},
		[scheduleId, revalidate, end, tell, isHere],
	);
	const tellOnce = useEffectEvent(tell);
	useEffect(() => {
		if (outcome !== null) tellOnce(outcome);
	}, [outcome]);

	const readProgress = useEffectEvent(async () => {
		const now = await client.get("/schedules/:id/generation", { id: scheduleId });
		setProgress(now.progress);
		if (now.isRunning || isStarted(scheduleId)) return true;
		await revalidate();
		startTransition(end);
		return false;
	});
	useEffect(() => {
		if (!isRunning) return;
		let timer: ReturnType<typeof setTimeout>;
		let isWatched = true;
		const again = async () => {
			// Without a connection it is asked again; the answer of the run itself says what went wrong.
			const goesOn = await readProgress().catch(() => true);
			if (goesOn && isWatched) timer = setTimeout(again, everyMs);
		};
		timer = setTimeout(again, everyMs);
		return () => {
			isWatched = false;
			clearTimeout(timer);
		};
	}, [isRunning]);

	useEffect(() => {
		if (!isRunning) return;
		// The button that was pressed is away while it runs, and Cancel after it.
		return () => {
			requestAnimationFrame(() => {
				if (document.activeElement === document.body) focusScreen();
			});
		};
	}, [isRunning]);

	return {
		isRunning,
		progress,
		start,
		isCancelling,
		cancel: () => {
			setCancelling(true);
			const wasStarted = isStarted(scheduleId);
			cancel(scheduleId).then(
				// The run that is cancelled says it itself.
				(message) => wasStarted || say({ text: message, tone: "success" }),
				(error) => {
					setCancelling(false);
					fail(error, words.schedule.couldNotBeCancelled);
				},
			);
		},
	};
}

/** Whether the screen is still there when something answers late. */
function useIsHere() {
	const isHere = useRef(true);
	useEffect(() => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, []);
	return isHere;
}
