import type { Rows } from "#domain/export/rows.ts";
import { Icon } from "./icon.tsx";
import { useExport } from "./use-export.ts";

type ExportButtonProps = {
	label?: string;
	/** What the file is called between the organization and the day: `["players"]`. */
	of: readonly string[];
	rows: () => Promise<Rows>;
};

/** Saves something as a spreadsheet. */
export function ExportButton({ label = "Export CSV", of, rows }: ExportButtonProps) {
	const { download, isBusy } = useExport();
	return (
		<button
			type="button"
			className="button button-quiet"
			aria-busy={isBusy}
			onClick={() => download(of, rows)}
		>
			<Icon name="download" />
			{label}
		</button>
	);
}
