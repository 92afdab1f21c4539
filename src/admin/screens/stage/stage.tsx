import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Panel } from "#ui/kit/panel.tsx";
import { Bracket } from "#ui/stage/bracket.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { PublicLink } from "../../components/feedback/public-link.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { LockedSeason } from "../season/locked-season.tsx";
import { GamesPanel } from "./games-panel.tsx";
import { SeedsPanel } from "./seeds-panel.tsx";
import { type Seeding, type Stage as ShownStage, saysAllSeeds, toBracket } from "./shown-stage.ts";
import styles from "./stage.module.css";
import { StageDialog } from "./stage-dialog.tsx";
import { useUnlessTaken } from "./unless-taken.ts";

export const stage = screen(async ({ params }) => {
	const id = Number(params.stageId);
	// The newest change first, so that nothing between the two is taken for seen
	// (rule `edit-over-what-was-seen`).
	const seeding = await client.get("/stages/:id/seeding", { id });
	const { stage } = await client.get("/stages/:id", { id });
	const { season } = await client.get("/seasonsv2/:id", { id: stage.seasonId });
	return { season, stage, seeding };
}, Stage);

type StageProps = {
	season: { id: number; name: string; lockedAt?: string | undefined };
	stage: ShownStage;
	seeding: Seeding;
};

/** What is played after the regular season: its bracket, its seeds, its games and their dates. */
function Stage({ season, stage, seeding }: StageProps) {
	const [isEditing, setEditing] = useState(false);
	const place = { seasonId: stage.seasonId, leagueId: stage.leagueId };
	const here = `/dashboard/seasons/${season.id}`;
	return (
		<>
			<ScreenHeader
				title={stage.name}
				crumbs={[
					{ label: words.common.seasons, to: "/dashboard/seasons" },
					{ label: season.name, to: here },
					{ label: stage.leagueName, to: `${here}/leagues/${stage.leagueId}` },
					{ label: words.stage.title, to: `${here}/leagues/${stage.leagueId}/stages` },
				]}
				actions={
					season.lockedAt === undefined && (
						<>
							<DeleteButton stage={stage} />
							<ActionButton icon="edit" isQuiet onClick={() => setEditing(true)}>
								{words.stage.edit}
							</ActionButton>
							<PublishButton stage={stage} />
						</>
					)
				}
			/>
			<LockedSeason season={season}>
				<StateStrip stage={stage} seeding={seeding} />
				<Panel title={words.stage.bracket}>
					<Bracket name={stage.name} series={toBracket(stage)} />
				</Panel>
				<div className={styles.halves}>
					<SeedsPanel key={seedsKey(stage, seeding)} stage={stage} seeding={seeding} />
					<GamesPanel stage={stage} lastChangeId={seeding.lastChangeId} />
				</div>
			</LockedSeason>
			<StageDialog
				place={place}
				stage={stage}
				teams={stage.format.teams}
				isOpen={isEditing}
				onClose={() => setEditing(false)}
			/>
		</>
	);
}

/** Seeds that were saved meanwhile take the place of an order that was begun. */
function seedsKey({ seeds, format }: ShownStage, seeding: Seeding): string {
	return JSON.stringify([seeds, format.teams, seeding.seeds]);
}

function StateStrip({ stage, seeding }: { stage: ShownStage; seeding: Seeding }) {
	const { isPublished, isProjected, champion, id } = stage;
	const { act, isBusy } = useAction();
	const seed = () =>
		act({
			run: async () => (await client.post("/stages/:id/seeding", { id })).message,
			failure: words.stage.couldNotBeSeeded,
		});
	// What is to be done next stands out, one thing at a time.
	const SeedButton = saysAllSeeds(stage, seeding) ? Button : QuietButton;
	const seeds = isProjected ? words.stage.isProjected : words.stage.isSeeded;
	return (
		<section
			className={styles.strip}
			aria-label={words.stage.whoSeesIt}
			data-state={isPublished ? "published" : "draft"}
		>
			<p className={styles.state}>
				<Icon name={isPublished ? "check" : "edit"} />
				<span>
					{isPublished ? words.stage.isPublished : words.stage.isDraft}{" "}
					<span className="soft">
						{champion === null ? seeds : words.stage.champion({ name: champion.name })}
					</span>
				</span>
			</p>
			<div className={styles.tools}>
				<Link to={`/dashboard/stages/${id}/players`} className="button button-quiet">
					<Icon name="player" />
					{words.stage.players}
				</Link>
				{isPublished && <PublicLink to={`/playoffs/${id}`}>{words.stage.publicBracket}</PublicLink>}
				{isProjected && (
					<SeedButton isBusy={isBusy} onClick={() => void seed()}>
						{words.stage.seedFromTable}
					</SeedButton>
				)}
			</div>
		</section>
	);
}

function PublishButton({ stage: { id, isPublished, isProjected } }: { stage: ShownStage }) {
	const { act, isBusy } = useAction();
	const unlessTaken = useUnlessTaken();
	const put = (isPublished: boolean) =>
		act({
			run: () =>
				unlessTaken(async (sharesPlaces) => {
					const sent = { id, isPublished, sharesPlaces };
					return (await client.put("/stages/:id/publication", sent)).message;
				}),
			failure: words.stage.couldNotBeSaved,
		});
	if (isPublished)
		return (
			<QuietButton isBusy={isBusy} onClick={() => void put(false)}>
				{words.stage.withdrawFromSite}
			</QuietButton>
		);
	const Publish = isProjected ? QuietButton : Button;
	return (
		<Publish isBusy={isBusy} onClick={() => void put(true)}>
			<Icon name="check" />
			{words.common.publish}
		</Publish>
	);
}

function DeleteButton({ stage }: { stage: ShownStage }) {
	const { remove } = useRemoving();
	const navigate = useNavigate();
	const { id, name, seasonId, leagueId, series } = stage;
	const games = series.flatMap((one) => one.games);
	const isPlayed = games.some(({ homeScore }) => homeScore !== null);
	const onClick = async () => {
		const isDone = await remove({
			ids: [id],
			none: words.stage.none,
			ask: {
				title: words.stage.delete,
				text: words.stage.deleteQuestion({ name, games: games.length }),
				yes: words.common.delete,
				tone: "danger",
				...(isPlayed && { typed: name }),
			},
			remove: () => client.del("/stages/:id", { id }),
			done: words.stage.deleted,
			failure: words.stage.couldNotBeDeleted,
		});
		if (isDone) await navigate(`/dashboard/seasons/${seasonId}/leagues/${leagueId}/stages`);
	};
	return (
		<ActionButton icon="remove" isQuiet onClick={() => void onClick()}>
			{words.common.delete}
		</ActionButton>
	);
}
