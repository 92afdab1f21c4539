import type { WeekDay } from "#domain/page/block-data.ts";
import { formatShortWeekday } from "#domain/time/format.ts";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { kind } from "../kind.ts";
import { Part } from "../part.tsx";
import styles from "./front.module.css";

export const week = kind({
	kind: "week",
	label: "This week",
	about:
		"Today and the next six days, with how many games each has. Not shown in a week without any.",
	isFrontPart: true,
	isOnce: true,
	isCompact: true,
	fields: { title: { is: "line", label: "Title", isOptional: true } },
	example: {},
	needs: ["week"],
	View: ({ title, data }) => {
		if (data.week.length === 0) return null;
		if (title === "") return <Days days={data.week} />;
		return (
			<Part title={title}>
				<Days days={data.week} />
			</Part>
		);
	},
});

function Days({ days }: { days: readonly WeekDay[] }) {
	const words = useWords();
	return (
		<nav aria-label={words.home.week}>
			<ol className={styles.week}>
				{days.map(({ date, games }, index) => {
					const day = (
						<>
							<span className={styles.weekday}>
								{index === 0 ? words.home.today : formatShortWeekday(date, words.language)}
							</span>
							<span className={styles.day}>{Number(date.slice(8))}</span>
							<span className={styles.count}>
								{games === 0 ? "–" : words.game.count({ count: games })}
							</span>
						</>
					);
					return (
						<li key={date}>
							{games === 0 ? (
								<span>{day}</span>
							) : (
								<Link to={`/schedule?date=${date}`} aria-current={index === 0 ? "date" : undefined}>
									{day}
								</Link>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
