import { Badge } from "#ui/kit/badge.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import type { GameToCome } from "#usecases/sign-up/games-of-team.ts";
import type { OwnTeam } from "#usecases/sign-up/own-page.ts";
import type { AskedGame } from "#usecases/sign-up/substitutes.ts";
import { DoForm } from "./do-form.tsx";
import { appointmentOf } from "./other-time.tsx";
import styles from "./sign-up.module.css";

type SubstitutesProps = { coming: GameToCome; team: OwnTeam; link: string };

/** Of a captain: who is asked to help out in a game, and who could be. */
export function Substitutes({ coming: { game, substitutes }, team, link }: SubstitutesProps) {
	const words = useWords();
	const { ask, askWhom, answers } = words.signUp.substitutes;
	const free = team.freeAgents.filter(
		({ id }) => !substitutes.some(({ signUpId }) => signUpId === id),
	);
	return (
		<div className={styles.whole}>
			{substitutes.map(({ signUpId, name, answer }) => (
				<p key={signUpId}>
					{name}{" "}
					<Badge tone={answer === "yes" ? "win" : "neutral"}>{answers[answer ?? "asked"]}</Badge>
				</p>
			))}
			{free.length > 0 && (
				<details className={styles.more}>
					<summary>{ask}</summary>
					<ul className={styles.lines}>
						{free.map(({ id, name, about }) => (
							<li key={id}>
								<div className={styles.about}>
									<strong>{name}</strong>
									<p className={styles.hint}>{about}</p>
								</div>
								<DoForm
									link={link}
									what="askSubstitute"
									id={game.id}
									label={askWhom({ name })}
									isQuiet
								>
									<input type="hidden" name="player" value={id} />
								</DoForm>
							</li>
						))}
					</ul>
				</details>
			)}
		</div>
	);
}

/** Of somebody without a team: games that teams ask them to play. */
export function AskedGames({ asked, link }: { asked: AskedGame[]; link: string }) {
	const words = useWords();
	const { substitutes } = words.signUp;
	return (
		<Panel title={substitutes.title}>
			<ul className={styles.lines}>
				{asked.map(({ game, team, answer }) => (
					<li key={`${game.id} ${team.signUpId}`}>
						<div className={styles.about}>
							<strong>{substitutes.for({ team: team.name })}</strong>
							<p>
								<Link to={`/games/${game.id}`}>
									{game.home.name} – {game.away.name}
								</Link>
							</p>
							<p className={styles.hint}>{appointmentOf(words, game)}</p>
							{answer !== null && (
								<p>{answer === "yes" ? substitutes.youPlay : substitutes.youDont}</p>
							)}
						</div>
						<div className={styles.buttons}>
							{answer !== "yes" && (
								<DoForm link={link} what="playFor" id={game.id} label={substitutes.play}>
									<input type="hidden" name="team" value={team.signUpId} />
								</DoForm>
							)}
							{answer !== "no" && (
								<DoForm
									link={link}
									what="notPlayFor"
									id={game.id}
									label={substitutes.notPlay}
									isQuiet
								>
									<input type="hidden" name="team" value={team.signUpId} />
								</DoForm>
							)}
						</div>
					</li>
				))}
			</ul>
		</Panel>
	);
}
