import type { RegistrationRules } from "#domain/registration/registration.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { todayHere } from "../../../components/feedback/today-here.ts";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { TextArea } from "../../../components/form/text-area.tsx";
import { words } from "../../../words.ts";
import styles from "../registration.module.css";

type RulesProps = {
	rules: RegistrationRules;
	error: string | undefined;
	onChange: (rules: RegistrationRules) => void;
};

/** Whom it takes, what a team is held to, and what becomes of money. */
export function RulesPart({ rules, error, onChange }: RulesProps) {
	const change = (changes: Partial<RegistrationRules>) => onChange({ ...rules, ...changes });
	const number = (name: "leastPlayers" | "mostPlayers", label: string) => (
		<Field
			name={name}
			type="number"
			min={1}
			max={100}
			label={label}
			value={rules[name] ?? ""}
			onChange={({ target }) => change({ [name]: target.value ? Number(target.value) : null })}
		/>
	);
	return (
		<Panel title={words.registration.rules}>
			<div className={styles.fields}>
				{error !== undefined && <p className="error">{error}</p>}
				<div className={styles.pair}>
					{number("leastPlayers", words.registration.leastPlayers)}
					{number("mostPlayers", words.registration.mostPlayers)}
					<Field
						name="rosterUntil"
						type="date"
						label={words.registration.rosterUntil}
						value={rules.rosterUntil ?? ""}
						onChange={({ target }) => change({ rosterUntil: target.value || null })}
					/>
					<Field
						name="offerDays"
						type="number"
						min={1}
						max={60}
						label={words.registration.offerDays}
						value={rules.offerDays}
						onChange={({ target }) => change({ offerDays: Number(target.value) })}
					/>
				</div>
				<CheckField
					name="hasMinors"
					label={words.registration.hasMinors}
					hint={words.registration.hasMinorsHint}
					checked={rules.hasMinors}
					onChange={({ target }) => change({ hasMinors: target.checked })}
				/>
				<Ages rules={rules} change={change} />
				<TextArea
					name="refunds"
					label={words.registration.refunds}
					hint={words.registration.refundsHint}
					value={rules.refunds}
					maxLength={1000}
					onChange={({ target }) => change({ refunds: target.value })}
				/>
			</div>
		</Panel>
	);
}

type AgesProps = {
	rules: RegistrationRules;
	change: (changes: Partial<RegistrationRules>) => void;
};

function Ages({ rules: { age }, change }: AgesProps) {
	const numberOf = (typed: string) => (typed === "" ? null : Number(typed));
	return (
		<>
			<CheckField
				name="hasAges"
				label={words.registration.hasAges}
				hint={words.registration.hasAgesHint}
				checked={age !== null}
				onChange={({ target }) =>
					change({ age: target.checked ? { least: null, most: null, on: todayHere() } : null })
				}
			/>
			{age !== null && (
				<div className={styles.pair}>
					<Field
						name="leastAge"
						type="number"
						min={0}
						max={120}
						label={words.registration.leastAge}
						value={age.least ?? ""}
						onChange={({ target }) => change({ age: { ...age, least: numberOf(target.value) } })}
					/>
					<Field
						name="mostAge"
						type="number"
						min={0}
						max={120}
						label={words.registration.mostAge}
						value={age.most ?? ""}
						onChange={({ target }) => change({ age: { ...age, most: numberOf(target.value) } })}
					/>
					<Field
						name="ageOn"
						type="date"
						label={words.registration.ageOn}
						value={age.on}
						required
						onChange={({ target }) => change({ age: { ...age, on: target.value } })}
					/>
				</div>
			)}
		</>
	);
}
