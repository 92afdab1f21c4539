import { useEdited } from "../../parts/use-edited.ts";
import { screen } from "../../shell/screen.tsx";
import { BookFrame } from "./book-frame.tsx";
import { BoxPreview } from "./box-preview.tsx";
import { BuiltIns } from "./built-ins.tsx";
import { type ExampleGame, exampleGame } from "./example-game.ts";
import { KeptPanel } from "./kept-panel.tsx";
import { ResetButton } from "./reset-button.tsx";
import { StatDialog } from "./stat-dialog.tsx";
import { type BuiltIn, type StatItem, toStatItem } from "./stat-item.ts";
import { toRows } from "./stat-rows.tsx";
import { useStats } from "./use-stats.ts";
import { type Whose, whoseBook } from "./whose.ts";

type Data = { whose: Whose; stats: StatItem[]; builtIn: BuiltIn[]; example: ExampleGame | null };

/** The statistics of a sport (R2.68): the columns of box scores, who computes what, who sees it. */
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
	const { shown, reset, undo, removeAsked, ...actions } = useStats(whose, stats, edited.edit);
	return (
		<BookFrame
			whose={whose}
			path="/stats"
			teaching="The columns of every box score, and the numbers on profiles, in this order."
			add={{ label: "Add statistic", onAdd: () => edited.edit("new") }}
			tools={
				<ResetButton
					what="statistics"
					detail="Statistics of your own go; those with numbers written down stay, hidden, at the end."
					{...{ reset, undo }}
				/>
			}
		>
			{example !== null && shown.length > 0 && <BoxPreview game={example} stats={shown} />}
			<KeptPanel
				label={`Statistics of ${whose.sport?.name}`}
				items={toRows(shown)}
				{...actions}
				onEdit={(id) => edited.edit(shown.find((item) => item.id === id) ?? null)}
				onDelete={removeAsked}
				empty={{
					title: "No statistics yet",
					next: "Add what is counted of every player, such as goals, G, and assists, A.",
				}}
			/>
			<BuiltIns builtIn={builtIn} />
			<StatDialog
				key={edited.key}
				{...{ whose, stats, builtIn }}
				stat={edited.item}
				{...edited.dialog}
			/>
		</BookFrame>
	);
}
