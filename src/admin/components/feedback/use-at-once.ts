import { startTransition, useCallback, useOptimistic } from "react";

/**
 * What the server has, with what is being done to it shown at once. `during` shows a wish until
 * everything that is under way has its answer and the screen's data came anew; from then on it is
 * what the server says, also after a refusal.
 */
export function useAtOnce<State, Wish>(
	saved: State,
	withWish: (saved: State, wish: Wish) => State,
) {
	const [shown, show] = useOptimistic(saved, withWish);
	const during = useCallback(
		<Answer>(wish: Wish, run: () => Promise<Answer>) =>
			new Promise<Answer>((resolve, reject) => {
				startTransition(async () => {
					show(wish);
					await run().then(resolve, reject);
				});
			}),
		[show],
	);
	return { shown, during };
}

/** The ids of what is being deleted. */
export function useGone() {
	const { shown: gone, during } = useAtOnce(nothing, withIds);
	return { gone, during };
}

const nothing: ReadonlySet<number> = new Set();

function withIds(gone: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> {
	return new Set([...gone, ...ids]);
}
