import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import type { Stage } from "./shown-stage.ts";
import { StageDialog } from "./stage-dialog.tsx";

export const stageList = screen(async ({ params }) => {
	const place = { seasonId: Number(params.seasonId), leagueId: Number(params.leagueId) };
	const [{ season }, { league }, { table }, { stages }, { leagues }] = await Promise.all([
		client.get("/seasonsv2/:id", { id: place.seasonId }),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId", place),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId/table", place),
		client.get("/stages", place),
		client.get("/seasonsv2/:seasonId/leagues", { seasonId: place.seasonId }),
		viewModeLoaded(),
	]);
	return {
		season,
		league: { id: league.id, name: league.name },
		teams: table.playoffs?.teams ?? withoutByes(table.rows.length),
		stages,
		others: leagues.filter(({ id }) => id !== league.id).map(({ id, name }) => ({ id, name })),
	};
}, StageList);

/** As many of so many teams as play in every round: two, four or eight. */
function withoutByes(teams: number): number {
	return 2 ** Math.floor(Math.log2(Math.min(8, Math.max(2, teams))));
}

type Named = { id: number; name: string };
type StageListProps = {
	season: Named & { lockedAt?: string | undefined };
	league: Named;
	teams: number;
	stages: Stage[];
	others: Named[];
};

/** What is played after the regular season of a league. */
function StageList({ season, league, teams, stages, others }: StageListProps) {
	const [asked] = useSearchParams();
	const [isAdding, setAdding] = useState(asked.has("plan") && season.lockedAt === undefined);
	const navigate = useNavigate();
	const here = `/dashboard/seasons/${season.id}`;
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.stage.title}
					crumbs={[
						{ label: words.common.seasons, to: "/dashboard/seasons" },
						{ label: season.name, to: here },
						{ label: league.name, to: `${here}/leagues/${league.id}` },
					]}
					actions={
						season.lockedAt === undefined && (
							<ActionButton icon="add" onClick={() => setAdding(true)}>
								{words.stage.plan}
							</ActionButton>
						)
					}
				>
					{season.lockedAt === undefined ? words.stage.whatTheyAre : words.season.lockedForNow}
				</ScreenHeader>
			}
			tools={undefined}
			rows={stages}
			caption={words.stage.stagesOf({ league: league.name })}
			columns={columns}
			card={(stage, buttons) => (
				<RecordCard title={stage.name} to={`/dashboard/stages/${stage.id}`} actions={buttons}>
					<span>{words.stage.kinds[stage.format.kind]}</span>
					<State stage={stage} />
				</RecordCard>
			)}
			empty={
				<EmptyState title={words.stage.none} picture="standings">
					{words.stage.noneYet}
				</EmptyState>
			}
		>
			<StageDialog
				place={{ seasonId: season.id, leagueId: league.id }}
				stage={null}
				teams={teams}
				others={others}
				isOpen={isAdding}
				onClose={() => setAdding(false)}
				onAdded={(id) => void navigate(`/dashboard/stages/${id}`)}
			/>
		</RecordList>
	);
}

const columns: Column<Stage>[] = [
	{
		name: words.stage.name,
		isTitle: true,
		sort: ({ name }) => name,
		cell: ({ id, name }) => <Link to={`/dashboard/stages/${id}`}>{name}</Link>,
	},
	{
		name: words.stage.kind,
		sort: ({ format }) => words.stage.kinds[format.kind],
		cell: ({ format }) => words.stage.kinds[format.kind],
	},
	{
		name: words.stage.teams,
		sort: ({ format }) => format.teams,
		cell: ({ format }) => format.teams,
	},
	{
		name: words.common.status,
		sort: ({ isPublished }) => Number(isPublished),
		cell: (stage) => <State stage={stage} />,
	},
];

function State({ stage: { champion, isPublished } }: { stage: Stage }) {
	if (champion !== null) return words.stage.champion({ name: champion.name });
	return <Badge>{isPublished ? words.stage.published : words.stage.draft}</Badge>;
}
