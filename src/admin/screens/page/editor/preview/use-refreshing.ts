import { useState } from "react";
import type { BlockContent } from "#domain/page/fields.ts";
import { client } from "../../../../client.ts";
import { useFailure } from "../../../../components/feedback/use-failure.ts";
import type { Writing } from "../editing.ts";

type Looked = {
	words: string;
	/** Of a version; null for what somebody else has saved. */
	number: number | null;
	drawn: Pick<Writing, "title" | "blocks">;
};

export type Refreshing = ReturnType<typeof useRefreshing>;

/** Something other than what is being written, shown in the preview. */
export function useRefreshing(key: string) {
	const [looked, setLooked] = useState<Looked | null>(null);
	const fail = useFailure();
	return {
		looked,
		look: (of: Pick<Looked, "words" | "number">, drawn: Looked["drawn"]) =>
			setLooked({ ...of, drawn }),
		async lookAtVersion(number: number, words: string): Promise<void> {
			try {
				const { version } = await client.get("/pages/:key/versions/:number", { key, number });
				const { title, blocks } = version;
				const drawn = { title, blocks: blocks as BlockContent[] };
				setLooked({ words: `This was published: ${words}`, number, drawn });
			} catch (error) {
				fail(error, "This version could not be loaded.");
			}
		},
		stop: () => setLooked(null),
	};
}
