import { Panel } from "#ui/kit/panel.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { dayHere } from "../../components/feedback/today-here.ts";
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
							<h2 className={styles.title}>{domain} is connected</h2>
							<ul className={styles.facts}>
								<li>
									Your site is at {domain}
									{isWithWww ? `, and www.${domain} leads there.` : "."}
								</li>
								{slugUrl !== null && (
									<li>Visitors of {slugUrl.replace(/^https?:\/\//, "")} are sent there.</li>
								)}
								<li>
									The https certificate is fetched automatically; the first visit may take a few
									seconds.
								</li>
							</ul>
							<div className={styles.buttons}>
								<a href={siteUrl} className="button">
									<Icon name="external" />
									Open your site
								</a>
							</div>
						</div>
					</div>
				</Panel>
			)}
			<Panel
				title="Keep these records"
				aside={
					verifiedAt === null ? undefined : (
						<span className="soft">Connected on {dayHere(verifiedAt)}</span>
					)
				}
			>
				<div className={styles.stack}>
					<p>
						They are checked once a day. If they are missing, the domain is released after seven
						days.
						{missing.length > 0 &&
							state !== "lost" &&
							" The recommended records bring visitors who would not arrive otherwise."}
					</p>
					<ConnectionState connection={connection} checking={checking} />
					<RecordList domain={domain ?? ""} records={records} isLost={state === "lost"} />
				</div>
			</Panel>
			<Panel title="Disconnect">
				<div className={styles.stack}>
					<p>
						Your site goes back to{" "}
						{slugUrl?.replace(/^https?:\/\//, "") ?? "the product's own host"}. Links to {domain} do
						not work any more then.
					</p>
					<div>
						<QuietButton onClick={disconnect} isBusy={isBusy}>
							Disconnect {domain}
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
			<strong>{domain} cannot be found any more.</strong> Since{" "}
			{failingSince === null ? "today" : dayHere(failingSince)} its records have changed.
			{slugUrl !== null &&
				` In the meantime visitors find your site at ${slugUrl.replace(/^https?:\/\//, "")}.`}{" "}
			{releaseAt !== null &&
				`Correct the records by ${dayHere(releaseAt)}; until then nobody else can have the domain here.`}
		</div>
	);
}
