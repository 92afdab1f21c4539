import { ago } from "#domain/time/ago.ts";
import { QuietButton } from "../../components/feedback/button.tsx";
import { CalendarLink } from "../../components/feedback/calendar-link.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { PublicLink } from "../../components/feedback/public-link.tsx";
import { ProgressLine } from "../../shell/tasks/progress-line.tsx";
import { words } from "../../words.ts";
import type { ScheduleOfLeague } from "./plan-data.ts";
import styles from "./state-strip.module.css";
import type { Generation } from "./use-generation.ts";

type StateStripProps = { schedule: ScheduleOfLeague; generation: Generation };

/**
 * Who sees the schedule, or how far its generation is: one line that is always there, so that
 * nothing jumps when one takes the place of the other.
 */
export function StateStrip({ schedule, generation }: StateStripProps) {
	const { isRunning } = generation;
	return (
		<section
			className={styles.strip}
			aria-label={isRunning ? words.schedule.generation : words.schedule.whoSeesIt}
			data-state={isRunning ? "running" : schedule.isPublished ? "published" : "draft"}
		>
			{isRunning ? <Running generation={generation} /> : <Seen schedule={schedule} />}
		</section>
	);
}

function Running({ generation }: { generation: Generation }) {
	const { progress, cancel, isCancelling } = generation;
	return (
		<>
			<ProgressLine progress={progress}>
				{isCancelling ? words.schedule.cancelling : words.schedule.makingTheGames}
			</ProgressLine>
			<QuietButton disabled={isCancelling} onClick={cancel}>
				{words.common.cancel}
			</QuietButton>
		</>
	);
}

function Seen({ schedule }: { schedule: ScheduleOfLeague }) {
	const { isPublished, publishedAt, leagueId, seasonId, games } = schedule;
	if (!isPublished) {
		return (
			<p className={styles.line}>
				<Icon name="edit" />
				{games === 0 ? words.schedule.onlyYouSeeIt : words.schedule.visitorsSeeItWhen}
			</p>
		);
	}
	return (
		<>
			<p className={styles.line}>
				<Icon name="check" />
				<span>
					{words.schedule.visitorsSeeTheseGames}
					{publishedAt !== null && (
						<span className="soft">
							{" "}
							·{" "}
							{words.schedule.publishedWhen({ when: ago(publishedAt, new Date(), words.language) })}
						</span>
					)}
				</span>
			</p>
			<div className={styles.links}>
				<PublicLink to={`/schedule?season=${seasonId}&league=${leagueId}`}>
					{words.schedule.publicSchedule}
				</PublicLink>
				<CalendarLink whose={{ of: "league", id: leagueId }} />
			</div>
		</>
	);
}
