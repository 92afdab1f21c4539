import { Badge } from "#ui/kit/badge.tsx";
import { shortOf } from "#ui/player/stat-columns.ts";
import { statWord } from "#ui/sport/stored-words.ts";
import { useEdited } from "../../components/list/use-edited.ts";
import { screen } from "../../shell/screen.tsx";
import { siteWords, words } from "../../words.ts";
import { BoxPreview } from "./formula/box-preview.tsx";
import { BuiltIns } from "./formula/built-ins.tsx";
import { type ExampleGame, exampleGame } from "./formula/example-game.ts";
import type { KeptItem } from "./kept/kept.ts";
import { KeptScreen } from "./kept/kept-screen.tsx";
import { StatDialog } from "./stat-dialog.tsx";
import { type BuiltIn, hidersOf, type StatItem, toStatItem } from "./stat-item.ts";
import styles from "./stat-rows.module.css";
import { useStats } from "./use-stats.ts";
import { type Whose, whoseBook } from "./whose.ts";

type Data = { whose: Whose; stats: StatItem[]; builtIn: BuiltIn[]; example: ExampleGame | null };

/** The statistics of a sport: the columns of box scores, who computes what, who sees it. */
export const statList = screen(async ({ request }): Promise<Data> => {
	const whose = await whoseBook(new URL(request.url));
	const { sport, acting, calls } = whose;
	if (sport === null) return { whose, stats: [], builtIn: [], example: null };
	const [{ stats, builtIn }, example] = await Promise.all([
		calls.get("/statsv2/:sportId", { sportId: sport.id, ...acting }),
		exampleGame(whose),
	]);
	return { whose, stats: stats.map(toStatItem), builtIn, example };
}, StatList);

function StatList({ whose, stats, builtIn, example }: Data) {
	const edited = useEdited<StatItem>();
	const { shown, ...list } = useStats(whose, stats, edited.edit);
	return (
		<KeptScreen
			whose={whose}
			path="/stats"
			teaching={words.bookkeeping.theColumnsOfEveryBox}
			add={words.bookkeeping.addStatistic}
			reset={{
				what: words.bookkeeping.statistics,
				detail: words.bookkeeping.statisticsYouAddedAreRemoved,
			}}
			preview={example !== null && shown.length > 0 && <BoxPreview game={example} stats={shown} />}
			label={words.bookkeeping.statisticsOf({ sport: whose.sport?.name ?? "" })}
			list={list}
			shown={shown}
			lines={toRows(shown)}
			edit={edited.edit}
			empty={{
				title: words.bookkeeping.noStatisticsYet,
				next: words.bookkeeping.addWhatYouCountFor,
			}}
		>
			<BuiltIns builtIn={builtIn} />
			<StatDialog
				key={edited.key}
				whose={whose}
				stats={stats}
				builtIn={builtIn}
				stat={edited.item}
				{...edited.dialog}
			/>
		</KeptScreen>
	);
}

/** The lines of the list: what is computed says by which formula. */
function toRows(stats: readonly StatItem[]): KeptItem[] {
	const hiders = hidersOf(stats);
	return stats.map((stat) => ({
		id: stat.id,
		name: statWord(siteWords, { short: stat.abbreviation, name: stat.name }).name,
		abbreviation: shortOf(stat),
		isHidden: stat.isHidden,
		note: <Note stat={stat} hiders={stat.isHidden ? [] : (hiders.get(stat.id) ?? [])} />,
	}));
}

function Note({ stat, hiders }: { stat: StatItem; hiders: readonly string[] }) {
	return (
		<span className={styles.note}>
			{stat.formula !== null && <Badge>{words.bookkeeping.computed}</Badge>}
			{stat.isHeadline && <Badge tone="win">{words.bookkeeping.headline}</Badge>}
			{stat.formula !== null && <code className={styles.formula}>{stat.formula}</code>}
			{hiders.length > 0 && (
				<span>
					{words.bookkeeping.hiddenBecause({
						names: new Intl.ListFormat(words.language).format(hiders),
						count: hiders.length,
					})}
				</span>
			)}
		</span>
	);
}
