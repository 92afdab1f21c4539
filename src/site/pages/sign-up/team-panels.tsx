import { pathOfLink } from "#domain/private-link/private-link.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link, useSiteUrl } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import type { OwnPage, OwnTeam } from "#usecases/sign-up/own-page.ts";
import { Code } from "../../code.tsx";
import { DoForm } from "./do-form.tsx";
import styles from "./sign-up.module.css";

type TeamProps = { own: OwnPage; team: OwnTeam; link: string };

/** What a captain has: the link for players, who signed up and what is missing, people without a team. */
export function TeamPanels(props: TeamProps) {
	return (
		<>
			{props.team.whenLinks.map((link) => (
				<WhenPanel key={link} link={link} />
			))}
			<LinkPanel {...props} />
			<Players {...props} />
			<FreeAgents {...props} />
		</>
	);
}

/** The league asks when the team can play. */
function WhenPanel({ link }: { link: string }) {
	const words = useWords();
	return (
		<Panel title={words.availability.asked}>
			<p>{words.availability.datesHint}</p>
			<p>
				<Link to={pathOfLink("availability", link)} rel="nofollow" className="button">
					{words.availability.say}
				</Link>
			</p>
		</Panel>
	);
}

function LinkPanel({ own, team }: TeamProps) {
	const words = useWords();
	const address = useSiteUrl() + pathOfLink("team", team.link);
	const name = own.signUp.teamName ?? "";
	const text = words.signUp.share({ name, address });
	return (
		<Panel title={words.signUp.linkForPlayers}>
			<div className={styles.link}>
				<p>{words.signUp.linkHint}</p>
				<output className={styles.address}>{address}</output>
				<div className={styles.buttons}>
					<a href={`sms:?&body=${encodeURIComponent(text)}`} className="button">
						{words.signUp.byText}
					</a>
					<a
						href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(text)}`}
						className="button button-quiet"
					>
						{words.signUp.byMail}
					</a>
				</div>
				<Code of={address} className={styles.code} />
			</div>
		</Panel>
	);
}

function Players({ own, team, link }: TeamProps) {
	const words = useWords();
	const { leastPlayers } = own.registration.rules;
	const unsigned = team.players.filter(({ isSigned }) => !isSigned).length;
	const lacking = leastPlayers === null ? 0 : Math.max(0, leastPlayers - team.players.length);
	return (
		<Panel title={words.signUp.players({ count: team.players.length })}>
			{lacking > 0 && <p>{words.signUp.lacking({ count: lacking, least: leastPlayers ?? 0 })}</p>}
			<ul className={styles.lines}>
				{team.players.map(({ id, name, isSigned, state }) => (
					<li key={id}>
						<span className={styles.about}>{name}</span>
						<span className={styles.buttons}>
							<Badge tone={isSigned ? "win" : "notice"}>
								{isSigned ? words.signUp.hasSigned : words.signUp.notSigned}
							</Badge>
							{state === "waiting" && <Badge>{words.signUp.states.waiting}</Badge>}
							{state === "accepted" && <Badge tone="win">{words.signUp.onRoster}</Badge>}
						</span>
					</li>
				))}
				{team.missing.map((name) => (
					<li key={name}>
						<span className={styles.about}>{name}</span>
						<Badge tone="notice">{words.signUp.missing}</Badge>
					</li>
				))}
			</ul>
			{unsigned > 0 && (
				<DoForm link={link} what="remind" label={words.signUp.remind({ count: unsigned })} />
			)}
		</Panel>
	);
}

function FreeAgents({ team, link }: TeamProps) {
	const words = useWords();
	if (team.freeAgents.length === 0) return null;
	return (
		<Panel title={words.signUp.freeAgents}>
			<ul className={styles.lines}>
				{team.freeAgents.map(({ id, name, about, isInvited }) => (
					<li key={id}>
						<div className={styles.about}>
							<strong>{name}</strong>
							<p className={styles.hint}>{about}</p>
						</div>
						{isInvited ? (
							<Badge>{words.signUp.isInvited}</Badge>
						) : (
							<DoForm link={link} what="invite" id={id} label={words.signUp.invite} isQuiet />
						)}
					</li>
				))}
			</ul>
		</Panel>
	);
}
