import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../../components/feedback/icon.tsx";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { words } from "../../../words.ts";
import { Blackouts } from "./blackouts.tsx";
import { DateList } from "./date-list.tsx";
import { Groups } from "./groups/groups.tsx";
import styles from "./more-rules.module.css";
import { PinnedGames } from "./pinned-games.tsx";
import { limits } from "./reading.ts";
import type { RulesPartProps } from "./rules-part.ts";
import { SharedPeople } from "./shared-people.tsx";
import { courtName, type TypedSchedule, untouched } from "./typed-schedule.ts";
import { venueOf } from "./venue-courts.tsx";
import { Wishes } from "./wishes/wishes.tsx";

/** What most leagues need not say. It is open where something of it is said already. */
export function MoreRules(props: RulesPartProps) {
	const { typed, teams, onChange } = props;
	const { hash } = useLocation();
	// What was open does not close because its last rule is taken out.
	const [isOpen] = useState(() => isSaid(typed) || hash === "#rules");
	return (
		<details className={styles.more} id="rules" open={isOpen}>
			<summary className={styles.summary}>
				<Icon name="next" />
				{words.scheduleForm.moreRules}
				<span className={styles.what}>{words.scheduleForm.moreRulesAre}</span>
			</summary>
			<div className={styles.parts}>
				{venueOf(typed, props.venues) === undefined && (
					<Part title={words.scheduleForm.courts} text={words.scheduleForm.courtsText}>
						<CourtNames {...props} />
					</Part>
				)}
				<Part title={words.scheduleForm.howManyGames}>
					<Numbers {...props} />
					<CheckField
						label={words.scheduleForm.countsLastSeason}
						hint={words.scheduleForm.countsLastSeasonHint}
						name="countsLastSeason"
						checked={typed.countsLastSeason}
						onChange={({ target }) => onChange({ countsLastSeason: target.checked })}
					/>
				</Part>
				<Part title={words.scheduleForm.daysWithoutGames} text={words.scheduleForm.holidays}>
					<DateList
						label={words.common.date}
						dates={typed.skipDates}
						onChange={(skipDates) => onChange({ skipDates })}
						from={typed.startDate}
					/>
					{typed.courts.length > 1 && <ClosedCourts {...props} />}
				</Part>
				{teams.length > 0 && (
					<>
						<Part title={words.scheduleForm.daysATeamCannot}>
							<Blackouts {...props} />
						</Part>
						<Part
							title={words.scheduleForm.teamsThatShare}
							text={words.scheduleForm.aCoachOrAPlayer}
						>
							<SharedPeople {...props} />
						</Part>
						<Part title={words.scheduleForm.groups} text={words.scheduleForm.groupsText}>
							<Groups {...props} />
						</Part>
						<Part title={words.scheduleForm.fixedGames} text={words.scheduleForm.theyAreKept}>
							<PinnedGames {...props} />
						</Part>
						<Part title={words.wish.title} text={words.wish.text}>
							<Wishes {...props} />
						</Part>
					</>
				)}
			</div>
		</details>
	);
}

function isSaid(typed: TypedSchedule): boolean {
	const { skipDates, closedCourts, blackouts, shared, pinned, wishes, groups } = typed;
	const lists = [skipDates, closedCourts, blackouts, shared, pinned, wishes, groups];
	const numbers = ["gamesPerTeam", "maxGamesPerDay", "maxGamesPerWeek", "gameMinutes"] as const;
	return (
		typed.countsLastSeason ||
		lists.some((list) => list.length > 0) ||
		numbers.some((name) => typed[name] !== untouched[name]) ||
		typed.courts.some((name, index) => name !== courtName(index))
	);
}

type PartProps = { title: string; text?: string; children: ReactNode };

function Part({ title, text, children }: PartProps) {
	return (
		<section className={styles.part}>
			<h3 className={styles.title}>{title}</h3>
			{text !== undefined && <p className={styles.text}>{text}</p>}
			{children}
		</section>
	);
}

/** For each court the days on which it alone is closed. */
function ClosedCourts({ typed, onChange }: RulesPartProps) {
	const datesOf = (name: string) =>
		typed.closedCourts.find(({ court }) => court === name)?.dates ?? [];
	return typed.courts.map((name) => (
		<DateList
			key={name}
			label={words.scheduleForm.courtIsClosed({ court: name })}
			dates={datesOf(name)}
			onChange={(dates) =>
				onChange({
					closedCourts: [
						...typed.closedCourts.filter(({ court }) => court !== name),
						{ court: name, dates },
					],
				})
			}
			from={typed.startDate}
		/>
	));
}

function CourtNames({ typed, onChange, errors }: RulesPartProps) {
	return (
		<div className={styles.fields}>
			{typed.courts.map((name, index) => (
				<Field
					// biome-ignore lint/suspicious/noArrayIndexKey: a court is its place in the list
					key={index}
					label={words.scheduleForm.nameOfCourt({ number: index + 1 })}
					name={`court-${index}`}
					maxLength={60}
					autoComplete="off"
					placeholder={courtName(index)}
					value={name}
					onChange={({ target }) => onChange({ courts: typed.courts.with(index, target.value) })}
					error={index === typed.courts.length - 1 ? errors.courts : undefined}
				/>
			))}
		</div>
	);
}

function Numbers({ typed, onChange, errors }: RulesPartProps) {
	return (
		<div className={styles.fields}>
			{numberFields.map(({ name, label, placeholder }) => (
				<Field
					key={name}
					label={label}
					name={name}
					type="number"
					inputMode="numeric"
					min={limits[name][0]}
					max={limits[name][1]}
					{...(placeholder !== undefined && { placeholder })}
					value={typed[name]}
					onChange={({ target }) => onChange({ [name]: target.value })}
					error={errors[name]}
				/>
			))}
		</div>
	);
}

const numberFields = [
	{
		name: "gamesPerTeam",
		label: words.scheduleForm.gamesPerTeam,
		placeholder: words.scheduleForm.asManyAsFit,
	},
	{ name: "gameMinutes", label: words.scheduleForm.minutesAGame, placeholder: undefined },
	{ name: "maxGamesPerDay", label: words.scheduleForm.mostADay, placeholder: undefined },
	{
		name: "maxGamesPerWeek",
		label: words.scheduleForm.mostAWeek,
		placeholder: words.scheduleForm.oneEachGameDay,
	},
] as const;
