import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { Answered } from "#api/client.ts";
import { formatGameTime } from "#domain/time/format.ts";
import { client } from "../../../client.ts";
import { Button, QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { CheckField } from "../../../components/form/check-field.tsx";
import { idsOf, isChecked } from "../../../components/form/form-values.ts";
import { MultiChoice } from "../../../components/form/multi-choice.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import { type Column, DataTable } from "../../../components/list/data-table.tsx";
import { words } from "../../../words.ts";
import type { ScheduleRow } from "../list/schedule-rows.ts";

type Made = Answered<"POST", "/schedules/together">["schedules"][number];
type TogetherDialogProps = {
	schedules: readonly ScheduleRow[];
	isOpen: boolean;
	onClose: () => void;
};

/** Several leagues that share courts or people are laid at once; then it says what each got, hour by hour. */
export function TogetherDialog({ isOpen, ...props }: TogetherDialogProps) {
	return (
		<Dialog title={words.together.title} isOpen={isOpen} onClose={props.onClose} size="large">
			<Choice {...props} />
		</Dialog>
	);
}

/** Its own component, so that it opens fresh. */
function Choice({ schedules, onClose }: Omit<TogetherDialogProps, "isOpen">) {
	const { isSaving, errors, form, run } = useSaving(words.together.failure);
	const [made, setMade] = useState<Made[] | null>(null);
	const { revalidate } = useRevalidator();
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const data = new FormData(event.currentTarget);
		await run(async () => {
			const answer = await client.post("/schedules/together", {
				scheduleIds: idsOf(data, "scheduleIds"),
				keepPlayed: isChecked(data, "keepPlayed"),
				effort: isChecked(data, "thorough") ? "best" : "quick",
			});
			setMade(answer.schedules);
			await revalidate();
			return answer.message;
		});
	};
	if (made !== null) return <Result made={made} onClose={onClose} />;
	return (
		<form ref={form} onSubmit={onSubmit}>
			<DialogBody>
				<p className="soft">{words.together.text}</p>
				<MultiChoice
					label={words.common.schedules}
					name="scheduleIds"
					options={schedules.map(({ id, name, leagueName, games }) => ({
						value: String(id),
						label: `${leagueName}: ${name}${games > 0 ? ` (${words.schedule.games({ count: games })})` : ""}`,
					}))}
					chosen={[]}
					error={errors.scheduleIds}
				/>
				<CheckField
					label={words.schedule.keepPlayed}
					name="keepPlayed"
					hint={words.schedule.theyStay}
					defaultChecked
				/>
				<CheckField
					label={words.together.thorough}
					name="thorough"
					hint={words.together.thoroughHint}
				/>
				<p className="notice">{words.together.replaces}</p>
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
				<SubmitButton isBusy={isSaving}>{words.together.lay}</SubmitButton>
			</DialogButtons>
		</form>
	);
}

function Result({ made, onClose }: { made: Made[]; onClose: () => void }) {
	const missing = made.flatMap(({ id, league, problems }) => {
		const count = problems.reduce((sum, problem) => sum + problem.missing, 0);
		return count === 0 ? [] : [{ id, text: words.together.missing({ league, count }) }];
	});
	return (
		<>
			<DialogBody>
				<DataTable
					caption={words.together.hours}
					rows={made}
					columns={columnsOf(made)}
					nameOf={nameOf}
				/>
				<p className="hint">{words.together.hoursHint}</p>
				{missing.map(({ id, text }) => (
					<p key={id} className="notice">
						{text}
					</p>
				))}
			</DialogBody>
			<DialogButtons>
				<Button autoFocus onClick={onClose}>
					{words.common.done}
				</Button>
			</DialogButtons>
		</>
	);
}

function nameOf({ league }: Made): string {
	return league;
}

/** The league, its games, and a column for each hour. */
function columnsOf(made: readonly Made[]): Column<Made>[] {
	const times = [...new Set(made.flatMap(({ hours }) => hours.map(({ time }) => time)))].toSorted();
	return [
		{ name: words.common.league, isTitle: true, cell: nameOf },
		{ name: words.common.games, isNumber: true, cell: ({ games }) => games },
		...times.map(
			(time): Column<Made> => ({
				name: formatGameTime(time, words) ?? time,
				isNumber: true,
				cell: ({ hours }) => hours.find((one) => one.time === time)?.games ?? 0,
			}),
		),
	];
}
