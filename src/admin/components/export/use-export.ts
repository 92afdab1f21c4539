import { useState } from "react";
import type { Rows } from "#domain/export/rows.ts";
import { useAuth } from "../../shell/auth.ts";
import { words } from "../../words.ts";
import { useFailure } from "../feedback/use-failure.ts";
import { exportCsv, fileNameOf } from "./export-csv.ts";

/** Reads rows and hands them over as a file that is named after the organization and the day. */
export function useExport() {
	const [isBusy, setBusy] = useState(false);
	const { organization } = useAuth();
	const fail = useFailure();
	const download = async (of: readonly string[], rows: () => Promise<Rows>) => {
		if (isBusy) return;
		setBusy(true);
		try {
			const name = fileNameOf([organization?.name ?? "", ...of], new Date());
			await exportCsv(name, await rows());
		} catch (error) {
			fail(error, words.common.theExportFailedPleaseTry);
		} finally {
			setBusy(false);
		}
	};
	return { download, isBusy };
}
