import { useState } from "react";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { fileNameOf, handOver } from "../../components/export/export-csv.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { useAuth } from "../../shell/auth.ts";
import { AnonymizeDialog } from "./anonymize-dialog.tsx";
import styles from "./privacy-panel.module.css";

type PrivacyPanelProps = { player: { id: number; name: string; isFormer: boolean } };

/** What a person may ask for: everything that is known of them, or to be forgotten. For owners. */
export function PrivacyPanel({ player }: PrivacyPanelProps) {
	const { user, organization } = useAuth();
	const [isAsking, setAsking] = useState(false);
	const { download, isBusy } = useDownload(player, organization?.name ?? "");
	if (user === null || user.role === "staff") return null;
	return (
		<Panel title="Personal data">
			<ul className="stack-4">
				<li className={styles.action}>
					<p>
						<strong>Somebody asks what you know about them.</strong>{" "}
						<span className="soft">
							One file with names, attributes, teams, games, numbers and changes.
						</span>
					</p>
					<QuietButton isBusy={isBusy} onClick={() => void download()}>
						<Icon name="download" />
						{isBusy ? "Gathering..." : "Download the data"}
					</QuietButton>
				</li>
				<li className={styles.action}>
					<p>
						<strong>Somebody asks to be forgotten.</strong>{" "}
						<span className="soft">
							{player.isFormer
								? "This has been done. The numbers stay under “Former player”."
								: "Name, picture and attributes go for good; the numbers stay."}
						</span>
					</p>
					{!player.isFormer && (
						<ActionButton icon="remove" isQuiet onClick={() => setAsking(true)}>
							Anonymize
						</ActionButton>
					)}
				</li>
			</ul>
			<AnonymizeDialog player={isAsking ? player : null} onClose={() => setAsking(false)} />
		</Panel>
	);
}

/** The file is named after the organization, the person and the day. */
function useDownload({ id, name }: { id: number; name: string }, organization: string) {
	const [isBusy, setBusy] = useState(false);
	const fail = useFailure();
	const download = async () => {
		setBusy(true);
		try {
			const { person } = await client.post("/players/:id/personal-data", { id });
			const text = JSON.stringify(person, null, "\t");
			const file = new Blob([text], { type: "application/json" });
			handOver(fileNameOf([organization, name], new Date(), "json"), file);
		} catch (error) {
			fail(error, "The data could not be gathered. Please try again.");
		} finally {
			setBusy(false);
		}
	};
	return { download, isBusy };
}
