import { useState } from "react";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { fileNameOf, handOver } from "../../components/export/export-csv.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { useAuth } from "../../shell/auth.ts";
import { words } from "../../words.ts";
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
		<Panel title={words.privacy.personalData}>
			<ul className="stack-4">
				<li className={styles.action}>
					<p>
						<strong>{words.privacy.somebodyAsksWhatYouKnow}</strong>{" "}
						<span className="soft">{words.privacy.oneFileWithNamesAttributes}</span>
					</p>
					<QuietButton isBusy={isBusy} onClick={() => void download()}>
						<Icon name="download" />
						{isBusy ? words.privacy.gathering : words.privacy.downloadTheData}
					</QuietButton>
				</li>
				<li className={styles.action}>
					<p>
						<strong>{words.privacy.somebodyAsksToBeForgotten}</strong>{" "}
						<span className="soft">
							{player.isFormer
								? words.privacy.thisHasBeenDoneThe
								: words.privacy.namePictureAndAttributes}
						</span>
					</p>
					{!player.isFormer && (
						<ActionButton icon="remove" isQuiet onClick={() => setAsking(true)}>
							{words.privacy.anonymize}
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
			fail(error, words.privacy.theDataCouldNotBe);
		} finally {
			setBusy(false);
		}
	};
	return { download, isBusy };
}
