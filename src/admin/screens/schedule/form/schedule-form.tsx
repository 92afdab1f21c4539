import { type FormEvent, type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#api/client.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { Select } from "../../../components/form/select.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";
import { leavingAnyway, useUnsaved } from "../../player/profile/use-unsaved.ts";
import type { Venue } from "../../venue/venue-dialog.tsx";
import type { PlanTeam } from "../plan-data.ts";
import { amountsOf } from "./amounts.ts";
import { AmountsPanel } from "./amounts-panel.tsx";
import { DayToggles } from "./day-toggles.tsx";
import { MoreRules } from "./more-rules.tsx";
import { inputOf, type Reading, readTyped } from "./reading.ts";
import styles from "./schedule-form.module.css";
import { GameTimes } from "./times/game-times.tsx";
import { UnavailableTimes } from "./times/unavailable-times.tsx";
import { dayOf, type TypedSchedule, withCourts } from "./typed-schedule.ts";
import { VenueCourts, venueOf } from "./venue-courts.tsx";

type ScheduleFormProps = {
	initial: TypedSchedule;
	/** Those of the league; null until they are known. */
	teams: readonly PlanTeam[] | null;
	venues: readonly Venue[];
	/** The fields that say which league it is for; they show the server's sentences about them. */
	league: (errors: Record<string, string>) => ReactNode;
	/** What is wrong with them before they are sent. */
	leagueErrors?: Record<string, string>;
	/** What is good to know before something is changed. */
	note?: ReactNode;
	submit: string;
	failure: string;
	/** Answers the sentence of success and where to go then. */
	save: (reading: Reading) => Promise<{ message: string; to: string }>;
	cancelTo: string;
};

/** All that a schedule is made by, with what it comes to beside it. */
export function ScheduleForm(props: ScheduleFormProps) {
	const { initial, venues, league, note, submit, failure, save, cancelTo } = props;
	const teams = props.teams ?? noTeams;
	const [typed, setTyped] = useState(initial);
	const [isTried, setTried] = useState(false);
	const navigate = useNavigate();
	const { isSaving, errors: refused, form, run } = useSaving(failure);
	useUnsaved(typed !== initial);
	const reading = useMemo(() => readTyped(typed, teams), [typed, teams]);
	const counted = useDeferredValue(reading);
	const amounts = useMemo(() => amountsOf(inputOf(counted, teams)), [counted, teams]);
	const wrong = { ...reading.errors, ...props.leagueErrors };
	const errors = isTried ? { ...refused, ...wrong } : refused;
	const change = (changed: Partial<TypedSchedule>) =>
		setTyped((before) => ({ ...before, ...changed }));

	const onSubmit = async (event: FormEvent) => {
		event.preventDefault();
		if (isSaving) return;
		setTried(true);
		let to = cancelTo;
		const isSaved = await run(async () => {
			refuse(wrong);
			const saved = await save(reading);
			to = saved.to;
			return saved.message;
		});
		if (isSaved) navigate(to, { state: leavingAnyway });
	};

	const field = fieldsWith(errors);
	return (
		<form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
			<div className={styles.fields}>
				{note}
				<Panel title={words.scheduleForm.whenYouPlay}>
					<div className={styles.part}>
						<Field
							{...field("name", words.scheduleForm.scheduleName)}
							required
							maxLength={120}
							autoComplete="off"
							placeholder={words.scheduleForm.regularSeason}
							value={typed.name}
							onChange={({ target }) => change({ name: target.value })}
						/>
						{league(errors)}
						<div className={styles.numbers}>
							<Field
								{...field("startDate", words.common.startDate)}
								type="date"
								required
								value={typed.startDate}
								onChange={({ target }) => change(withStart(typed, target.value))}
							/>
							<Field
								{...field("numWeeks", words.scheduleForm.numberOfWeeks)}
								type="number"
								inputMode="numeric"
								required
								min={1}
								max={104}
								value={typed.numWeeks}
								onChange={({ target }) => change({ numWeeks: target.value })}
							/>
							{venueOf(typed, venues) === undefined && (
								<Select
									label={words.scheduleForm.courts}
									name="courts"
									value={String(typed.courts.length)}
									onChange={({ target }) =>
										change({ courts: withCourts(typed.courts, Number(target.value)) })
									}
									options={courtCounts}
								/>
							)}
						</div>
						{venues.length > 0 && <VenueCourts typed={typed} venues={venues} onChange={change} />}
						<DayToggles
							days={typed.gameDays}
							onChange={(gameDays) => change({ gameDays })}
							error={errors.gameDays}
						/>
						<GameTimes typed={typed} onChange={change} errors={errors} />
					</div>
				</Panel>
				{teams.length > 0 && (
					<Panel title={words.scheduleForm.timesWhenATeamCannot} id="teams">
						<div className={styles.part}>
							<p className="soft">{words.scheduleForm.theyBelongToTheTeam}</p>
							<UnavailableTimes typed={typed} teams={teams} onChange={change} errors={errors} />
						</div>
					</Panel>
				)}
				<MoreRules typed={typed} teams={teams} venues={venues} onChange={change} errors={errors} />
			</div>
			<div className={styles.aside}>
				<AmountsPanel
					amounts={amounts}
					missing={missingFor(typed, props.teams)}
					isDated={typed.startDate !== ""}
				/>
				<div className={styles.buttons}>
					<Link to={cancelTo} className="button button-quiet">
						{words.common.cancel}
					</Link>
					<SubmitButton isBusy={isSaving}>{submit}</SubmitButton>
				</div>
			</div>
		</form>
	);
}

const noTeams: readonly PlanTeam[] = [];

/** The server takes as many. */
const courtCounts = Array.from({ length: 20 }, (_, index) => String(index + 1)).map((count) => ({
	value: count,
	label: count,
}));

/** A day that was not chosen by hand goes with the start. */
function withStart({ startDate, gameDays }: TypedSchedule, next: string): Partial<TypedSchedule> {
	const isUntouched = gameDays.join() === dayOf(startDate).join();
	return { startDate: next, ...(isUntouched && { gameDays: dayOf(next) }) };
}

/** What has to be said before there is anything to count. */
function missingFor(typed: TypedSchedule, teams: readonly PlanTeam[] | null): string | null {
	if (teams === null) return words.scheduleForm.chooseALeagueToSee;
	if (teams.length < 2) return words.scheduleForm.fewerThanTwoTeams;
	if (typed.gameDays.length === 0) return words.scheduleForm.chooseTheDays;
	const texts = typed.sameSlot ? [typed.times] : typed.weeklyTimes;
	if (texts.every((text) => text.trim() === "")) return words.scheduleForm.sayAtWhichTimes;
	return null;
}

/** What is wrong before it is sent goes the same way as what the server refuses. */
function refuse(fields: Record<string, string>): void {
	const [message] = Object.values(fields);
	if (message !== undefined) throw new ApiError(422, { message, code: "invalid", fields });
}
