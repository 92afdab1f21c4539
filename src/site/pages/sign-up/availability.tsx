import {
	type Ask,
	type Choices,
	type DecidedAsk,
	keyOfAsk,
} from "#domain/availability/availability.ts";
import { weekdays } from "#domain/schedule/schedule.ts";
import { dateWords } from "#domain/time/date-words.ts";
import {
	formatGameDate,
	formatGameTime,
	formatMonth,
	formatShortDay,
} from "#domain/time/format.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import {
	type OwnAvailability,
	sayWhen,
	viewOwnAvailability,
} from "#usecases/availability/say-when.ts";
import type { Words } from "#words/words.ts";
import type { Sent } from "./fields.tsx";
import { pageByLink } from "./page-by-link.tsx";
import styles from "./sign-up.module.css";

const path = "/schedule/availability";

/** Of the captain who has the link of a team: when it can play (rule `teams-say-when`). */
export const availabilityPage = pageByLink<OwnAvailability>(path, {
	view: viewOwnAvailability,
	head: (words, { team, league, availability, isOver }) => {
		const day = formatGameDate(availability.until, words.language);
		return {
			title: words.availability.title({ team }),
			eyebrow: league,
			summary: isOver ? words.availability.over({ day }) : words.availability.until({ day }),
		};
	},
	saved: (words) => words.availability.saved,
	body: (own, link) => <SayWhen own={own} link={link} />,
	take: (scope, link, sent) =>
		sayWhen(scope, { link, asks: asksIn(sent), note: sent["note"] ?? "" }),
});

/** What was ticked and chosen; what the schedule has not is left to the use case. */
function asksIn(sent: Sent): Ask[] {
	return Object.entries(sent).flatMap(([name, value]): Ask[] => {
		const [kind, of = ""] = name.split(" ");
		if (kind === "date") return [{ kind, date: of }];
		if (value !== "likes" && value !== "avoids") return [];
		const isLiked = value === "likes";
		const day = weekdays.find((one) => one === of);
		if (kind === "day" && day !== undefined) return [{ kind, isLiked, day }];
		return kind === "time" ? [{ kind, isLiked, time: of }] : [];
	});
}

function SayWhen({ own, link }: { own: OwnAvailability; link: string }) {
	const words = useWords();
	const href = useHref();
	const { availability, choices, isOver } = own;
	const said = new Map(availability.asks.map((one) => [keyOfAsk(one.ask), one]));
	return (
		<form method="post" action={href(path)} className={styles.wide}>
			<input type="hidden" name="link" value={link} />
			<Panel title={words.availability.dates}>
				<p className={styles.hint}>{words.availability.datesHint}</p>
				{[...Map.groupBy(choices.dates, (date) => date.slice(0, 7))].map(([month, dates]) => (
					<fieldset key={month} className={styles.month} disabled={isOver}>
						<legend>{formatMonth(`${month}-01`, words.language)}</legend>
						{dates.map((date) => (
							<DateOff key={date} date={date} said={said.get(`date ${date}`)} />
						))}
					</fieldset>
				))}
			</Panel>
			<Panel title={words.availability.wishes}>
				<p className={styles.hint}>{words.availability.wishesHint}</p>
				<fieldset className={styles.wishes} disabled={isOver}>
					<legend className="visually-hidden">{words.availability.wishes}</legend>
					{timesOf(words, choices).map(({ name, label }) => (
						<Wished key={name} name={name} label={label} said={said.get(name)} />
					))}
				</fieldset>
				<label className={styles.note}>
					{words.availability.note}
					<textarea
						name="note"
						rows={3}
						maxLength={500}
						defaultValue={availability.note}
						disabled={isOver}
						className="control"
					/>
				</label>
			</Panel>
			{!isOver && (
				<button type="submit" className={`button ${styles.start}`}>
					{words.availability.send}
				</button>
			)}
		</form>
	);
}

/** What the league decided cannot be said anew here. */
function isDecided(
	said: DecidedAsk | undefined,
): said is DecidedAsk & { state: "accepted" | "refused" } {
	return said !== undefined && said.state !== "open";
}

function DateOff({ date, said }: { date: string; said: DecidedAsk | undefined }) {
	const words = useWords();
	return (
		<label className={styles.chip} data-state={said?.state}>
			<input
				type="checkbox"
				name={`date ${date}`}
				value="1"
				defaultChecked={said !== undefined}
				disabled={isDecided(said)}
			/>
			<span>{formatShortDay(date, words.language)}</span>
			{isDecided(said) && <small>{words.availability.states[said.state]}</small>}
		</label>
	);
}

function Wished({
	name,
	label,
	said,
}: {
	name: string;
	label: string;
	said: DecidedAsk | undefined;
}) {
	const words = useWords();
	const isLiked = said !== undefined && said.ask.kind !== "date" && said.ask.isLiked;
	return (
		<label>
			<span>
				{label}{" "}
				{isDecided(said) && (
					<small className={styles.hint}>{words.availability.states[said.state]}</small>
				)}
			</span>
			<select
				name={name}
				className="control"
				defaultValue={said === undefined ? "" : isLiked ? "likes" : "avoids"}
				disabled={isDecided(said)}
			>
				<option value="">{words.availability.any}</option>
				<option value="likes">{words.availability.likes}</option>
				<option value="avoids">{words.availability.avoids}</option>
			</select>
		</label>
	);
}

function timesOf(words: Words, { days, times }: Choices): { name: string; label: string }[] {
	const said = dateWords[words.language].weekdays;
	return [
		...days.map((day) => ({ name: `day ${day}`, label: said[weekdays.indexOf(day)] ?? day })),
		...times.map((time) => ({
			name: `time ${time}`,
			label: formatGameTime(time, words) ?? time,
		})),
	];
}
