import { type FocusEvent, useCallback, useMemo, useState, useSyncExternalStore } from "react";
import type { PlanData, PlanGame, PlanSlot } from "../plan-data.ts";
import type { Changes } from "./changes/use-changes.ts";
import { useTrial } from "./changes/use-trial.ts";
import { SelectionBar } from "./grid/selection-bar.tsx";
import type { StageGame } from "./grid/stage-games.ts";
import { useDrag } from "./grid/use-drag.ts";
import { useGridFocus } from "./grid/use-grid-focus.ts";
import { cellAt, cellIn, usePress } from "./grid/use-press.ts";
import type { GridView } from "./grid/week-grid.tsx";
import { WeekPager } from "./grid/week-pager.tsx";
import { WeekSection } from "./grid/week-section.tsx";
import { WeekStrip } from "./grid/week-strip.tsx";
import { asList, courtsOf, type PlanWeek, weekId, weeksOf } from "./grid/weeks.ts";
import { problemsByGame } from "./problems.ts";
import styles from "./season.module.css";
import { matchupInWords, teamsIn } from "./words.ts";

type SeasonProps = {
	plan: PlanData;
	changes: Changes;
	/** Games of stages, which stay where they are. */
	stageGames: readonly StageGame[];
	highlighted: number | null;
	isLocked: boolean;
	/** Asks for the two teams of a new game. */
	onAdd: (slot: PlanSlot) => void;
	/** Asks for any other time and place of a game. */
	onMove: (game: PlanGame) => void;
};

/**
 * The games of all weeks. Choosing one and then another swaps their teams (rule `swap-matchups`); a
 * free slot takes the chosen game; dragging does the same. What it would cost is said before. On a phone there is one week at a time, as a list.
 */
export function Season(props: SeasonProps) {
	const { plan, changes, stageGames, highlighted, isLocked, onAdd, onMove } = props;
	const courts = useMemo(() => courtsOf(plan), [plan]);
	const all = useMemo(
		() => weeksOf(plan, changes.games, stageGames),
		[plan, changes.games, stageGames],
	);
	const isPhone = useMedia("(max-width: 47.99rem)");
	const [shown, setShown] = useState(() => firstToPlay(all));
	const weeks = useMemo(() => {
		if (!isPhone) return all;
		const week = all[Math.min(shown, all.length - 1)];
		return week === undefined ? [] : [asList(week, courts)];
	}, [all, isPhone, shown, courts]);
	const { place, current, focusGrid, listeners } = useGridFocus(weeks);
	const [selectedId, setSelected] = useState<number | null>(null);
	const [reason, setReason] = useState("");
	const select = useCallback((id: number | null) => {
		setSelected(id);
		if (id === null) setReason("");
	}, []);
	const selected = (!isLocked && changes.games.find(({ id }) => id === selectedId)) || null;
	const view = useGridView(props, selected);
	const press = usePress({ plan, changes, isLocked, select, reason, onAdd });
	const { dragged, ghost, onPointerDown } = useDrag({ weeks, isLocked, select, press });
	const [lookedAt, lookAt] = useState<string | null>(null);
	const look = (target: EventTarget) => lookAt(cellAt(weeks, target)?.key ?? null);
	const cell = lookedAt === null ? null : cellIn(weeks, lookedAt);
	const trial = useTrial(plan, changes.isPending ? null : selected, cell);
	let row = 0;
	return (
		<div className={styles.season}>
			{isPhone ? (
				<WeekPager weeks={all} shown={Math.min(shown, all.length - 1)} onShow={setShown} />
			) : (
				<WeekStrip weeks={all} highlighted={highlighted} problems={view.problems} />
			)}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the cells in it are buttons, which say what they do */}
			<div
				ref={place}
				className="stack stack-4"
				data-choosing={selected !== null || undefined}
				data-looking={highlighted !== null || undefined}
				data-dragging={dragged !== null || undefined}
				{...listeners}
				onFocus={(event: FocusEvent) => {
					listeners.onFocus(event);
					look(event.target);
				}}
				onPointerDown={onPointerDown}
				onPointerOver={({ pointerType, target }) => pointerType !== "touch" && look(target)}
				onClick={({ target }) => {
					const pressed = cellAt(weeks, target);
					if (pressed) press(pressed, selected);
				}}
				onKeyDown={(event) => {
					if (event.key === "Escape" && selected !== null) select(null);
					else listeners.onKeyDown(event);
				}}
			>
				{weeks.map((week) => {
					const firstRow = row;
					const count = rowsIn(week);
					row += count;
					const isHere =
						current !== null && current.row >= firstRow && current.row < firstRow + count;
					return (
						<WeekSection
							key={weekId(week)}
							week={week}
							courts={isPhone ? courts.slice(0, 1) : courts}
							firstRow={firstRow}
							current={isHere ? `${current.row} ${current.column}` : null}
							view={view}
						/>
					);
				})}
			</div>
			{dragged !== null && (
				<div
					ref={ghost}
					className={styles.ghost}
					style={{ translate: `${dragged.x}px ${dragged.y}px` }}
					aria-hidden
				>
					{matchupInWords(changes.nameOf, dragged.game)}
				</div>
			)}
			<SelectionBar
				game={selected}
				changes={changes}
				trial={trial}
				problems={view.problems.get(selected?.id ?? 0) ?? noProblems}
				reason={plan.schedule.isPublished ? { text: reason, onChange: setReason } : null}
				onClose={() => {
					select(null);
					focusGrid();
				}}
				onMove={onMove}
			/>
		</div>
	);
}

const noProblems: readonly string[] = [];

function useGridView(
	{ plan, changes, highlighted, isLocked }: SeasonProps,
	selected: PlanGame | null,
): GridView {
	const teamOf = useMemo(() => teamsIn(plan), [plan]);
	const problems = useMemo(() => problemsByGame(plan, changes.games), [plan, changes.games]);
	const { pendingIds } = changes;
	const selectedId = selected?.id ?? null;
	return useMemo(
		() => ({ teamOf, problems, highlighted, isLocked, pendingIds, selectedId }),
		[teamOf, problems, highlighted, isLocked, pendingIds, selectedId],
	);
}

/** The first week with a game that has not begun. */
function firstToPlay(weeks: readonly PlanWeek[]): number {
	const cells = (week: PlanWeek) =>
		week.days.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
	const first = weeks.findIndex((week) =>
		cells(week).some((cell) => cell?.game && !cell.game.hasBegun),
	);
	return Math.max(0, first);
}

function rowsIn({ days }: PlanWeek): number {
	return days.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Whether the window is like this now, for what CSS alone cannot change. */
function useMedia(query: string): boolean {
	const subscribe = useCallback(
		(changed: () => void) => {
			const media = matchMedia(query);
			media.addEventListener("change", changed);
			return () => media.removeEventListener("change", changed);
		},
		[query],
	);
	return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
