import type { GameWithTeams } from "#domain/game/game.ts";
import type { CaptainWord } from "#domain/sign-up/captain-word.ts";
import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { useWords } from "#ui/words.tsx";
import type { GameToCome } from "#usecases/sign-up/games-of-team.ts";
import type { Words } from "#words/words.ts";
import { DoForm } from "./do-form.tsx";
import { Line } from "./fields.tsx";
import styles from "./sign-up.module.css";

type OtherTimeProps = {
	game: GameWithTeams;
	times: NonNullable<GameToCome["times"]>;
	link: string;
};

/** Of a captain: another time for a game, that the own team asks for or the other one. */
export function OtherTime({ game, times: { mine, theirs }, link }: OtherTimeProps) {
	const words = useWords();
	const isAsking = mine?.state === "open";
	const given = { sent: { date: game.date ?? "", time: game.time ?? "" }, problems: {} };
	return (
		<div className={styles.whole}>
			{theirs !== null && <Theirs word={theirs} link={link} />}
			{mine !== null && mine.state !== "done" && <Mine word={mine} />}
			{isAsking ? (
				<DoForm
					link={link}
					what="takeTimeBack"
					id={mine.id}
					label={words.signUp.times.takeBack}
					isQuiet
				/>
			) : (
				<details className={styles.more}>
					<summary>{words.signUp.times.ask}</summary>
					<DoForm link={link} what="proposeTime" id={game.id} label={words.signUp.times.send}>
						<div className={styles.pair}>
							<Line {...given} name="date" type="date" label={words.signUp.times.day} isNeeded />
							<Line {...given} name="time" type="time" label={words.signUp.times.time} isNeeded />
						</div>
						<Line {...given} name="note" label={words.signUp.times.why} />
					</DoForm>
				</details>
			)}
		</div>
	);
}

function Mine({ word }: { word: CaptainWord }) {
	const words = useWords();
	const { times } = words.signUp;
	const isOpen = word.state === "open";
	const how =
		word.other === "refuses"
			? times.otherRefused
			: !isOpen
				? times.leagueRefused({ reason: word.reason ?? "" })
				: word.other === "asked"
					? times.otherAsked
					: times.leagueAsked;
	return <p>{`${times.youAsked({ when: whenOf(words, word) })} ${how}`}</p>;
}

function Theirs({ word, link }: { word: CaptainWord; link: string }) {
	const words = useWords();
	const { times } = words.signUp;
	return (
		<>
			<p>
				{times.theyAsk({ when: whenOf(words, word) })}
				{word.note !== "" && ` ${times.because({ note: word.note })}`}
				{word.other === "agrees" && ` ${times.leagueAsked}`}
			</p>
			{word.other === "asked" && (
				<div className={styles.buttons}>
					<DoForm link={link} what="agreeToTime" id={word.id} label={times.agree} />
					<DoForm link={link} what="refuseTime" id={word.id} label={times.refuse} isQuiet />
				</div>
			)}
		</>
	);
}

function whenOf(words: Words, { date, time }: Pick<CaptainWord, "date" | "time">): string {
	const day = date === null ? "" : formatWeekday(date, words.language);
	return [day, formatGameTime(time, words)].filter(Boolean).join(", ");
}

/** Day, time and place of a game. */
export function appointmentOf(
	words: Words,
	{ date, time, location }: Pick<GameWithTeams, "date" | "time" | "location">,
): string {
	const day = date === null ? "" : formatWeekday(date, words.language);
	return [day, formatGameTime(time, words), location].filter(Boolean).join(" · ");
}
