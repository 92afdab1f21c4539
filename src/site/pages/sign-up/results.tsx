import { Badge } from "#ui/kit/badge.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import type { ResultOfTeam } from "#usecases/sign-up/games-of-team.ts";
import type { OwnPage } from "#usecases/sign-up/own-page.ts";
import { DoForm } from "./do-form.tsx";
import { Line } from "./fields.tsx";
import styles from "./sign-up.module.css";

/** Of a captain: the last results, to be said right or wrong. */
export function Results({ own, link }: { own: OwnPage; link: string }) {
	const words = useWords();
	return (
		<Panel title={words.signUp.results.title}>
			<ul className={styles.lines}>
				{own.results.map((result) => (
					<Result key={result.game.id} {...result} link={link} />
				))}
			</ul>
		</Panel>
	);
}

function Result({ game, said, link }: ResultOfTeam & { link: string }) {
	const words = useWords();
	const { results } = words.signUp;
	const score = game.score === null ? "" : ` ${game.score.home}–${game.score.away}`;
	return (
		<li>
			<div className={styles.about}>
				<Link to={`/games/${game.id}`}>
					{game.home.name} – {game.away.name}
					{score}
				</Link>
				{said?.kind === "wrong" && <p className={styles.hint}>{said.note}</p>}
			</div>
			{said !== null && (
				<Badge tone={said.kind === "right" ? "win" : "notice"}>
					{said.kind === "right" ? results.right : results.wrong}
				</Badge>
			)}
			{said?.kind !== "right" && (
				<div className={styles.whole}>
					<DoForm link={link} what="resultRight" id={game.id} label={results.isRight} isQuiet />
					<details className={styles.more}>
						<summary>{results.isWrong}</summary>
						<DoForm link={link} what="resultWrong" id={game.id} label={results.send}>
							<Line name="note" label={results.what} isNeeded sent={{}} problems={{}} />
						</DoForm>
					</details>
				</div>
			)}
		</li>
	);
}
