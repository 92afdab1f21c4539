import { Tabs } from "#ui/kit/tabs.tsx";
import { words } from "../../words.ts";
import type { Picture } from "./library.ts";

type KindTabsProps = { pictures: readonly Picture[]; kind: Picture["kind"] };

/** Pictures and documents, with how many there are of each. */
export function KindTabs({ pictures, kind }: KindTabsProps) {
	const count = (wanted: Picture["kind"]) => pictures.filter((it) => it.kind === wanted).length;
	const at = "/dashboard/site/pictures";
	return (
		<Tabs
			label={words.picture.kindsOfFiles}
			items={[
				{
					label: words.picture.picturesCount({ count: count("picture") }),
					to: at,
					isCurrent: kind === "picture",
				},
				{
					label: words.picture.documentsCount({ count: count("document") }),
					to: `${at}?kind=document`,
					isCurrent: kind === "document",
				},
			]}
		/>
	);
}
