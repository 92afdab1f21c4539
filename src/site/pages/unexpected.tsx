import { useWords } from "#ui/words.tsx";
import { InPlaceOfPage } from "./not-found.tsx";

type UnexpectedPageProps = { status: 429 | 500 | 503; sentence: string };

/** Said when a page could not be made; it needs nothing from the database. */
export function UnexpectedPage({ status, sentence }: UnexpectedPageProps) {
	const words = useWords();
	const title = status === 500 ? words.site.failed : words.site.backSoon;
	return <InPlaceOfPage code={String(status)} title={title} sentence={sentence} />;
}
