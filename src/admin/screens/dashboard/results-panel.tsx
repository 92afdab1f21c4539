import { useRef, useState } from "react";
import { Link } from "react-router";
import { Panel } from "#ui/kit/panel.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { focusScreen } from "../../shell/focus-screen.ts";
import { words } from "../../words.ts";
import type { DashboardData, DashboardGame } from "./data.ts";
import styles from "./results-panel.module.css";
import { ScoreEntry } from "./score-entry.tsx";

type Data = Pick<DashboardData, "gamesWithoutResult" | "gamesWithoutResultCount">;

/** The secretary's Monday: every game that was played and has no score, to be filled in place. */
export function ResultsPanel({ data }: { data: Data }) {
	const { gamesWithoutResult: games, gamesWithoutResultCount: count } = data;
	const list = useRef<HTMLUListElement>(null);
	const [saving, setSaving] = useState<ReadonlySet<number>>(new Set());
	const left = games.filter(({ id }) => !saving.has(id)).length;
	const more = count - games.length;
	const onSaving = ({ id }: DashboardGame, isSaving: boolean) => {
		setSaving((ids) => new Set(isSaving ? [...ids, id] : [...ids].filter((it) => it !== id)));
		if (isSaving) focusNext(list.current, id);
	};
	return (
		<Panel
			title={
				left === 0
					? words.dashboard.gamesWithoutAResult
					: words.dashboard.gamesWithoutResult({ count: left + more })
			}
			isFlush
		>
			<ul ref={list} className="lines">
				{games.map((game) => (
					<ScoreEntry key={game.id} game={game} onSaving={onSaving} />
				))}
			</ul>
			{left === 0 && more === 0 && (
				<p className={styles.none}>
					<Icon name="check" />
					{words.dashboard.everyGameThatWasPlayed}
				</p>
			)}
			{more > 0 && (
				<p className={styles.more}>
					{words.dashboard.andMoreIn({ more })}{" "}
					<Link to="/dashboard/games">{words.common.games}</Link>.
				</p>
			)}
		</Panel>
	);
}

/** A row that leaves hands the focus to the next, so that a pile of results is typed in one go. */
function focusNext(list: HTMLUListElement | null, id: number): void {
	const rows = [...(list?.children ?? [])] as HTMLElement[];
	const index = rows.findIndex((row) => row.dataset.game === String(id));
	const others = [...rows.slice(index + 1), ...rows.slice(0, index).reverse()];
	const next = others.find((row) => !row.hidden);
	if (next !== undefined) next.querySelector("input")?.focus();
	else focusScreen();
}
