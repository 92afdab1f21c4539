import { useState } from "react";
import type { BlockContent } from "#domain/page/fields.ts";
import { client } from "../../../../client.ts";
import { useFailure } from "../../../../components/feedback/use-failure.ts";
import { words } from "../../../../words.ts";
import type { Writing } from "../editing.ts";

type Instead = {
	words: string;
	/** Of a version; null for what somebody else has saved. */
	number: number | null;
	drawn: Pick<Writing, "title" | "blocks">;
};

export type ShownInstead = ReturnType<typeof useShownInstead>;

/** Something other than what is being written, shown in the preview. */
export function useShownInstead(key: string) {
	const [instead, setInstead] = useState<Instead | null>(null);
	const fail = useFailure();
	return {
		instead,
		show: (of: Pick<Instead, "words" | "number">, drawn: Instead["drawn"]) =>
			setInstead({ ...of, drawn }),
		async showVersion(number: number, when: string): Promise<void> {
			try {
				const { version } = await client.get("/pages/:key/versions/:number", { key, number });
				const { title, blocks } = version;
				const drawn = { title, blocks: blocks as BlockContent[] };
				setInstead({ words: words.page.thisWasPublished({ version: when }), number, drawn });
			} catch (error) {
				fail(error, words.page.thisVersionCouldNotBe);
			}
		},
		stop: () => setInstead(null),
	};
}
