import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { words } from "../../words.ts";
import { Icon } from "../feedback/icon.tsx";
import { type SeasonLeague, seasonExports, seasonRows } from "./season-exports.ts";
import { useExport } from "./use-export.ts";

type ExportMenuProps = SeasonLeague & {
	/** What the league is called; the files are named after it. */
	name: string;
};

/** Saves what there is of a season-league as spreadsheets. */
export function ExportMenu({ name, ...place }: ExportMenuProps) {
	const { download, isBusy } = useExport();
	return (
		<MenuTrigger>
			<Button className="button button-quiet" aria-busy={isBusy}>
				<Icon name="download" />
				{words.common.exportCsv}
			</Button>
			<Popover className="popover" placement="bottom end">
				<Menu className="menu" aria-label={words.common.exportOf({ name })}>
					{seasonExports.map(({ what, label }) => (
						<MenuItem
							key={what}
							id={what}
							className="menu-item ring-inside"
							onAction={() => download([name, what], () => seasonRows(what, place))}
						>
							{label}
						</MenuItem>
					))}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
