import { useState } from "react";
import { labelled } from "#domain/text/labelled.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { IconButton } from "../../components/feedback/icon-button.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { useUndo } from "../../components/feedback/use-undo.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import styles from "./discipline.module.css";
import { RuleDialog } from "./rule-dialog.tsx";
import type { Discipline, Rule, Suspension } from "./shown.ts";
import { type Deciding, SuspensionDialog } from "./suspension-dialog.tsx";

type Place = { seasonId: number; leagueId: number };
type Loaded = { place: Place; season: string; league: string; discipline: Discipline };

/** Who is suspended in a league and for how long, and the rules that do so by themselves. */
export const discipline = screen(async ({ params }): Promise<Loaded> => {
	const place = { seasonId: Number(params.seasonId), leagueId: Number(params.leagueId) };
	const [{ season }, { league }, discipline] = await Promise.all([
		client.get("/seasonsv2/:id", { id: place.seasonId }),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId", place),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId/discipline", place),
	]);
	return { place, season: season.name, league: league.name, discipline };
}, DisciplineScreen);

function DisciplineScreen({ place, season, league, discipline }: Loaded) {
	const { suspensions } = discipline;
	const [deciding, setDeciding] = useState<Deciding | null>(null);
	const { act } = useAction();
	const undo = useUndo();
	const takeBack = (id: number) =>
		act({
			run: async () => {
				const { message, trashId } = await client.del("/suspensions/:id", { id });
				return { text: message, action: undo([trashId]) };
			},
			failure: words.discipline.notSaved,
		});
	return (
		<>
			<ScreenHeader
				title={words.discipline.title}
				crumbs={[
					{ label: words.common.seasons, to: "/dashboard/seasons" },
					{ label: season, to: `/dashboard/seasons/${place.seasonId}` },
					{ label: league, to: `/dashboard/seasons/${place.seasonId}/leagues/${place.leagueId}` },
				]}
				actions={
					<ActionButton icon="add" onClick={() => setDeciding({ is: "new" })}>
						{words.discipline.suspend}
					</ActionButton>
				}
			>
				{words.discipline.about}
			</ScreenHeader>
			<Panel title={words.discipline.suspensions}>
				{suspensions.length === 0 ? (
					<EmptyState title={words.discipline.nobody}>{words.discipline.nobodyHint}</EmptyState>
				) : (
					<ul className={styles.list}>
						{suspensions.map((it) => (
							<Row
								key={`${it.id} ${it.player.id} ${it.gameId}`}
								suspension={it}
								stats={discipline.stats}
								onDecide={() => setDeciding({ is: "one", suspension: it })}
								onTakeBack={it.id === null ? null : () => takeBack(it.id ?? 0)}
							/>
						))}
					</ul>
				)}
			</Panel>
			<Rules place={place} discipline={discipline} />
			<SuspensionDialog
				key={deciding === null ? "" : JSON.stringify(deciding)}
				place={place}
				teams={discipline.teams}
				deciding={deciding}
				onClose={() => setDeciding(null)}
			/>
		</>
	);
}

type RowProps = {
	suspension: Suspension;
	stats: Discipline["stats"];
	onDecide: () => void;
	/** Null where it follows from a rule. */
	onTakeBack: (() => void) | null;
};

function Row({ suspension, stats, onDecide, onTakeBack }: RowProps) {
	const { player, team, games, left, gameId, startsOn, rule, count, note, decidedBy } = suspension;
	const why =
		rule === null
			? words.discipline.decision({ by: decidedBy ?? "–" })
			: words.discipline.byRule({ count: count ?? 0, stat: statName(stats, rule.statId) });
	return (
		<li className={styles.row}>
			<div className={styles.who}>
				<Link to={`/dashboard/players/${player.id}`}>{player.name}</Link>
				<span className="soft">{team.name}</span>
			</div>
			<div className={styles.why}>
				{gameId === null ? (
					<span>
						{why}
						{startsOn !== null && `, ${formatGameDate(startsOn, words.language)}`}
					</span>
				) : (
					<Link to={`/games/${gameId}`}>{why}</Link>
				)}
				{note !== null && <span className="hint">{note}</span>}
			</div>
			{left === 0 ? (
				<Badge>{words.discipline.served}</Badge>
			) : (
				<Badge tone="loss">
					{labelled(words, words.discipline.left, words.discipline.leftOf({ left, games }))}
				</Badge>
			)}
			<div className="cluster-3">
				<QuietButton aria-label={labelled(words, label(rule), player.name)} onClick={onDecide}>
					{label(rule)}
				</QuietButton>
				{onTakeBack !== null && (
					<QuietButton
						aria-label={labelled(words, words.discipline.takeBack, player.name)}
						onClick={onTakeBack}
					>
						{words.discipline.takeBack}
					</QuietButton>
				)}
			</div>
		</li>
	);
}

function label(rule: Suspension["rule"]): string {
	return rule === null ? words.discipline.change : words.discipline.decide;
}

/** The rules of the league, saved whole at each change. */
function Rules({ place, discipline: { rules, stats } }: { place: Place; discipline: Discipline }) {
	const [isAdding, setAdding] = useState(false);
	const { act } = useAction();
	const save = async (rules: readonly Rule[]) => {
		const path = "/seasonsv2/:seasonId/leagues/:leagueId/discipline";
		return (await client.put(path, { ...place, rules: [...rules] })).message;
	};
	return (
		<Panel
			title={words.discipline.rules}
			aside={<QuietButton onClick={() => setAdding(true)}>{words.discipline.addRule}</QuietButton>}
		>
			{rules.length === 0 && <p className="hint">{words.discipline.noRules}</p>}
			<ul className={styles.list}>
				{rules.map((rule, index) => (
					<li key={JSON.stringify(rule)} className={styles.rule}>
						<span>{words.discipline.ruleOf({ ...rule, stat: statName(stats, rule.statId) })}</span>
						<IconButton
							icon="remove"
							tone="danger"
							label={words.discipline.removeRule}
							onClick={() =>
								act({
									run: () => save(rules.filter((_, at) => at !== index)),
									failure: words.discipline.notSaved,
								})
							}
						/>
					</li>
				))}
			</ul>
			<RuleDialog
				stats={stats}
				isOpen={isAdding}
				onClose={() => setAdding(false)}
				save={(rule) => save([...rules, rule])}
			/>
		</Panel>
	);
}

function statName(stats: Discipline["stats"], id: number): string {
	return stats.find((stat) => stat.id === id)?.name ?? "–";
}
