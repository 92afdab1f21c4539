import type { Answered } from "#api/client.ts";
import { useEdited } from "../../parts/use-edited.ts";
import { screen } from "../../shell/screen.tsx";
import { BookFrame } from "./book-frame.tsx";
import { type ExampleGame, exampleGame } from "./example-game.ts";
import type { KeptItem } from "./kept.ts";
import { KeptPanel } from "./kept-panel.tsx";
import { LinePreview } from "./line-preview.tsx";
import { PeriodDialog } from "./period-dialog.tsx";
import { ResetButton } from "./reset-button.tsx";
import { useOrder } from "./use-order.ts";
import { useRemovingKept } from "./use-removing-kept.ts";
import { useVisibility } from "./use-visibility.ts";
import { type Whose, whoseBook } from "./whose.ts";

type Period = Answered<"GET", "/gamePeriods/:sportId">["gamePeriods"][number];
type Data = { whose: Whose; periods: KeptItem[]; example: ExampleGame | null };

/** What points of a game are written down for (R2.69): quarters, halves, overtime. */
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
	const { gone, remove } = useRemovingKept();
	const saveOrder = async (ids: readonly number[]) => {
		const gamePeriods = ids.map((id, index) => ({ id, order: index + 1 }));
		return (await calls.put("/gamePeriods/reorder", { ...acting, gamePeriods })).message;
	};
	const saveHidden = async (id: number, isHidden: boolean) => {
		const path = isHidden ? "/gamePeriods/hide/:id" : "/gamePeriods/unhide/:id";
		return (await calls.put(path, { ...acting, id })).message;
	};
	const order = useOrder(periods, saveOrder);
	const visibility = useVisibility(order.shown, saveHidden);
	const shown = visibility.shown.filter(({ id }) => !gone.has(id));
	const bringBack = async ({ id, name, isHidden }: KeptItem) => {
		const said = { ...acting, name, sportId: sport?.id ?? 0 };
		const { gamePeriod } = await calls.post("/gamePeriods", said);
		if (isHidden) await saveHidden(gamePeriod.id, true);
		await saveOrder(periods.map((it) => (it.id === id ? gamePeriod.id : it.id)));
		return `${name} is back`;
	};
	const removeAsked = (id: number) => {
		const item = shown.find((it) => it.id === id);
		if (item === undefined) return;
		void remove({
			item,
			what: "game period",
			text: "Games are no longer divided by it.",
			remove: async () => (await calls.del("/gamePeriods/:id", { id, ...acting })).message,
			bringBack: () => bringBack(item),
			failure: "The period could not be deleted.",
		});
	};
	const said = { ...acting, sportId: sport?.id ?? 0 };
	const reset = async () => (await calls.post("/gamePeriods/reset/:sportId", said)).message;
	const undo = async () => (await calls.post("/gamePeriods/reset/:sportId/undo", said)).message;
	return (
		<BookFrame
			whose={whose}
			path="/gamePeriod"
			teaching="Points of a game are written down for each of these, in this order."
			add={{ label: "Add period", onAdd: () => edited.edit("new") }}
			tools={
				<ResetButton
					what="game periods"
					detail="Periods of your own go; those with points written down stay, hidden, at the end."
					{...{ reset, undo }}
				/>
			}
		>
			{example !== null && shown.length > 0 && <LinePreview game={example} items={shown} />}
			<KeptPanel
				label={`Game periods of ${sport?.name}`}
				items={shown}
				onOrder={order.putInOrder}
				onHide={visibility.setHidden}
				onEdit={(id) => edited.edit(shown.find((item) => item.id === id) ?? null)}
				onDelete={removeAsked}
				empty={{
					title: "No game periods",
					next: "Games are scored as a whole. Add halves, quarters or sets to write down points for each.",
				}}
			/>
			<PeriodDialog key={edited.key} whose={whose} period={edited.item} {...edited.dialog} />
		</BookFrame>
	);
}

function toItem({ id, name, hidden }: Period): KeptItem {
	return { id, name, isHidden: hidden };
}
