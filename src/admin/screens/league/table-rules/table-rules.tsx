import { useSearchParams } from "react-router";
import type { TableRules as Rules } from "#domain/standings/table-rules.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { screen } from "../../../shell/screen.tsx";
import { words } from "../../../words.ts";
import { DraftScreen } from "../draft/draft-screen.tsx";
import { useSavedDraft } from "../draft/use-saved-draft.ts";
import { CriteriaPanel } from "./criteria-panel.tsx";
import { type Draft, levelSets, type Table, textOf, toSent, withLot } from "./draft.ts";
import { LotsPanel } from "./lots-panel.tsx";
import { PenaltiesPanel } from "./penalties-panel.tsx";
import { PlayoffsPanel } from "./playoffs-panel.tsx";
import { PresetPanel } from "./preset-panel.tsx";
import { ResultsPanel } from "./results-panel.tsx";
import { TablePreview } from "./table-preview.tsx";
import styles from "./table-rules.module.css";

export const tableRules = screen(async ({ params }) => {
	const place = { seasonId: Number(params.seasonId), leagueId: Number(params.leagueId) };
	const [{ season }, { league }, { table }] = await Promise.all([
		client.get("/seasonsv2/:id", { id: place.seasonId }),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId", place),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId/table", place),
	]);
	return { season, league: { id: league.id, name: league.name }, table };
}, TableRules);

type Named = { id: number; name: string };
type TableRulesProps = {
	season: Named & { lockedAt?: string | undefined };
	league: Named;
	table: Table;
};

/** How the table of a league in a season is made, beside the table as it would be. */
function TableRules({ season, league, table }: TableRulesProps) {
	const place = { seasonId: season.id, leagueId: league.id };
	const saving = useSavedDraft<Draft>({
		saved: draftOf(table),
		textOf,
		lastChangeId: table.lastChangeId,
		put: async (draft, lastChangeId) => {
			const sent = { ...place, ...toSent(draft), lastChangeId };
			const answer = await client.put("/seasonsv2/:seasonId/leagues/:leagueId/table", sent);
			const { message, table: kept } = answer;
			return { message, saved: draftOf(kept), lastChangeId: kept.lastChangeId };
		},
		failure: words.tableRules.theRulesCouldNotBe,
	});
	const { draft, setDraft, isChanged } = saving;
	const [asked] = useSearchParams();
	const teams = table.rows.map(({ teamId: id, name }) => ({ id, name }));

	const change = (part: Partial<Rules>) =>
		setDraft((before) => ({ ...before, rules: { ...before.rules, ...part } }));
	return (
		<DraftScreen
			title={words.tableRules.title}
			about={words.tableRules.whatTheyDo}
			season={season}
			league={league}
			draft={saving}
			save={words.tableRules.save}
			startOver={words.tableRules.startOver}
		>
			<div className={styles.fields}>
				<PresetPanel rules={draft.rules} onChange={change} />
				<ResultsPanel rules={draft.rules} onChange={change} />
				<CriteriaPanel rules={draft.rules} onChange={change} />
				<PenaltiesPanel
					rulings={draft.rulings}
					hasPoints={draft.rules.points !== null}
					teams={teams}
					onChange={(rulings) => setDraft((before) => ({ ...before, rulings }))}
				/>
				<LotsPanel
					rulings={draft.rulings}
					teams={teams}
					level={levelSets(table.rows, table.rulings, draft.rulings)}
					isAsked={draft.rules.criteria.some(({ by }) => by === "lot")}
					isOpenAtFirst={asked.has("lot")}
					onDraw={(lot) => setDraft((before) => withLot(before, lot))}
					onChange={(rulings) => setDraft((before) => ({ ...before, rulings }))}
				/>
				<PlayoffsPanel
					playoffs={draft.playoffs}
					onChange={(playoffs) => setDraft((before) => ({ ...before, playoffs }))}
				/>
			</div>
			<div className={styles.preview}>
				<Panel title={words.tableRules.preview}>
					<TablePreview place={place} table={table} draft={isChanged ? draft : null} />
				</Panel>
			</div>
		</DraftScreen>
	);
}

function draftOf({ rules, rulings, playoffs }: Table): Draft {
	return { rules, rulings, playoffs };
}
