import { Panel } from "#ui/kit/panel.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { dayHere } from "../../components/feedback/today-here.ts";
import { words } from "../../words.ts";
import type { Connection, ProgressProps } from "./connection.ts";
import { ConnectionState } from "./connection-state.tsx";
import styles from "./domain.module.css";
import { RecordList } from "./record-list.tsx";
import { useChecking } from "./use-checking.ts";
import { useDisconnecting } from "./use-disconnecting.ts";

/** The last step: the domain is there, or was and cannot be found any more. */
export function Connected(props: ProgressProps) {
	const { connection } = props;
	const { domain, records, siteUrl, slugUrl, verifiedAt, state } = connection;
	const checking = useChecking({ ...props, isLive: state === "lost" });
	const { disconnect, isBusy } = useDisconnecting(props);
	const isWithWww = records.some(({ purpose, state }) => purpose === "www" && state === "found");
	const missing = records.filter(({ state, isNeeded }) => !isNeeded && state !== "found");
	return (
		<div className="stack">
			{state === "lost" ? (
				<LostNotice connection={connection} />
			) : (
				<Panel>
					<div className={styles.done}>
						<span className={styles.tick}>
							<Icon name="check" />
						</span>
						<div className={styles.stack}>
							<h2 className={styles.title}>
								{words.domainName.isConnected({ domain: domain ?? "" })}
							</h2>
							<ul className={styles.facts}>
								<li>
									{isWithWww
										? words.domainName.siteIsAtWithWww({ domain: domain ?? "" })
										: words.domainName.siteIsAtDomain({ domain: domain ?? "" })}
								</li>
								{slugUrl !== null && (
									<li>
										{words.domainName.visitorsAreSent({
											address: slugUrl.replace(/^https?:\/\//, ""),
										})}
									</li>
								)}
								<li>{words.domainName.theHttpsCertificateIsFetched}</li>
							</ul>
							<div className={styles.buttons}>
								<a href={siteUrl} className="button">
									<Icon name="external" />
									{words.domainName.openYourSite}
								</a>
							</div>
						</div>
					</div>
				</Panel>
			)}
			<Panel
				title={words.domainName.keepTheseRecords}
				aside={
					verifiedAt === null ? undefined : (
						<span className="soft">
							{words.domainName.connectedOn({ day: dayHere(verifiedAt) })}
						</span>
					)
				}
			>
				<div className={styles.stack}>
					<p>
						{words.domainName.theyAreCheckedOnceA}
						{missing.length > 0 && state !== "lost" && words.domainName.recommendedBring}
					</p>
					<ConnectionState connection={connection} checking={checking} />
					<RecordList domain={domain ?? ""} records={records} isLost={state === "lost"} />
				</div>
			</Panel>
			<Panel title={words.domainName.disconnect}>
				<div className={styles.stack}>
					<p>
						{words.domainName.yourSiteGoesBackTo}{" "}
						{slugUrl?.replace(/^https?:\/\//, "") ?? words.domainName.theProductsOwnHost}
						{words.domainName.linksStopWorking({ domain: domain ?? "" })}
					</p>
					<div>
						<QuietButton onClick={disconnect} isBusy={isBusy}>
							{words.domainName.disconnectDomain({ domain: domain ?? "" })}
						</QuietButton>
					</div>
				</div>
			</Panel>
		</div>
	);
}

/** What has happened, and until when it can be mended. */
function LostNotice({ connection }: { connection: Connection }) {
	const { domain, failingSince, releaseAt, slugUrl } = connection;
	return (
		<div className="notice" role="alert">
			<strong>{words.domainName.cannotBeFound({ domain: domain ?? "" })}</strong>{" "}
			{failingSince === null
				? words.domainName.changedToday
				: words.domainName.changedSince({ day: dayHere(failingSince) })}
			{slugUrl !== null &&
				words.domainName.meanwhileAt({ address: slugUrl.replace(/^https?:\/\//, "") })}{" "}
			{releaseAt !== null && words.domainName.correctRecordsBy({ day: dayHere(releaseAt) })}
		</div>
	);
}
