import type { Answered } from "#api/client.ts";
import { periodName } from "#ui/sport/stored-words.ts";
import { useEdited } from "../../components/list/use-edited.ts";
import { screen } from "../../shell/screen.tsx";
import { siteWords, words } from "../../words.ts";
import { type ExampleGame, exampleGame } from "./formula/example-game.ts";
import { LinePreview } from "./formula/line-preview.tsx";
import type { KeptItem } from "./kept/kept.ts";
import { KeptScreen } from "./kept/kept-screen.tsx";
import { useKept } from "./kept/use-kept.ts";
import { PeriodDialog } from "./period-dialog.tsx";
import { type Whose, whoseBook } from "./whose.ts";

type Period = Answered<"GET", "/gamePeriods/:sportId">["gamePeriods"][number];
type Data = { whose: Whose; periods: KeptItem[]; example: ExampleGame | null };

/** What points of a game are written down for: quarters, halves, overtime. */
export const gamePeriods = screen(async ({ request }): Promise<Data> => {
	const whose = await whoseBook(new URL(request.url));
	const { sport, acting, calls } = whose;
	if (sport === null) return { whose, periods: [], example: null };
	const [{ gamePeriods }, example] = await Promise.all([
		calls.get("/gamePeriods/:sportId", { sportId: sport.id, ...acting }),
		exampleGame(whose),
	]);
	return { whose, periods: gamePeriods.map(toItem), example };
}, GamePeriods);

function GamePeriods({ whose, periods, example }: Data) {
	const { acting, calls, sport } = whose;
	const edited = useEdited<KeptItem>();
	const said = { ...acting, sportId: sport?.id ?? 0 };
	const { shown, ...list } = useKept(
		periods,
		{
			order: (ids) => {
				const gamePeriods = ids.map((id, index) => ({ id, order: index + 1 }));
				return calls.put("/gamePeriods/reorder", { ...acting, gamePeriods });
			},
			hide: (id, isHidden) => {
				const path = isHidden ? "/gamePeriods/hide/:id" : "/gamePeriods/unhide/:id";
				return calls.put(path, { ...acting, id });
			},
			remove: (id) => calls.del("/gamePeriods/:id", { id, ...acting }),
			add: async ({ name }) => (await calls.post("/gamePeriods", { ...said, name })).gamePeriod,
			reset: () => calls.post("/gamePeriods/reset/:sportId", said),
			undoReset: () => calls.post("/gamePeriods/reset/:sportId/undo", said),
		},
		{
			what: words.bookkeeping.gamePeriod,
			withoutIt: words.bookkeeping.gamesAreNoLongerDivided,
			failure: words.bookkeeping.thePeriodCouldNotBe,
		},
	);
	return (
		<KeptScreen
			whose={whose}
			path="/gamePeriod"
			teaching={words.bookkeeping.scoresAreEnteredForEach}
			add={words.bookkeeping.addPeriod}
			reset={{
				what: words.bookkeeping.gamePeriods,
				detail: words.bookkeeping.periodsYouAddedAreRemoved,
			}}
			preview={example !== null && shown.length > 0 && <LinePreview game={example} items={shown} />}
			label={words.bookkeeping.periodsOf({ sport: sport?.name ?? "" })}
			list={list}
			shown={shown}
			lines={shown.map((it) => ({ ...it, name: periodName(siteWords, it.name) }))}
			edit={edited.edit}
			empty={{
				title: words.bookkeeping.noGamePeriods,
				next: words.bookkeeping.gamesAreScoredAsA,
			}}
		>
			<PeriodDialog key={edited.key} whose={whose} period={edited.item} {...edited.dialog} />
		</KeptScreen>
	);
}

function toItem({ id, name, hidden }: Period): KeptItem {
	return { id, name, isHidden: hidden };
}
