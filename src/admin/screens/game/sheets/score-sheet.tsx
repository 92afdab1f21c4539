import type { OfficialJob } from "#domain/official/official.ts";
import { labelled } from "#domain/text/labelled.ts";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { words } from "../../../words.ts";
import type { Sheet } from "../desk/sheet.ts";
import { PassCode } from "../pass/pass-code.tsx";
import styles from "./sheets.module.css";

/** Who officiates at games, by their ids: names with commas. */
export type NamedOfficials = ReadonlyMap<number, Record<OfficialJob, string>>;

type ScoreSheetProps = {
	sheet: Sheet;
	/** What its code opens; null without one. */
	address: string | null;
	officials: Record<OfficialJob, string> | undefined;
};

/** A roster has room for whoever comes along, and at least for a team. */
const rowsAtLeast = 12;
const spareRows = 2;

/** One game on one sheet of paper: who plays, room to write, and who signs. */
export function ScoreSheet({ sheet, address, officials }: ScoreSheetProps) {
	const { game, periods } = sheet;
	const name = words.game.awayAtHome({ away: game.away.name, home: game.home.name });
	const when = [
		game.date === null ? null : formatGameDate(game.date, words.language),
		formatGameTime(game.time, words),
		game.location,
	].filter((it) => it !== null);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
		<article className={styles.sheet} aria-label={name} tabIndex={0}>
			<header className={styles.head}>
				<div>
					<p>{game.league.name}</p>
					<h2>{name}</h2>
					<p>{when.join(" · ")}</p>
				</div>
				{address !== null && (
					<figure className={styles.code}>
						<PassCode address={address} game={name} />
						<figcaption>{words.pass.scanToScore}</figcaption>
					</figure>
				)}
			</header>
			<table className={styles.line}>
				<thead>
					<tr>
						<th scope="col">
							<span className="visually-hidden">{words.common.team}</span>
						</th>
						{periods.map(({ id, name }) => (
							<th key={id} scope="col">
								{name}
							</th>
						))}
						<th scope="col">{words.pass.total}</th>
						<th scope="col">{words.pass.timeOuts}</th>
					</tr>
				</thead>
				<tbody>
					{(["away", "home"] as const).map((side) => (
						<tr key={side}>
							<th scope="row">{game[side].name}</th>
							{periods.map(({ id }) => (
								<td key={id} />
							))}
							<td />
							<td className={styles.boxes}>☐ ☐ ☐ ☐ ☐</td>
						</tr>
					))}
				</tbody>
			</table>
			<div className={styles.rosters}>
				{(["away", "home"] as const).map((side) => (
					<Roster key={side} sheet={sheet} side={side} />
				))}
			</div>
			<p className={styles.notes}>{words.pass.notes}</p>
			<ul className={styles.signatures} aria-label={words.pass.signatures}>
				<li>{words.pass.captain({ team: game.away.name })}</li>
				<li>{words.pass.captain({ team: game.home.name })}</li>
				<li>{named(words.pass.officials, officials?.referee)}</li>
				<li>{named(words.pass.scorer, officials?.scorer)}</li>
			</ul>
		</article>
	);
}

function named(label: string, names = ""): string {
	return names === "" ? label : labelled(words, label, names);
}

function Roster({ sheet: { game, players }, side }: { sheet: Sheet; side: "home" | "away" }) {
	const known = players[side];
	const empty = Math.max(spareRows, rowsAtLeast - known.length);
	const emptyRows = Array.from({ length: empty }, (_, index) => `empty ${index}`);
	return (
		<table className={styles.roster}>
			<caption>
				{`${game[side].name} · ${side === "home" ? words.pass.home : words.pass.away}`}
			</caption>
			<thead>
				<tr>
					<th scope="col">{words.pass.starts}</th>
					<th scope="col">{words.pass.number}</th>
					<th scope="col">{words.pass.player}</th>
					<th scope="col">{words.pass.fouls}</th>
					<th scope="col">{words.pass.points}</th>
				</tr>
			</thead>
			<tbody>
				{known.map(({ id, name, number }) => (
					<tr key={id}>
						<td>☐</td>
						<td>{number}</td>
						<td>{name}</td>
						<td className={styles.boxes}>☐☐☐☐☐</td>
						<td />
					</tr>
				))}
				{emptyRows.map((key) => (
					<tr key={key}>
						<td>☐</td>
						<td />
						<td />
						<td className={styles.boxes}>☐☐☐☐☐</td>
						<td />
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<td colSpan={5}>{words.pass.coach}</td>
				</tr>
			</tfoot>
		</table>
	);
}
