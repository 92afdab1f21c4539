import { type Counting, countings, type Direction } from "#domain/stats/ranking/ranking.ts";
import { Tabs } from "#ui/kit/tabs.tsx";
import { sportName } from "#ui/sport/stored-words.ts";
import { useWords } from "#ui/words.tsx";
import type { StatsAsked, StatsChoices } from "#usecases/stats/season-stats.ts";
import { optionalId } from "../../page.ts";
import { withQuery } from "../../with-query.ts";
import { LeagueField, PhaseField, phaseFrom, SeasonField } from "../filter-fields.tsx";
import { FilterForm, SelectField } from "../filter-form.tsx";

/** What every page of statistics reads of its address. */
export const commonQuery = ["season", "league", "sport", "per", "phase"] as const;

type CommonQuery = Record<(typeof commonQuery)[number], string | undefined>;

export function statsAsked(query: CommonQuery): StatsAsked {
	return {
		seasonId: optionalId(query.season),
		leagueId: optionalId(query.league),
		sportId: optionalId(query.sport),
		// What nobody offers is none.
		counting: countings.find((counting) => counting === query.per),
		phase: phaseFrom(query.phase),
	};
}

/** The same for the address of another page, or of this one in another order. */
export function queryOf({ seasonId, leagueId, sportId, counting, phase }: StatsAsked) {
	return { season: seasonId, league: leagueId, sport: sportId, per: counting, phase };
}

const directions: Record<Direction, string> = { ascending: "asc", descending: "desc" };

export function directionFrom(text: string | undefined): Direction | undefined {
	return (["ascending", "descending"] as const).find((one) => directions[one] === text);
}

export function directionWord(direction: Direction | undefined): string | undefined {
	return direction && directions[direction];
}

/** A whole number above zero; anything else is none. */
export function countFrom(text: string | undefined): number | undefined {
	return /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : undefined;
}

const sections = [
	{ path: "/statistics", label: "leaders" },
	{ path: "/statistics/players", label: "players" },
	{ path: "/statistics/teams", label: "teams" },
	{ path: "/statistics/records", label: "records" },
] as const;

type StatisticsTabsProps = { path: (typeof sections)[number]["path"]; asked: StatsAsked };

/** The pages of statistics, each of the same season and league. */
export function StatisticsTabs({ path: current, asked }: StatisticsTabsProps) {
	const words = useWords();
	return (
		<Tabs
			label={words.statistic.sections}
			items={[
				...sections.map(({ path, label }) => ({
					label: words.statistic.tabs[label],
					to: withQuery(path, queryOf(asked)),
					isCurrent: path === current,
				})),
				{ label: words.statistic.allTime, to: "/leaderboard", isCurrent: false },
			]}
		/>
	);
}

type StatisticsFormProps = {
	to: string;
	choices: StatsChoices;
	/** The order in which the table stands stays. */
	kept?: Record<string, string | undefined>;
	children?: React.ReactNode;
};

/** What narrows statistics; what a page has beside stands between. */
export function StatisticsForm({ to, choices, kept = {}, children }: StatisticsFormProps) {
	const { season, seasons, leagues, leagueId, sports, sportId, counting } = choices;
	const words = useWords();
	if (season === null) return null;
	return (
		<FilterForm to={to} label={words.statistic.choose} isRow>
			{Object.entries(kept).map(
				([name, value]) =>
					value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
			)}
			{sports.length > 0 && (
				<SelectField
					label={words.statistic.sport}
					name="sport"
					value={sportId ?? ""}
					options={sports.map(({ id, name }) => ({ value: id, label: sportName(words, name) }))}
				/>
			)}
			<LeagueField leagueId={leagueId} leagues={leagues} />
			{children}
			<PhaseField choices={choices} />
			<CountingField counting={counting} />
			<SeasonField season={season} seasons={seasons} />
		</FilterForm>
	);
}

function CountingField({ counting }: { counting: Counting }) {
	const words = useWords();
	return (
		<SelectField
			label={words.statistic.counting}
			name="per"
			value={counting}
			options={countings.map((one) => ({ value: one, label: words.statistic.countings[one] }))}
		/>
	);
}
