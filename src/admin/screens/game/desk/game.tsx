import { useState } from "react";
import { Link } from "react-router";
import { ApiError } from "#api/client.ts";
import { client } from "../../../client.ts";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { momentHere } from "../../../components/feedback/today-here.ts";
import { useAuth } from "../../../shell/auth.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { FeesOfGame, type GameFees } from "../../ledger/fees-of-game.tsx";
import { GalleryPanel } from "../../picture/gallery-panel.tsx";
import { LockedSeason } from "../../season/locked-season.tsx";
import { PassDialog } from "../pass/pass-dialog.tsx";
import { BoxScorePanel } from "./box-score/box-score-panel.tsx";
import { type NotEligible, NotEligibleContext, notEligibleIn } from "./box-score/not-eligible.ts";
import type { Change } from "./desk-state.ts";
import { DetailsPanel } from "./details/details-panel.tsx";
import styles from "./game.module.css";
import { ScorePanel } from "./score/score-panel.tsx";
import { type Sheet, toSheet } from "./sheet.ts";
import { useDesk } from "./use-desk.ts";

/** Game day: everything that is written down about one game. */
export const game = screen(({ params }) => load(Number(params.gameId)), GameScreen);

type Loaded = {
	sheet: Sheet;
	changes: Change[];
	season: { lockedAt?: string | undefined };
	notEligible: NotEligible;
	fees: GameFees;
};

async function load(id: number): Promise<Loaded> {
	if (!Number.isInteger(id)) throw new ApiError(404, { message: words.messages.games.notFound });
	// The trail first, so that nothing between the two is taken for seen
	// (rule `edit-over-what-was-seen`).
	const { changes } = await client.get("/gamesv2/:id/changes", { id });
	const sheet = toSheet(await client.get("/gamesv2/:id", { id }));
	const [notEligible, { season }, fees] = await Promise.all([
		notEligibleIn(sheet),
		client.get("/seasonsv2/:id", { id: sheet.seasonId }),
		client.get("/gamesv2/:id/fees", { id }),
	]);
	return { changes, sheet, season, notEligible, fees };
}

function GameScreen(loaded: Loaded) {
	return <GameDay key={loaded.sheet.game.id} {...loaded} />;
}

function GameDay(loaded: Loaded) {
	const { desk, state } = useDesk(loaded);
	const { game, seasonId } = state.sheet;
	const { season, fees } = loaded;
	const [isHandingOver, setHandingOver] = useState(false);
	return (
		<>
			<ScreenHeader
				title={words.game.awayAtHome({ away: game.away.name, home: game.home.name })}
				crumbs={[
					{ label: words.common.games, to: "/dashboard/games" },
					{
						label: game.league.name,
						to: `/dashboard/seasons/${seasonId}/leagues/${game.league.id}`,
					},
				]}
				actions={
					<>
						<Link className="button button-quiet" to={`/dashboard/games/sheets?game=${game.id}`}>
							{words.pass.sheet}
						</Link>
						<QuietButton onClick={() => setHandingOver(true)}>{words.pass.open}</QuietButton>
						<Link className="button" to={`/dashboard/games/${game.id}/score`}>
							{words.scorer.open}
						</Link>
					</>
				}
			>
				<LastChange changes={state.changes} />
			</ScreenHeader>
			{season.lockedAt !== undefined && <p className="notice">{words.season.lockedForNow}</p>}
			<FeesOfGame {...fees} />
			<div className={styles.top}>
				<LockedSeason season={season} isSaid>
					<ScorePanel desk={desk} state={state} />
				</LockedSeason>
				<DetailsPanel desk={desk} state={state} season={season} />
			</div>
			<NotEligibleContext value={loaded.notEligible}>
				<LockedSeason season={season} isSaid>
					<BoxScorePanel desk={desk} state={state} />
				</LockedSeason>
			</NotEligibleContext>
			<GalleryPanel gameId={game.id} />
			{isHandingOver && (
				<PassDialog
					gameId={game.id}
					game={words.game.awayAtHome({ away: game.away.name, home: game.home.name })}
					teams={game}
					onClose={() => setHandingOver(false)}
				/>
			)}
		</>
	);
}

/** "casey saved this game at 7:42 PM"; read aloud only when it changes. */
function LastChange({ changes }: { changes: readonly Change[] }) {
	const { user } = useAuth();
	const [newest] = changes;
	return (
		<p role="status">
			{newest === undefined ? words.game.nobodyHasChangedThisGame : said(newest, user?.id)}
		</p>
	);
}

function said({ user, at }: Change, ownId: number | undefined): string {
	const time = momentHere(at);
	if (user.id !== null && user.id === ownId) return words.game.savedByYou({ time });
	return words.game.savedBy({ user: user.username ?? "Somebody", time });
}
