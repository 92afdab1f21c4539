import type { WaitingGame } from "#domain/stage/waiting-game.ts";
import { labelled } from "#domain/text/labelled.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { WaitingBoard } from "#ui/game/scoreboard.tsx";
import { Breadcrumbs, type Crumb } from "#ui/kit/breadcrumbs.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { waitingAbout, waitingTitle } from "#ui/stage/waiting-text.ts";
import { useWords } from "#ui/words.tsx";
import type { Words } from "#words/words.ts";
import type { PageAnswer } from "../../page.ts";
import { PrintCode } from "../../print-code.tsx";
import { GameActions } from "./game-actions.tsx";

/** At the address of a game while not both of its teams are known (rule `waits-under-its-id`). */
export function waitingGamePage(
	words: Words,
	game: WaitingGame,
	address: string | null,
): PageAnswer {
	const title = waitingTitle(words, game);
	const about = labelled(words, game.stage.name, waitingAbout(words, game));
	const date = game.date === null ? null : formatGameDate(game.date, words.language);
	return {
		title,
		description: [about, date, game.league.name].filter(Boolean).join(", "),
		// It is another page as soon as its teams are known.
		isIndexed: false,
		body: <WaitingGameView game={game} address={address} />,
	};
}

function WaitingGameView({ game, address }: { game: WaitingGame; address: string | null }) {
	const words = useWords();
	const { stage } = game;
	return (
		<>
			<Breadcrumbs items={crumbsOf(words, game)} />
			<WaitingBoard game={game}>
				<GameActions game={game} address={address} isToCome />
			</WaitingBoard>
			<Panel
				title={waitingAbout(words, game)}
				aside={<Link to={`/playoffs/${stage.id}`}>{stage.name}</Link>}
			>
				<p>{words.stage.waiting}</p>
			</Panel>
			<PrintCode to={`/games/${game.id}`} />
		</>
	);
}

function crumbsOf(words: Words, game: WaitingGame): Crumb[] {
	return [
		{ label: words.schedule.title, to: "/schedule" },
		{ label: game.stage.name, to: `/playoffs/${game.stage.id}` },
		{ label: waitingTitle(words, game) },
	];
}
