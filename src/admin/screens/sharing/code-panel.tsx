import { useState } from "react";
import { renderSVG } from "uqr";
import { Panel } from "#ui/kit/panel.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import type { Choices } from "./choices.ts";
import styles from "./sharing.module.css";

/** A QR code of a page, for posters and programmes. Pages that are printed carry theirs already. */
export function CodePanel({ siteUrl, choices }: { siteUrl: string; choices: Choices }) {
	const pages = [
		{ value: "/", label: words.sharing.homePage },
		{ value: "/teamList", label: words.common.standings },
		{ value: "/schedule", label: words.common.schedule },
		...choices.leagues.map(({ id, name }) => ({ value: `/leagues/${id}`, label: name })),
		...choices.teams.map(({ id, name }) => ({ value: `/teams/${id}`, label: name })),
	];
	const [path, setPath] = useState("/");
	const address = path === "/" ? siteUrl : siteUrl + path;
	// Somebody's crumpled poster in the rain is read all the same.
	const drawing = renderSVG(address, { ecc: "M", border: 4 });
	const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
	const name = pages.find(({ value }) => value === path)?.label ?? "page";
	return (
		<Panel title={words.sharing.qrCodes}>
			<div className={styles.qr}>
				<img src={picture} alt={words.sharing.qrCodeOf({ address })} width="176" height="176" />
				<div className="stack">
					<Select
						label={words.common.page}
						name="page"
						value={path}
						options={pages}
						onChange={({ target }) => setPath(target.value)}
					/>
					<p className={styles.address}>{address}</p>
					<div className="cluster-3">
						<QuietButton
							onClick={() => saveFile(`qr-${fileName(name)}.svg`, drawing, "image/svg+xml")}
						>
							{words.sharing.downloadForPrint}
						</QuietButton>
					</div>
					<p className="soft">{words.sharing.teamScheduleAndGamePages}</p>
				</div>
			</div>
		</Panel>
	);
}

function fileName(label: string): string {
	return label
		.normalize("NFKD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
}

/** Hands a text over as a file. */
function saveFile(name: string, content: string, type: string): void {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	// The browser has taken the file by the time the next task runs, long before a minute.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
