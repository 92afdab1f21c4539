import { type GameWithTeams, type Side, sideOf } from "#domain/game/game.ts";
import { fullName } from "#domain/player/player.ts";
import { formatStat } from "#domain/stats/format-stat.ts";
import { formatDays, formatGameDate } from "#domain/time/format.ts";
import { resultFor } from "#ui/game/game-status.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import { RecordBoard } from "#ui/ranking/record-board.tsx";
import { statHead } from "#ui/ranking/stat-head.ts";
import { sportName } from "#ui/sport/stored-words.ts";
import { useWords } from "#ui/words.tsx";
import {
	type PlayerRecord,
	type Records,
	type TeamRecord,
	viewRecords,
} from "#usecases/stats/view-records.ts";
import type { Words } from "#words/words.ts";
import { optionalId, page } from "../../page.ts";
import { withQuery } from "../../with-query.ts";
import { PhaseField, phaseFrom } from "../filter-fields.tsx";
import { FilterForm, SelectField } from "../filter-form.tsx";
import styles from "../pages.module.css";
import { StatisticsTabs } from "./statistics-frame.tsx";

const path = "/statistics/records";

type Streak = Records["streaks"][number]["longest"][number];

/** The highest numbers of players and teams, of all seasons or of one. */
export const recordsPage = page(
	path,
	["season", "sport", "phase"],
	async (scope, _params, query) => {
		const records = await viewRecords(scope, {
			seasonId: optionalId(query.season),
			sportId: optionalId(query.sport),
			phase: phaseFrom(query.phase),
		});
		const { words, organization } = scope;
		return {
			title: words.statistic.records.title,
			description: words.statistic.records.summary({ name: organization.name }),
			isIndexed: !records.players.some(({ games, seasons, streaks }) =>
				[...games, ...seasons, ...streaks].some(({ player }) => player.isMinor),
			),
			body: <RecordsView records={records} />,
		};
	},
);

function RecordsView({ records }: { records: Records }) {
	const { season, players, wins, scores, streaks, titles } = records;
	const words = useWords();
	const seasonId = season?.id;
	return (
		<>
			<PageHeader
				title={words.statistic.records.title}
				eyebrow={season?.name ?? words.statistic.records.allSeasons}
			>
				<RecordsForm records={records} />
			</PageHeader>
			<StatisticsTabs path={path} asked={{ seasonId }} />
			{players.length + wins.length + streaks.length + titles.length === 0 ? (
				<EmptyState title={words.statistic.none} picture="standings">
					{words.statistic.noneYet}
				</EmptyState>
			) : (
				<div className={styles.boards}>
					{titles.length > 0 && (
						<RecordBoard
							title={words.honor.titles}
							lines={titles.map(({ team, won }) => ({
								key: team.id,
								name: team.name,
								to: `/teams/${team.id}`,
								team,
								detail: won
									.map(({ season, league }) => `${season.name}, ${league.name}`)
									.join(" · "),
								value: String(won.length),
							}))}
						/>
					)}
					{wins.length > 0 && (
						<RecordBoard
							title={words.statistic.records.wins}
							lines={wins.map((record) => teamLine(words, record))}
						/>
					)}
					{scores.length > 0 && (
						<RecordBoard
							title={words.statistic.records.scores}
							lines={scores.map((record) => teamLine(words, record))}
						/>
					)}
					{streaks.map(({ kind, longest }) => (
						<RecordBoard
							key={kind}
							title={words.statistic.records.streaks[kind]}
							lines={longest.map((streak) => streakLine(words, streak))}
						/>
					))}
					{players.map(({ stat, games, seasons, streaks, least }) => {
						const { name } = statHead(words, stat);
						const line = (record: PlayerRecord, detail: React.ReactNode) => ({
							key: `${record.player.id} ${record.team.id} ${record.seasonId}`,
							name: fullName(record.player),
							to: `/players/${record.player.id}`,
							team: record.team,
							detail,
							value: formatStat(record.value, "whole"),
						});
						return (
							<div key={stat.key} className="stack">
								<RecordBoard
									title={words.statistic.records.game({ name })}
									lines={games.map((one) => line(one, <Where record={one} />))}
								/>
								<RecordBoard
									title={words.statistic.records.season({ name })}
									lines={seasons.map((one) => line(one, `${one.team.name} · ${one.seasonName}`))}
								/>
								{streaks.length > 0 && (
									<RecordBoard
										title={words.statistic.records.inARow({ name, least })}
										lines={streaks.map((one) => line(one, spanText(words, one)))}
									/>
								)}
							</div>
						);
					})}
				</div>
			)}
			<SectionLinks />
		</>
	);
}

function RecordsForm({ records }: { records: Records }) {
	const { season, seasons, sports, sportId } = records;
	const words = useWords();
	if (seasons.length === 0) return null;
	return (
		<FilterForm to={path} label={words.statistic.choose}>
			{sports.length > 0 && (
				<SelectField
					label={words.statistic.sport}
					name="sport"
					value={sportId ?? ""}
					options={sports.map(({ id, name }) => ({ value: id, label: sportName(words, name) }))}
				/>
			)}
			<SelectField
				label={words.filter.season}
				name="season"
				value={season?.id ?? ""}
				all={words.statistic.records.allSeasons}
				options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
			/>
			<PhaseField choices={records} />
		</FilterForm>
	);
}

/** Against whom and when, as a link to the game. */
function Where({ record: { game, team, seasonName } }: { record: PlayerRecord }) {
	const words = useWords();
	if (game === null) return `${team.name} · ${seasonName}`;
	const side = sideOf(game, team.id) ?? "home";
	return <Link to={`/games/${game.id}`}>{gameText(words, game, side)}</Link>;
}

function gameText(words: Words, game: GameWithTeams, side: Side): string {
	const opponent = game[side === "home" ? "away" : "home"].name;
	const date = game.date === null ? null : formatGameDate(game.date, words.language);
	return [words.game.against[side]({ opponent }), date].filter(Boolean).join(" · ");
}

function teamLine(words: Words, { game, side, value }: TeamRecord) {
	const { entryId: _, teamId, ...crest } = game[side];
	return {
		key: `${game.id} ${side}`,
		name: game[side].name,
		to: `/teams/${teamId}`,
		team: { ...crest, id: teamId },
		detail: (
			<Link to={`/games/${game.id}`}>
				{resultFor(game, side, words)} {gameText(words, game, side)}
			</Link>
		),
		value: String(value),
	};
}

function streakLine(words: Words, { entryId, team, length, ...streak }: Streak) {
	const { seasonId } = streak;
	return {
		key: entryId,
		name: team.name,
		to: withQuery(`/teams/${team.id}`, { season: seasonId }),
		team,
		detail: spanText(words, streak),
		value: String(length),
	};
}

type Span = Pick<Streak, "since" | "until" | "seasonName">;

/** From when to when, in which season. */
function spanText({ language }: Words, { since, until, seasonName }: Span): string {
	const days = since !== null && until !== null && formatDays(since, until, language);
	return [days, seasonName].filter(Boolean).join(" · ");
}
