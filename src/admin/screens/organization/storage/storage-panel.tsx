import { storageParts } from "#domain/organization/storage.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { words } from "../../../words.ts";
import { sizeInWords } from "../../picture/library.ts";
import { RoomMeter } from "../../picture/upload/room-meter.tsx";
import { type OrganizationStorage, StorageForm } from "./storage-form.tsx";
import styles from "./storage-panel.module.css";

type StoragePanelProps = {
	id: number;
	storage: OrganizationStorage;
	/** Whether the viewer says how much it may be. */
	canChange?: boolean;
};

/** How much of its storage an organization uses, and for what. */
export function StoragePanel({ id, storage, canChange = false }: StoragePanelProps) {
	const { usedBytes, limitBytes, warning } = storage;
	return (
		<Panel title={words.organization.storage} id="storage">
			<div className="stack stack-4">
				{warning !== null && <p className="notice">{warning}</p>}
				<RoomMeter
					usedBytes={usedBytes}
					quotaBytes={limitBytes}
					label={words.organization.storage}
				/>
				<dl className={styles.parts}>
					{storageParts.map((part) => (
						<div key={part} className={styles.part}>
							<dt className="soft">{words.organization.storageParts[part]}</dt>
							<dd className={styles.size}>
								{storage.parts[part] === 0 ? "-" : sizeInWords(storage.parts[part])}
							</dd>
						</div>
					))}
				</dl>
				{canChange ? (
					<StorageForm key={id} id={id} storage={storage} />
				) : (
					<p className="soft">{words.organization.whatIsUnderRecentlyDeleted}</p>
				)}
			</div>
		</Panel>
	);
}
