import { useState } from "react";
import type { Answered } from "#api/client.ts";
import { formatFullDate, formatGameTime } from "#domain/time/format.ts";
import { client } from "../../client.ts";
import { useAction } from "../../components/feedback/use-action.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { useLookup } from "../../components/form/use-lookup.ts";
import { words } from "../../words.ts";
import { DayToggles } from "../schedule/form/day-toggles.tsx";
import { TimesField } from "../schedule/form/times/times-field.tsx";
import { timesInText } from "../schedule/form/times/times-text.ts";
import { namedRounds, type Stage } from "./shown-stage.ts";
import styles from "./stage.module.css";
import { useUnlessTaken } from "./unless-taken.ts";

type LayDialogProps = { stage: Stage; isOpen: boolean; onClose: () => void };

/** Lays the games of a stage on free slots: says when and where they would be, then writes that down. */
export function LayDialog({ stage, isOpen, onClose }: LayDialogProps) {
	const { id } = stage;
	const [choices, setChoices] = useState<Choices>(nothingChosen);
	const found = useLookup({
		of: isOpen ? JSON.stringify([choices, stage.series]) : null,
		load: () => client.get("/stages/:id/laying", { id, ...toAsked(choices) }),
		failure: words.stage.couldNotBeLaid,
	});
	const [shown, setShown] = useState<Laying | null>(null);
	if (found !== null && found !== shown) setShown(found);
	const { act } = useAction();
	const leave = () => {
		setChoices(nothingChosen);
		setShown(null);
		onClose();
	};
	const unlessTaken = useUnlessTaken();
	const put = async (games: Place[], sharesPlaces: boolean, lastChangeId?: number) =>
		(await client.put("/stages/:id/games", { id, games, sharesPlaces, lastChangeId })).message;
	const save = async () => {
		if (found === null || found.games.length === 0) return null;
		const before = placesOf(stage, found.games);
		const undo = () =>
			act({ run: () => put(before, true), failure: words.common.thisCouldNotBeUndone });
		return {
			text: await unlessTaken((shares) => put(found.games, shares, found.lastChangeId)),
			action: { label: words.common.undo, run: () => void undo() },
		};
	};
	return (
		<FormDialog
			title={words.stage.lay}
			isOpen={isOpen}
			onClose={leave}
			submit={words.stage.saveDates}
			failure={words.stage.couldNotBeSaved}
			save={save}
			size="large"
		>
			{(_, errors) =>
				shown !== null && (
					<>
						<Fields
							laying={shown}
							choices={choices}
							errors={errors}
							isDated={stage.series.some((one) => one.games.some(({ date }) => date !== null))}
							onChange={(change) => setChoices(Object.assign({}, choices, change))}
						/>
						<Preview stage={stage} laying={shown} />
					</>
				)
			}
		</FormDialog>
	);
}

type Laying = Answered<"GET", "/stages/:id/laying">;
type Place = { id: number; date: string | null; time: string | null; location: string | null };

/** What was typed; what was not is as in the league's schedule. */
type Choices = Partial<Pick<Laying, "firstDay" | "gameDays" | "playsTwiceADay" | "movesDated">> & {
	times?: string;
	courts?: string;
	restDays?: string;
};

const nothingChosen: Choices = {};

function toAsked({ times, courts, restDays, firstDay, ...rest }: Choices) {
	return {
		...rest,
		firstDay: firstDay || undefined,
		times: times === undefined ? undefined : timesInText(times).times,
		courts: courts
			?.split(",")
			.map((name) => name.trim())
			.filter(Boolean),
		restDays: restDays === "" || restDays === undefined ? undefined : Number(restDays),
	};
}

type FieldsProps = {
	laying: Laying;
	choices: Choices;
	errors: Record<string, string>;
	isDated: boolean;
	onChange: (change: Choices) => void;
};

function Fields({ laying, choices, errors, isDated, onChange }: FieldsProps) {
	// What was typed stands at once, whatever the server is still asked.
	const { firstDay, times, courts, restDays, gameDays, playsTwiceADay, movesDated } = choices;
	return (
		<>
			<p className="hint">{words.stage.layHint}</p>
			<div className={styles.dates}>
				<Field
					label={words.stage.firstDay}
					name="firstDay"
					type="date"
					value={firstDay ?? laying.firstDay}
					onChange={({ target }) => onChange({ firstDay: target.value })}
					error={errors.firstDay}
				/>
				<Field
					label={words.stage.restDays}
					name="restDays"
					type="number"
					inputMode="numeric"
					min={0}
					max={30}
					value={restDays ?? String(laying.restDays)}
					onChange={({ target }) => onChange({ restDays: target.value })}
					error={errors.restDays}
				/>
			</div>
			<DayToggles
				days={gameDays ?? laying.gameDays}
				onChange={(gameDays) => onChange({ gameDays })}
				error={errors.gameDays}
			/>
			<TimesField
				label={words.stage.times}
				value={times ?? laying.times.join(", ")}
				onChange={(text) => onChange({ times: text })}
				error={errors.times}
				isRepeatable
			/>
			<Field
				label={words.stage.courts}
				hint={words.stage.courtsHint}
				name="courts"
				autoComplete="off"
				value={courts ?? laying.courts.join(", ")}
				onChange={({ target }) => onChange({ courts: target.value })}
				error={errors.courts}
			/>
			<CheckField
				label={words.stage.playsTwiceADay}
				name="playsTwiceADay"
				checked={playsTwiceADay ?? laying.playsTwiceADay}
				onChange={({ target }) => onChange({ playsTwiceADay: target.checked })}
			/>
			{isDated && (
				<CheckField
					label={words.stage.movesDated}
					name="movesDated"
					checked={movesDated ?? laying.movesDated}
					onChange={({ target }) => onChange({ movesDated: target.checked })}
				/>
			)}
		</>
	);
}

/** The games with their new dates, round by round, and how many find no slot. */
function Preview({ stage, laying }: { stage: Stage; laying: Laying }) {
	const placeOf = new Map(laying.games.map((game) => [game.id, game]));
	return (
		<section className="stack-2" aria-live="polite" aria-label={words.stage.preview}>
			<p className="label">{words.stage.laidGames({ count: laying.games.length })}</p>
			{laying.missing > 0 && (
				<p className={styles.notice}>{words.stage.noSlotFor({ count: laying.missing })}</p>
			)}
			{namedRounds(stage).map((round) => {
				const lines = round.series.flatMap(({ name, series }) =>
					series.games.flatMap((game) => {
						const place = placeOf.get(game.id);
						if (place === undefined) return [];
						const number = series.bestOf > 1 && words.stage.gameNumber(game);
						return [
							{ id: game.id, text: [name, number, momentOf(place)].filter(Boolean).join(" · ") },
						];
					}),
				);
				return (
					<ul key={round.series[0]?.series.number}>
						{lines.map(({ id, text }) => (
							<li key={id} className="small">
								{text}
							</li>
						))}
					</ul>
				);
			})}
		</section>
	);
}

function momentOf({ date, time, location }: Laying["games"][number]): string {
	const said = [formatFullDate(date, words.language), formatGameTime(time, words), location];
	return said.filter(Boolean).join(" · ");
}

function placesOf({ series }: Stage, games: readonly { id: number }[]): Place[] {
	const all = new Map(series.flatMap((one) => one.games.map((game) => [game.id, game] as const)));
	return games.flatMap(({ id }) => {
		const game = all.get(id);
		return game ? [{ id, date: game.date, time: game.time, location: game.location }] : [];
	});
}
