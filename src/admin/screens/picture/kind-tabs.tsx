import { Tabs } from "#ui/kit/tabs.tsx";
import type { Picture } from "./library.ts";

type KindTabsProps = { pictures: readonly Picture[]; kind: Picture["kind"] };

/** Pictures and documents, with how many there are of each. */
export function KindTabs({ pictures, kind }: KindTabsProps) {
	const count = (wanted: Picture["kind"]) => pictures.filter((it) => it.kind === wanted).length;
	const at = "/dashboard/site/pictures";
	return (
		<Tabs
			label="Kinds of files"
			items={[
				{ label: `Pictures (${count("picture")})`, to: at, isCurrent: kind === "picture" },
				{
					label: `Documents (${count("document")})`,
					to: `${at}?kind=document`,
					isCurrent: kind === "document",
				},
			]}
		/>
	);
}
