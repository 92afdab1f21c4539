import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link, useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { answerOwnGame, type OwnGames, viewOwnGames } from "#usecases/official/own-games.ts";
import { idFrom, type Page, type PageAnswer, page } from "../../page.ts";
import type { SiteScope } from "../../site-scope.ts";
import { withQuery } from "../../with-query.ts";
import { appointmentOf } from "./other-time.tsx";
import { noticeOf } from "./refused.ts";
import styles from "./sign-up.module.css";

const path = "/schedule/officials";

/** Of the official who has the link: the games to come, to be accepted or refused (rule `who-may-officiate`). */
export const officialsPage: Page = {
	...page(path, ["link", "said"], async (scope, _params, { link = "", said }) =>
		answer(scope, link, said === "done" ? scope.words.official.saved : undefined),
	),
	isPrivate: true,
	takes: async (scope, sent) => {
		const { link = "", game = "", answer: said } = sent;
		try {
			await answerOwnGame(scope, { link, gameId: idFrom(game), isComing: said === "yes" });
			return { goTo: withQuery(path, { link, said: "done" }) };
		} catch (error) {
			const { notice, status } = noticeOf(scope.words, error);
			return { ...(await answer(scope, link, notice)), status };
		}
	},
};

async function answer(
	scope: SiteScope,
	link: string,
	notice: string | undefined,
): Promise<PageAnswer> {
	const own = await viewOwnGames(scope, { link });
	return {
		title: scope.words.official.title({ name: own.official.name }),
		isIndexed: false,
		sheet: "signUp",
		body: <Games own={own} link={link} notice={notice} />,
	};
}

type GamesProps = { own: OwnGames; link: string; notice: string | undefined };

function Games({ own: { official, games }, link, notice }: GamesProps) {
	const words = useWords();
	return (
		<>
			<PageHeader title={words.official.title({ name: official.name })}>
				{words.official.summary}
			</PageHeader>
			{notice !== undefined && (
				<p role="status" className="notice">
					{notice}
				</p>
			)}
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
