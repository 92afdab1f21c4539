import { attendanceAnswers } from "#domain/sign-up/attendance.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Link, useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import type { GameToCome } from "#usecases/sign-up/games-of-team.ts";
import type { OwnPage } from "#usecases/sign-up/own-page.ts";
import { DoForm } from "./do-form.tsx";
import { appointmentOf, OtherTime } from "./other-time.tsx";
import styles from "./sign-up.module.css";
import { Substitutes } from "./substitutes.tsx";

/** The next games of the own team: who comes, and whether one comes oneself. */
export function Games({ own, link }: { own: OwnPage; link: string }) {
	const words = useWords();
	const isCaptain = own.signUp.kind === "team";
	return (
		<Panel title={words.signUp.games}>
			<ul className={styles.lines}>
				{own.games.map((coming) => (
					<li key={coming.game.id}>
						<div className={styles.about}>
							<Link to={`/games/${coming.game.id}`}>
								{coming.game.home.name} – {coming.game.away.name}
							</Link>
							<p className={styles.hint}>{appointmentOf(words, coming.game)}</p>
							{coming.suspended.length > 0 && (
								<p>{words.signUp.suspended({ names: coming.suspended.join(", ") })}</p>
							)}
							<Answers coming={coming} isNamed={isCaptain} />
						</div>
						{isCaptain && <AskForm coming={coming} link={link} />}
						{coming.times !== null && own.team !== null && (
							<Substitutes coming={coming} team={own.team} link={link} />
						)}
						{coming.times !== null && (
							<OtherTime game={coming.game} times={coming.times} link={link} />
						)}
						{!isCaptain && <AnswerForm coming={coming} link={link} />}
					</li>
				))}
			</ul>
		</Panel>
	);
}

function Answers({ coming, isNamed }: { coming: GameToCome; isNamed: boolean }) {
	const words = useWords();
	const { answers } = coming;
	const of = (answer: GameToCome["answer"]) => answers.filter((one) => one.answer === answer);
	return (
		<p className={styles.hint}>
			{words.signUp.coming({
				yes: of("yes").length,
				maybe: of("maybe").length,
				no: of("no").length,
				open: of(null).length,
			})}
			{isNamed && of("yes").length > 0 && (
				<>
					<br />
					{of("yes")
						.map(({ name }) => name)
						.join(", ")}
				</>
			)}
		</p>
	);
}

/** To those who have not answered, and to nobody else. */
function AskForm({ coming, link }: { coming: GameToCome; link: string }) {
	const words = useWords();
	const count = coming.answers.filter(({ answer }) => answer === null).length;
	if (count === 0) return null;
	return (
		<DoForm
			link={link}
			what="askWhoComes"
			id={coming.game.id}
			label={words.signUp.askWhoComes({ count })}
			isQuiet
		/>
	);
}

function AnswerForm({ coming, link }: { coming: GameToCome; link: string }) {
	const words = useWords();
	const href = useHref();
	return (
		<form method="post" action={href("/sign-up/mine")} className={styles.buttons}>
			<input type="hidden" name="link" value={link} />
			<input type="hidden" name="do" value="answer" />
			<input type="hidden" name="id" value={coming.game.id} />
			{attendanceAnswers.map((answer) => (
				<button
					key={answer}
					type="submit"
					name="answer"
					value={answer}
					aria-pressed={coming.answer === answer}
					className={coming.answer === answer ? "button" : "button button-quiet"}
				>
					{words.signUp.answers[answer]}
				</button>
			))}
		</form>
	);
}
