import { Markdown } from "#blocks/markdown.tsx";
import { baitField } from "#domain/message/message.ts";
import type { OfferToday } from "#domain/registration/open-registration.ts";
import { asksBirthDate } from "#domain/registration/registration.ts";
import type { Waiver } from "#domain/registration/waiver.ts";
import {
	type AskedOfSignUp,
	aboutKey,
	longestProse,
	type SignUpProblem,
	waiverField,
} from "#domain/sign-up/read-sign-up.ts";
import { useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { Labelled, Line, Problem, type Sent } from "./fields.tsx";
import { Questions } from "./questions.tsx";
import styles from "./sign-up.module.css";

export type SignUpFormProps = {
	asked: AskedOfSignUp;
	/** What else is sent: which offer, or whose team. */
	hidden: Readonly<Record<string, string>>;
	to: "/sign-up" | "/sign-up/team";
	choices: OfferToday["choices"];
	hasCodes: boolean;
	refunds: string;
	/** What was sent and could not be taken. */
	sent?: Sent;
	problems?: Readonly<Record<string, SignUpProblem>>;
};

/** A plain form, so it works without scripts. */
export function SignUpForm(props: SignUpFormProps) {
	const { asked, hidden, to, choices, hasCodes, refunds, sent = {}, problems = {} } = props;
	const words = useWords();
	const href = useHref();
	const given = { sent, problems };
	const isTeam = asked.kind === "team";
	return (
		<form method="post" action={href(to)} className={styles.form}>
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{isTeam && <Line {...given} name="teamName" label={words.signUp.teamName} isNeeded />}
			{choices.length > 1 && <Divisions {...given} choices={choices} />}
			{isTeam && <Colors sent={sent} />}
			{isTeam && <p className={styles.hint}>{words.signUp.captain}</p>}
			<div className={styles.pair}>
				<Line
					{...given}
					name="firstName"
					label={words.signUp.firstName}
					autoComplete="given-name"
					isNeeded
				/>
				<Line
					{...given}
					name="lastName"
					label={words.signUp.lastName}
					autoComplete="family-name"
					isNeeded
				/>
			</div>
			<Person asked={asked} sent={sent} problems={problems} />
			{asked.kind === "freeAgent" && (
				<Labelled
					label={words.signUp.about}
					hint={words.signUp.aboutHint}
					problem={problems[aboutKey]}
				>
					<textarea
						name={aboutKey}
						rows={3}
						required
						maxLength={longestProse}
						defaultValue={sent[aboutKey]}
						className="control"
					/>
				</Labelled>
			)}
			<Questions asked={asked} sent={sent} problems={problems} />
			{hasCodes && <Line {...given} name="code" label={words.signUp.code} />}
			{asked.waivers.map((waiver) => (
				<WaiverField key={waiver.id} waiver={waiver} sent={sent} problems={problems} />
			))}
			{asked.waivers.length > 0 && (
				<Line
					{...given}
					name="signature"
					label={words.signUp.signature}
					hint={words.signUp.signatureHint}
					autoComplete="name"
					isNeeded
				/>
			)}
			{refunds !== "" && <p className={styles.hint}>{refunds}</p>}
			{/* Nobody sees it, and programs fill it in. */}
			<label className={styles.bait} aria-hidden="true">
				{words.message.leaveEmpty}
				<input name={baitField} tabIndex={-1} autoComplete="off" />
			</label>
			<button type="submit" className={`button ${styles.start}`}>
				{words.signUp.send}
			</button>
			<p className={styles.hint}>{words.signUp.whatIsKept}</p>
		</form>
	);
}

type Given = { sent: Sent; problems: Readonly<Record<string, SignUpProblem>> };

function Person({ asked, sent, problems }: Given & { asked: AskedOfSignUp }) {
	const words = useWords();
	const given = { sent, problems };
	const isBirthAsked = asked.kind !== "team" && asksBirthDate(asked.rules);
	return (
		<>
			<Line
				{...given}
				name="mail"
				type="email"
				label={words.signUp.mail}
				hint={asked.rules.hasMinors ? words.signUp.mailOfMinor : words.signUp.mailHint}
				autoComplete="email"
				isNeeded
			/>
			<Line {...given} name="phone" type="tel" label={words.signUp.phone} autoComplete="tel" />
			{isBirthAsked && (
				<Line
					{...given}
					name="birthDate"
					type="date"
					label={words.signUp.birthDate}
					hint={words.signUp.birthDateHint}
					autoComplete="bday"
					isNeeded
				/>
			)}
			{isBirthAsked && asked.rules.hasMinors && (
				<Line
					{...given}
					name="guardianName"
					label={words.signUp.guardianName}
					hint={words.signUp.guardianHint}
				/>
			)}
		</>
	);
}

function Divisions({ choices, sent, problems }: Given & { choices: OfferToday["choices"] }) {
	const words = useWords();
	return (
		<Labelled label={words.signUp.division} problem={problems["division"]}>
			<select name="division" required defaultValue={sent["division"] ?? ""} className="control">
				<option value="" disabled>
					{words.signUp.choose}
				</option>
				{choices.map(({ seasonLeagueId, name, left }) => (
					<option key={seasonLeagueId} value={seasonLeagueId}>
						{left === 0 ? words.signUp.fullDivision({ name }) : name}
					</option>
				))}
			</select>
		</Labelled>
	);
}

function Colors({ sent }: { sent: Sent }) {
	const words = useWords();
	return (
		<div className={styles.pair}>
			<label className={styles.color}>
				<input type="color" name="field" defaultValue={sent["field"] ?? "#1d4ed8"} />
				{words.signUp.shirt}
			</label>
			<label className={styles.color}>
				<input type="color" name="letters" defaultValue={sent["letters"] ?? "#ffffff"} />
				{words.signUp.letters}
			</label>
		</div>
	);
}

function WaiverField({ waiver, sent, problems }: Given & { waiver: Waiver }) {
	const words = useWords();
	const name = waiverField(waiver);
	return (
		<div>
			<details className={styles.waiver}>
				<summary>{words.signUp.readWaiver({ title: waiver.title })}</summary>
				<Markdown text={waiver.text} />
			</details>
			<label className={styles.check}>
				<input type="checkbox" name={name} value="1" required defaultChecked={sent[name] === "1"} />
				{words.signUp.accept({ title: waiver.title })}
			</label>
			<Problem problem={problems[name]} />
		</div>
	);
}
