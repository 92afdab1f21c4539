import { useEffect, useEffectEvent, useState } from "react";
import { useFailure } from "../feedback/use-failure.ts";

type Lookup<Answer> = {
	/** What it depends on, such as the league that was chosen; null asks nothing yet. */
	of: string | number | null;
	load: () => Promise<Answer>;
	/** Said when the server gives no sentence. */
	failure: string;
};

/**
 * Something that is read only when somebody needs it to choose from; null until it is there. An
 * answer about what was chosen before is not looked at.
 */
export function useLookup<Answer>({ of, load, failure }: Lookup<Answer>): Answer | null {
	const [answered, setAnswered] = useState<{ of: string | number; answer: Answer } | null>(null);
	const fail = useFailure();
	const ask = useEffectEvent(load);
	const refuse = useEffectEvent((error: unknown) => fail(error, failure));
	useEffect(() => {
		if (of === null) return;
		let isWanted = true;
		ask().then(
			(answer) => {
				if (isWanted) setAnswered({ of, answer });
			},
			(error) => {
				if (isWanted) refuse(error);
			},
		);
		return () => {
			isWanted = false;
		};
	}, [of]);
	return answered?.of === of ? answered.answer : null;
}
