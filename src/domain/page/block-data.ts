import type { GameWithTeams } from "../game/game.ts";
import type { SeasonLeague } from "../league/league.ts";
import type { NewsPost } from "../post/post.ts";
import type { OpenRegistration } from "../registration/open-registration.ts";
import type { Season } from "../season/season.ts";
import type { BracketSeries } from "../stage/bracket-series.ts";
import type { NamedStage } from "../stage/series-name.ts";
import type { Forecast } from "../standings/outlook/outlook.ts";
import type { StandingsRow } from "../standings/standings.ts";
import type { TableRules } from "../standings/table-rules.ts";
import type { Leader } from "../stats/leaders.ts";
import type { BoardOf } from "../stats/season-leaders.ts";
import type { Team } from "../team/team.ts";

/** What blocks about the league itself show; empty when no block of the page asks for it. */
export type BlockData = {
	/** The one that is shown; null before there is one. */
	season: Season | null;
	facts: LeagueFacts | null;
	/** The seven days from today on, with how many games each has; empty when none of them has one. */
	week: readonly WeekDay[];
	/** Games still to be played, the first ones first. */
	nextGames: readonly GameWithTeams[];
	/** Games that were played or decided, latest first. */
	results: readonly GameWithTeams[];
	tables: readonly LeagueTable[];
	leaders: readonly LeaderList[];
	/** Brackets of the season. */
	stages: readonly StageOfPage[];
	/** Pinned ones first, then the newest. */
	news: readonly NewsPost[];
	/** What people can sign up for now or soon. */
	registrations: readonly OpenRegistration[];
};

/** What the front page says of the league at its head. */
export type LeagueFacts = {
	name: string;
	/** Its own website elsewhere. */
	website: string | null;
	canRegister: boolean;
	/** Of the season. */
	leagues: number;
	teams: number;
	players: number;
	gamesPlayed: number;
};

export type WeekDay = { date: string; games: number };

export type LeagueTable = {
	seasonLeague: SeasonLeague;
	rows: readonly StandingsRow[];
	/** With games that go on, where there are any (rule `as-it-stands`). */
	asItStands?: readonly StandingsRow[] | undefined;
	rules: TableRules;
	forecast?: Forecast | undefined;
};

/** A bracket as it stands. */
export type StageOfPage = NamedStage & {
	isOver: boolean;
	/** Nobody is seeded: it is shown as if the season ended today. */
	isProjected: boolean;
	champion: Team | null;
	series: readonly BracketSeries[];
};

/** Who leads the current season in one number. */
export type LeaderList = {
	of: BoardOf;
	players: readonly LeadingPlayer[];
};

/** `text` is the number as it is written. */
export type LeadingPlayer = Leader & { team: Omit<Team, "id">; text: string };

export const noData: BlockData = {
	season: null,
	facts: null,
	week: [],
	nextGames: [],
	results: [],
	tables: [],
	leaders: [],
	stages: [],
	news: [],
	registrations: [],
};
