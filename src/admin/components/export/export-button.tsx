import type { Rows } from "#domain/export/rows.ts";
import { words } from "../../words.ts";
import { QuietButton } from "../feedback/button.tsx";
import { Icon } from "../feedback/icon.tsx";
import { useExport } from "./use-export.ts";

type ExportButtonProps = {
	label?: string;
	/** What the file is called between the organization and the day: `["players"]`. */
	of: readonly string[];
	rows: () => Promise<Rows>;
};

/** Saves something as a spreadsheet. */
export function ExportButton({ label = words.common.exportCsv, of, rows }: ExportButtonProps) {
	const { download, isBusy } = useExport();
	return (
		<QuietButton aria-busy={isBusy} onClick={() => download(of, rows)}>
			<Icon name="download" />
			{label}
		</QuietButton>
	);
}
