import { useState } from "react";
import { Link } from "react-router";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { publicPlace } from "../../shell/places.ts";
import { words } from "../../words.ts";
import { siteAddress } from "../organization/fields/addresses.ts";
import type { WithMembers } from "../organization/organization-rows.ts";
import styles from "./all-done.module.css";
import type { Beginnings } from "./data.ts";
import { StepFrame } from "./step-frame.tsx";
import type { Step } from "./steps.ts";

type AllDoneProps = { beginnings: Beginnings; steps: readonly Step[] };

/** The end: what was put off, else the address of the site, to be shared, and what comes next. */
export function AllDone({ beginnings, steps }: AllDoneProps) {
	const left = steps.filter(({ isDone }) => !isDone);
	const address = siteAddress(beginnings.organization);
	return (
		<StepFrame
			question={
				left.length === 0 ? words.firstSteps.yourLeagueIsOnIts : words.firstSteps.thatIsItForNow
			}
		>
			{left.length > 0 && (
				<>
					<p>{words.firstSteps.theseAreStillToDo}</p>
					<ul className={styles.left}>
						{left.map(({ name, title }) => (
							<li key={name}>
								<Link to={`/firstSteps?step=${name}`} className={styles.step}>
									{title}
									<Icon name="next" />
								</Link>
							</li>
						))}
					</ul>
				</>
			)}
			{beginnings.hasDraft && (
				<p className="notice">
					{words.firstSteps.yourScheduleIsADraft}{" "}
					<Link to="/scheduleBuilder">{words.firstSteps.publishIt}</Link>
					{words.firstSteps.visitorsSeeIt}
				</p>
			)}
			{address === null ? (
				<p>{words.firstSteps.yourSiteHasNoAddress}</p>
			) : (
				<Share address={address} organization={beginnings.organization} />
			)}
			<h3 className={styles.heading}>{words.firstSteps.whatComesNext}</h3>
			<ul className={styles.next}>
				<li>
					<Link to="/dashboard/teams">{words.firstSteps.fillTheRosters}</Link>
					{words.firstSteps.orImport}{" "}
					<Link to="/dashboard/import">{words.firstSteps.importThePlayers}</Link>.
				</li>
				<li>
					<Link to="/dashboard/games">{words.firstSteps.enterTheScores}</Link>{" "}
					{words.firstSteps.whenTheGamesArePlayed}
				</li>
				<li>
					<Link to="/stats">{words.firstSteps.chooseTheStatistics}</Link>{" "}
					{words.firstSteps.thatYouKeep}
				</li>
			</ul>
			<Link to="/dashboard" className="button">
				{words.firstSteps.toTheDashboard}
			</Link>
		</StepFrame>
	);
}

/** The site's address: to open, to copy, and on a phone to send. */
function Share({ address, organization }: { address: string; organization: WithMembers }) {
	const [isCopied, setCopied] = useState(false);
	const full = new URL(address, location.href).href;
	// Members are sent to the dashboard from the bare address (rule `home-is-the-dashboard`).
	const open = publicPlace(organization, "/teamList", location) ?? address;
	const canShare = typeof navigator.share === "function";
	const copy = async () => {
		await navigator.clipboard?.writeText(full).then(
			() => setCopied(true),
			() => {},
		);
	};
	return (
		<div className={styles.share}>
			<p className="soft">{words.firstSteps.yourSiteForEverybody}</p>
			<a href={open} className={styles.address}>
				{full.replace(/^https?:\/\//, "").replace(/\/$/, "")}
			</a>
			<div className={styles.buttons}>
				{canShare && (
					<Button
						onClick={() =>
							void navigator.share({ title: organization.name, url: full }).catch(() => {})
						}
					>
						{words.firstSteps.share}
					</Button>
				)}
				<QuietButton onClick={copy}>
					<Icon name={isCopied ? "check" : "copy"} />
					{isCopied ? words.firstSteps.copied : words.firstSteps.copyAddress}
				</QuietButton>
				<a href={open} className="button button-quiet">
					<Icon name="external" />
					{words.firstSteps.openSite}
				</a>
			</div>
			<p role="status" className="visually-hidden">
				{isCopied && words.firstSteps.copied}
			</p>
		</div>
	);
}
