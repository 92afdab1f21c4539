import { Fragment } from "react";
import { Link, type LoaderFunctionArgs, useSearchParams } from "react-router";
import type { Answered } from "#api/client.ts";
import { addDays } from "#domain/time/calendar.ts";
import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { placeName } from "#ui/sport/stored-words.ts";
import { client } from "../../client.ts";
import { QuietButton } from "../../components/feedback/button.tsx";
import { Field } from "../../components/form/field.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { siteWords, words } from "../../words.ts";
import styles from "./hall-evening.module.css";

type Evening = Answered<"GET", "/venues/evening">;
type Game = Evening["games"][number];

export const hallEvening = screen(({ request }: LoaderFunctionArgs) => {
	const date = new URL(request.url).searchParams.get("date");
	return client.get("/venues/evening", date === null ? {} : { date });
}, HallEvening);

/** One day in all halls: who plays on which court at which time, of whichever league. */
function HallEvening({ date, places, games }: Evening) {
	const [, setAsked] = useSearchParams();
	const go = (day: string) => setAsked({ date: day }, { preventScrollReset: true });
	const clashes = games.filter(({ clash }) => clash !== null).length;
	const times = [...new Set(games.flatMap(({ time }) => time ?? []))];
	const isFor = (place: string) => games.some((game) => game.place === place);
	// A court on which nobody plays is told only where there is room for it.
	const shown = places.length > mostColumns ? places.filter(isFor) : places;
	return (
		<>
			<ScreenHeader
				title={words.venue.evening}
				crumbs={[{ label: words.venue.venues, to: "/dashboard/venues" }]}
			>
				<p role="status">
					{words.venue.eveningCount({
						day: formatWeekday(date, words.language),
						games: words.schedule.games({ count: games.length }),
						clashes,
					})}
				</p>
			</ScreenHeader>
			<div className={styles.bar}>
				<QuietButton onClick={() => go(addDays(date, -1))}>{words.venue.dayBefore}</QuietButton>
				<Field
					label={words.common.date}
					name="date"
					type="date"
					value={date}
					onChange={({ target }) => target.value !== "" && go(target.value)}
				/>
				<QuietButton onClick={() => go(addDays(date, 1))}>{words.venue.dayAfter}</QuietButton>
			</div>
			<Panel isFlush>
				{games.length === 0 ? (
					<EmptyState title={words.venue.noGamesThen} picture="games" />
				) : (
					<div className={styles.scroller}>
						<table className={styles.grid}>
							<caption className="visually-hidden">{words.venue.evening}</caption>
							<thead>
								<tr>
									<th scope="col">{words.common.time}</th>
									{shown.map((place) => (
										<th key={place} scope="col">
											{placeName(siteWords, place)}
										</th>
									))}
									{games.some(({ place }) => place === null) && (
										<th scope="col">{words.venue.nowhere}</th>
									)}
								</tr>
							</thead>
							<tbody>
								{times.map((time) => (
									<tr key={time}>
										<th scope="row">{formatGameTime(time, words)}</th>
										{[...shown, ...(games.some(({ place }) => place === null) ? [null] : [])].map(
											(place) => (
												<td key={place ?? ""}>
													{games
														.filter((game) => game.time === time && game.place === place)
														.map((game) => (
															<EveningGame key={game.id} game={game} />
														))}
												</td>
											),
										)}
									</tr>
								))}
							</tbody>
						</table>
					</div>
				)}
			</Panel>
		</>
	);
}

/** More do not stand beside each other on a screen. */
const mostColumns = 6;

function EveningGame({ game }: { game: Game }) {
	const { id, home, away, league, isDraft, clash } = game;
	const lines = [
		league,
		isDraft && words.venue.draft,
		clash !== null && words.venue.clashes[clash],
	].filter((line) => line !== false);
	return (
		<Link to={`/games/${id}`} className={styles.game} data-clash={clash !== null}>
			<span className={styles.teams}>{words.game.awayAtHome({ away, home })}</span>
			<span className={styles.about}>
				{lines.map((line, at) => (
					<Fragment key={line}>
						{at > 0 && " · "}
						{at === lines.length - 1 && clash !== null ? <strong>{line}</strong> : line}
					</Fragment>
				))}
			</span>
		</Link>
	);
}
