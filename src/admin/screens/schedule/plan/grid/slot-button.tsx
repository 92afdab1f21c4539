import { memo } from "react";
import { placeName } from "#ui/sport/stored-words.ts";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { Icon } from "../../../../components/feedback/icon.tsx";
import { siteWords, words } from "../../../../words.ts";
import type { PlanGame, PlanTeam } from "../../plan-data.ts";
import { placeInWords } from "../words.ts";
import styles from "./slot-button.module.css";
import type { PlanCell } from "./weeks.ts";

type SlotButtonProps = {
	cell: PlanCell;
	teamOf: (id: number) => PlanTeam;
	isSelected: boolean;
	/** A free slot that can take the chosen game. */
	isTarget: boolean;
	/** Not settled with the server yet. */
	isPending: boolean;
	/** The team that is looked at, where it plays here. */
	highlighted: number | null;
	problems: readonly string[] | undefined;
	/** Row and column in the season's grid. */
	at: string;
	isCurrent: boolean;
	isLocked: boolean;
};

/**
 * A place in the grid: a game to choose, or a free slot to fill. What all others look like while one
 * is chosen or a team is looked at is the style sheet's business, so few are drawn anew.
 */
export const SlotButton = memo(function SlotButton(props: SlotButtonProps) {
	const { cell, teamOf, at, isCurrent, isLocked, problems, highlighted } = props;
	const { game } = cell;
	const common = {
		type: "button",
		"data-at": at,
		"data-cell": cell.key,
		tabIndex: isCurrent ? 0 : -1,
	} as const;
	if (cell.staged !== undefined) {
		const { home, away, stage } = cell.staged;
		return (
			<button
				{...common}
				className={styles.game}
				aria-disabled
				title={words.game.awayAtHome({ away, home })}
				data-begun
			>
				<span className="label one-line">{away}</span>
				<span className="label one-line">
					<span className={styles.at}>{`${words.plan.at} `}</span>
					{home}
				</span>
				<span className="visually-hidden">{words.plan.onPlace({ place: whereIs(cell) })}</span>
				<span className={styles.note}>
					{[stage.name, cell.slot === null && cell.staged.location].filter(Boolean).join(" · ")}
				</span>
			</button>
		);
	}
	if (game === null) {
		return (
			<button
				{...common}
				className={styles.free}
				data-target={props.isTarget || undefined}
				aria-disabled={isLocked || undefined}
			>
				<span>
					{props.isTarget ? words.plan.moveHere : words.plan.isFree}
					<span className="visually-hidden">{words.plan.onPlace({ place: whereIs(cell) })}</span>
				</span>
			</button>
		);
	}
	const [home, away] = [teamOf(game.homeTeamId), teamOf(game.awayTeamId)];
	const isFixed = game.hasBegun || isLocked;
	return (
		<button
			{...common}
			className={styles.game}
			aria-pressed={props.isSelected}
			aria-disabled={isFixed || undefined}
			title={[
				words.game.awayAtHome({ away: away.name, home: home.name }),
				...(problems ?? []),
			].join("\n")}
			data-own={highlighted !== null || undefined}
			data-pending={props.isPending || undefined}
			data-broken={problems !== undefined || undefined}
			data-begun={game.hasBegun || undefined}
		>
			<Side team={away} isAway score={game.awayScore} isOwn={highlighted === away.id} />
			<Side team={home} score={game.homeScore} isOwn={highlighted === home.id} />
			<span className="visually-hidden">{words.plan.onPlace({ place: whereIs(cell) })}</span>
			<Note cell={cell} game={game} />
			{problems !== undefined && (
				<span className={styles.sign}>
					<Icon name="warning" />
				</span>
			)}
		</button>
	);
});

type SideProps = { team: PlanTeam; isAway?: boolean; score: number | null; isOwn: boolean };

function Side({ team, isAway = false, score, isOwn }: SideProps) {
	return (
		<span className={styles.side} data-own={isOwn || undefined}>
			<TeamCrest team={team} />
			<span className="one-line">
				{!isAway && <span className={styles.at}>{`${words.plan.at} `}</span>}
				{team.name}
			</span>
			{score !== null && <span className={styles.score}>{score}</span>}
		</span>
	);
}

/** What deviates: a game that stays because it has begun, or one that is on no slot. */
function Note({ cell, game }: { cell: PlanCell; game: PlanGame }) {
	const notes = [
		game.hasBegun ? words.plan.hasBegun : statusWords[game.status],
		cell.slot === null ? offSlots(game) : undefined,
	].filter(Boolean);
	return notes.length === 0 ? null : <span className={styles.note}>{notes.join(" · ")}</span>;
}

function offSlots({ location }: PlanGame): string {
	return location
		? words.plan.noSlotHereAt({ place: placeName(siteWords, location) })
		: words.plan.noSlotHere;
}

const statusWords: Partial<Record<PlanGame["status"], string>> = {
	postponed: words.common.postponed,
	cancelled: words.common.cancelled,
};

/** "Mon, Jan 5 at 6:00 PM, Court 1" */
function whereIs({ slot, game, staged }: PlanCell): string {
	const place = slot?.court ?? (game ?? staged)?.location;
	const { date = null, time = null } = slot ?? game ?? staged ?? {};
	return placeInWords({ date, time, location: place ?? null });
}
