import { formatAmount } from "#domain/fee/currency.ts";
import { AddToCalendar } from "#ui/game/add-to-calendar.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link, useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import {
	answerOwnGame,
	type OwnGames,
	type OwnPage,
	viewOwnPage,
} from "#usecases/official/own-games.ts";
import { idFrom } from "../../page.ts";
import { appointmentOf } from "./other-time.tsx";
import { pageByLink } from "./page-by-link.tsx";
import styles from "./sign-up.module.css";

const path = "/schedule/officials";

/** Of the official who has the link: the games to come, to be accepted or refused (rule `who-may-officiate`). */
export const officialsPage = pageByLink<OwnPage>(path, {
	view: viewOwnPage,
	head: (words, { official }) => {
		const { name } = official;
		return { title: words.official.title({ name }), summary: words.official.summary };
	},
	saved: (words) => words.official.saved,
	body: (own, link) => <Games own={own} link={link} />,
	take: (scope, link, { game = "", answer }) =>
		answerOwnGame(scope, { link, gameId: idFrom(game), isComing: answer === "yes" }),
});

function Games({ own: { official, games, fees }, link }: { own: OwnPage; link: string }) {
	const words = useWords();
	const { language } = words;
	return (
		<>
			<Panel>
				{games.length === 0 ? (
					<EmptyState title={words.official.none} picture="games">
						{words.official.noneHint}
					</EmptyState>
				) : (
					<ul className={styles.lines}>
						{games.map((one) => (
							<OwnGame key={one.game.id} own={one} link={link} />
						))}
					</ul>
				)}
			</Panel>
			{fees !== null && (
				<p className={styles.hint}>
					{words.official.fees({
						earned: formatAmount(fees.earned, { currency: fees.currency, language }),
						toCome: formatAmount(fees.toCome, { currency: fees.currency, language }),
					})}
				</p>
			)}
			<AddToCalendar whose={{ of: "official", link }} name={official.name} />
		</>
	);
}

function OwnGame({
	own: { game, job, state },
	link,
}: {
	own: OwnGames["games"][number];
	link: string;
}) {
	const words = useWords();
	const href = useHref();
	return (
		<li>
			<div className={styles.about}>
				<Link to={`/games/${game.id}`}>
					{game.home.name} – {game.away.name}
				</Link>
				<p className={styles.hint}>{appointmentOf(words, game)}</p>
				<p>
					{words.official.job[job]} · <strong>{words.official.states[state]}</strong>
				</p>
			</div>
			<form method="post" action={href(path)} className={styles.buttons}>
				<input type="hidden" name="link" value={link} />
				<input type="hidden" name="game" value={game.id} />
				{state !== "accepted" && (
					<button type="submit" name="answer" value="yes" className="button">
						{words.official.coming}
					</button>
				)}
				{state !== "refused" && (
					<button type="submit" name="answer" value="no" className="button button-quiet">
						{words.official.notComing}
					</button>
				)}
			</form>
		</li>
	);
}
