import { useState } from "react";
import { Link } from "react-router";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { publicPlace } from "../../shell/places.ts";
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
		<StepFrame question={left.length === 0 ? "Your league is on its way" : "That is it for now"}>
			{left.length > 0 && (
				<>
					<p>These are still to do. They wait here and on the dashboard.</p>
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
					Your schedule is a draft. <Link to="/scheduleBuilder">Publish it</Link>, and visitors see
					it.
				</p>
			)}
			{address === null ? (
				<p>Your site has no address yet. Please ask the platform's administrator for one.</p>
			) : (
				<Share address={address} organization={beginnings.organization} />
			)}
			<h3 className={styles.heading}>What comes next</h3>
			<ul className={styles.next}>
				<li>
					<Link to="/dashboard/teams">Fill the rosters</Link>, or{" "}
					<Link to="/dashboard/import">import the players</Link>.
				</li>
				<li>
					<Link to="/dashboard/games">Enter the scores</Link> when the games are played. The
					standings follow by themselves.
				</li>
				<li>
					<Link to="/stats">Choose the statistics</Link> that you keep.
				</li>
			</ul>
			<Link to="/dashboard" className="button">
				To the dashboard
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
			<p className="soft">Your site for everybody</p>
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
						Share
					</Button>
				)}
				<QuietButton onClick={copy}>
					<Icon name={isCopied ? "check" : "copy"} />
					{isCopied ? "Copied" : "Copy address"}
				</QuietButton>
				<a href={open} className="button button-quiet">
					<Icon name="external" />
					Open
				</a>
			</div>
			<p role="status" className="visually-hidden">
				{isCopied && "Copied"}
			</p>
		</div>
	);
}
