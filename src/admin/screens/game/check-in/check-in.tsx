import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Answered, Client } from "#api/client.ts";
import type { Side } from "#domain/game/game.ts";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { useFailure } from "../../../components/feedback/use-failure.ts";
import { words } from "../../../words.ts";
import type { Sheet, SheetPlayer } from "../desk/sheet.ts";
import styles from "./check-in.module.css";
import { GuestForm } from "./guest-form.tsx";
import { type Hindrance, hindranceWords } from "./hindrance-words.ts";

type Seen = Answered<"GET", "/gamesv2/:id/check-in">;
type Checked = Seen["players"][number];

type CheckInProps = {
	client: Client;
	sheet: Sheet;
	/** Whose players are checked in here. */
	sides: readonly Side[];
	/** Names of players may be others than before: a guest was added. */
	onGuest: () => Promise<void>;
};

/** Who is here for a game: a tap each, and every tap is saved at once. */
export function CheckIn({ client, sheet, sides, onGuest }: CheckInProps) {
	const { id } = sheet.game;
	const [seen, setSeen] = useState<Seen | null>(null);
	const fail = useFailure();
	const read = useRef(() => client.get("/gamesv2/:id/check-in", { id }));
	useEffect(() => {
		read.current().then(setSeen, (error) => fail(error, words.checkIn.notLoaded));
	}, [fail]);
	const save = async (players: Pick<Checked, "playerId" | "isHere" | "isStarter" | "number">[]) => {
		const before = seen;
		const changed = new Map(players.map((it) => [it.playerId, it]));
		setSeen(
			before && {
				...before,
				players: before.players.map((it) => ({ ...it, ...changed.get(it.playerId) })),
			},
		);
		try {
			setSeen(await client.put("/gamesv2/:id/check-in", { id, players }));
		} catch (error) {
			setSeen(before);
			fail(error, words.checkIn.notSaved);
		}
	};
	if (seen === null) return <p className="hint">{words.scorer.opening}</p>;
	return (
		<div className={styles.sides}>
			{sides.map((side) => (
				<SideList
					key={side}
					team={sheet.game[side].name}
					isBarred={seen.barred.includes(side)}
					rows={rowsOf(sheet.players[side], seen.players)}
					onSave={save}
				>
					<GuestForm
						team={sheet.game[side].name}
						add={async (guest) => {
							setSeen(await client.post("/gamesv2/:id/guests", { id, side, ...guest }));
							await onGuest();
						}}
					/>
				</SideList>
			))}
		</div>
	);
}

type CheckRow = { player: SheetPlayer; checked: Checked };

function rowsOf(players: readonly SheetPlayer[], checked: readonly Checked[]): CheckRow[] {
	const byPlayer = new Map(checked.map((it) => [it.playerId, it]));
	return players.flatMap((player) => {
		const found = byPlayer.get(player.id);
		return found === undefined ? [] : [{ player, checked: found }];
	});
}

type SideListProps = {
	team: string;
	isBarred: boolean;
	rows: CheckRow[];
	onSave: (players: Pick<Checked, "playerId" | "isHere" | "isStarter" | "number">[]) => void;
	children: ReactNode;
};

function SideList({ team, isBarred, rows, onSave, children }: SideListProps) {
	const here = rows.filter(({ checked }) => checked.isHere === true).length;
	const starters = rows.filter(({ checked }) => checked.isStarter).length;
	const asSent = ({ playerId, isHere, isStarter, number }: Checked, more: Partial<Checked>) => {
		return { playerId, isHere, isStarter, number, ...more };
	};
	return (
		<section className={styles.side} aria-label={team}>
			<header className={styles.head}>
				<h2>{team}</h2>
				<span className="soft">{words.checkIn.count({ here, all: rows.length, starters })}</span>
			</header>
			{isBarred && <p className="notice">{words.checkIn.barred({ team })}</p>}
			{rows.length === 0 && <p className="hint">{words.checkIn.nobody}</p>}
			<ul className={styles.players}>
				{rows.map(({ player, checked }) => (
					<Player
						key={player.id}
						player={player}
						checked={checked}
						onChange={(more) => onSave([asSent(checked, more)])}
					/>
				))}
			</ul>
			<div className={styles.tools}>
				{rows.length > here && rows.length > 0 && (
					<QuietButton
						onClick={() =>
							onSave(
								rows
									// Who may not play is let in by a tap of one's own.
									.filter(({ checked }) => checked.hindrances.length === 0)
									.map(({ checked }) => asSent(checked, { isHere: true })),
							)
						}
					>
						{words.checkIn.all}
					</QuietButton>
				)}
				{children}
			</div>
		</section>
	);
}

type PlayerProps = {
	player: SheetPlayer;
	checked: Checked;
	onChange: (more: Partial<Checked>) => void;
};

function Player({ player: { name, number, isGuest }, checked, onChange }: PlayerProps) {
	const isHere = checked.isHere === true;
	return (
		<li className={styles.player} data-here={isHere || undefined}>
			<input
				className={`control ${styles.number}`}
				aria-label={words.checkIn.numberOf({ player: name })}
				defaultValue={checked.number ?? number ?? ""}
				placeholder={words.checkIn.number}
				inputMode="numeric"
				autoComplete="off"
				maxLength={4}
				onBlur={({ target }) => {
					const typed = target.value.trim();
					if (typed !== (checked.number ?? number ?? "")) onChange({ number: typed || null });
				}}
			/>
			<span className={styles.name}>
				{name}
				{isGuest && <small>{words.checkIn.isGuest}</small>}
				{checked.hindrances.map((hindrance) => (
					<small key={hindrance.is} className={styles.hindrance}>
						{hindranceWords(hindrance as Hindrance)}
					</small>
				))}
			</span>
			<button
				type="button"
				className={styles.tick}
				aria-pressed={isHere}
				aria-label={words.checkIn.hereOf({ player: name })}
				onClick={() => onChange({ isHere: !isHere, ...(isHere && { isStarter: false }) })}
			>
				{words.checkIn.here}
			</button>
			<button
				type="button"
				className={styles.tick}
				aria-pressed={checked.isStarter}
				aria-label={words.checkIn.startsOf({ player: name })}
				onClick={() => onChange({ isHere: true, isStarter: !checked.isStarter })}
			>
				{words.checkIn.starts}
			</button>
		</li>
	);
}
