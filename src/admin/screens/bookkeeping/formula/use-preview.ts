import { useEffect, useEffectEvent, useState } from "react";
import { type Answered, ApiError } from "#api/client.ts";
import { toWire } from "#api/wire-words.ts";
import type { StatItem } from "../stat-item.ts";
import type { Whose } from "../whose.ts";

export type Preview = Answered<"POST", "/statsv2/preview">;

/** Long enough for the next key to come in between. */
const pauseMs = 300;

type Asked = {
	whose: Whose;
	edited: Pick<StatItem, "id" | "name" | "abbreviation">;
	/** Empty asks nothing. */
	formula: string;
	format: StatItem["format"];
};

/** The last preview there was, and whether something else has been written since. */
export function usePreview({ whose, edited, formula, format }: Asked) {
	const [answered, setAnswered] = useState<{ of: string; preview: Preview } | null>(null);
	const of = `${format} ${formula}`;
	const ask = useEffectEvent(() =>
		whose.calls.post("/statsv2/preview", {
			...whose.acting,
			...toWire({ sportId: whose.sport?.id ?? 0 }),
			formula,
			format,
			...(edited.id > 0 && { id: edited.id }),
		}),
	);
	useEffect(() => {
		if (formula === "") return;
		let isWanted = true;
		const timer = setTimeout(async () => {
			try {
				const preview = await ask();
				if (isWanted) setAnswered({ of, preview });
			} catch (error) {
				// The formula is refused again, with a sentence, when it is saved.
				if (!(error instanceof ApiError)) throw error;
			}
		}, pauseMs);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [of, formula]);
	return { preview: answered?.preview ?? null, isOld: answered?.of !== of };
}
