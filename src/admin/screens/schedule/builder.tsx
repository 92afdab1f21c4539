import { useState } from "react";
import { useNavigate } from "react-router";
import { client } from "../../client.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { BuilderActions } from "./builder-actions.tsx";
import { GenerateDialog } from "./generate-dialog.tsx";
import { anotherSeed } from "./generation.ts";
import { spanOf } from "./list/schedule-dates.ts";
import { ScheduleState } from "./list/schedule-state.tsx";
import { useScheduleRemoving } from "./list/use-schedule-removing.ts";
import { MissingGames } from "./missing-games.tsx";
import { NoGamesYet } from "./no-games-yet.tsx";
import { type StageGame, stageGames } from "./plan/grid/stage-games.ts";
import { Plan } from "./plan/plan.tsx";
import type { PlanData, ScheduleOfLeague } from "./plan-data.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import { rivalsOf } from "./rivals.ts";
import { StateStrip } from "./state-strip.tsx";
import { useGeneration } from "./use-generation.ts";
import { usePublication } from "./use-publication.ts";

export const builder = screen(async ({ params }) => {
	const id = Number(params.scheduleId);
	const [plan, { isRunning }, { schedules }, { seasons }] = await Promise.all([
		client.get("/schedules/:id/plan", { id }),
		client.get("/schedules/:id/generation", { id }),
		client.get("/schedules"),
		client.get("/seasonsv2"),
	]);
	const { leagueId, seasonId } = plan.schedule;
	const { stages } = await client.get("/stages", { seasonId, leagueId });
	return {
		plan,
		stageGames: stageGames(stages),
		isRunning,
		siblings: schedules.filter(
			(it) => it.leagueId === leagueId && it.seasonId === seasonId && it.id !== id,
		),
		season: seasons.find((season) => season.id === seasonId),
	};
}, Builder);

type BuilderProps = {
	plan: PlanData;
	/** What is laid of the league's playoffs. */
	stageGames: StageGame[];
	/** Whether its games were being made when the screen was loaded. */
	isRunning: boolean;
	/** The other schedules of the league in this season. */
	siblings: ScheduleOfLeague[];
	season: { name: string; lockedAt?: string | undefined } | undefined;
};

/** Another schedule is another screen, with nothing left of the one before. */
function Builder(props: BuilderProps) {
	return <OneBuilder key={props.plan.schedule.id} {...props} />;
}

/** One schedule: what can be done with it, who sees it, its games week by week. */
function OneBuilder({ plan, stageGames, isRunning, siblings, season }: BuilderProps) {
	const { schedule, games } = plan;
	const navigate = useNavigate();
	const [asked, setAsked] = useState<"generate" | "publish" | null>(null);
	const generation = useGeneration(schedule.id, isRunning);
	const { publish, withdraw } = usePublication(schedule);
	const { removeOne } = useScheduleRemoving(() => navigate("/scheduleBuilder"));
	const close = () => setAsked(null);
	const isLocked = generation.isRunning || season?.lockedAt !== undefined;
	const generate = () => {
		if (games.length === 0) void generation.start({ keepPlayed: false });
		else setAsked("generate");
	};
	return (
		<>
			<ScreenHeader
				title={schedule.name}
				crumbs={[{ label: words.common.scheduleBuilder, to: "/scheduleBuilder" }]}
				actions={
					<BuilderActions
						plan={plan}
						siblings={siblings}
						isLocked={isLocked}
						onGenerate={generate}
						onPublish={() => setAsked("publish")}
						onWithdraw={withdraw}
						onDelete={() => void removeOne(schedule)}
					/>
				}
			>
				<ScheduleState isPublished={schedule.isPublished} /> {schedule.league.name}, {season?.name}{" "}
				·{" "}
				{spanOf({
					startDate: schedule.startDate,
					lastWeek: schedule.weeklyDates.at(-1) ?? schedule.startDate,
				})}{" "}
				· {words.schedule.weeks({ count: schedule.numWeeks })} ·{" "}
				{words.schedule.games({ count: games.length })}
			</ScreenHeader>
			{season?.lockedAt !== undefined && <p className="notice">{words.season.lockedForNow}</p>}
			<StateStrip schedule={schedule} generation={generation} />
			<MissingGames schedule={schedule} problems={games.length === 0 ? [] : plan.problems} />
			{games.length === 0 && <NoGamesYet plan={plan} isLocked={isLocked} onGenerate={generate} />}
			{(games.length > 0 || plan.slots.length > 0) && (
				<Plan plan={plan} stageGames={stageGames} isLocked={isLocked} />
			)}
			<GenerateDialog
				isOpen={asked === "generate"}
				hasPlayed={games.some(({ hasBegun }) => hasBegun)}
				isPublished={schedule.isPublished}
				onClose={close}
				onGenerate={({ keepPlayed, isAnotherDraw, isThorough }) =>
					void generation.start({
						keepPlayed,
						...(isAnotherDraw && { seed: anotherSeed() }),
						...(isThorough && { effort: "best" }),
					})
				}
			/>
			<PublishDialog
				plan={plan}
				rivals={rivalsOf(schedule, siblings)}
				isOpen={asked === "publish"}
				onClose={close}
				onPublish={publish}
			/>
		</>
	);
}
