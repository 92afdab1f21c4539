import { formatShortDay } from "#domain/time/format.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { type Column, DataTable } from "../../components/list/data-table.tsx";
import { words } from "../../words.ts";
import type { AskedTeam } from "./asks.ts";
import styles from "./availability.module.css";

type Row = AskedTeam & { id: number };

/** All dates that any team asks for, with who cannot play on each. */
export function DatesByTeam({ teams }: { teams: readonly AskedTeam[] }) {
	const dates = [
		...new Set(
			teams.flatMap(({ asks }) =>
				asks.filter(({ kind }) => kind === "date").map(({ value }) => value),
			),
		),
	].toSorted();
	if (dates.length === 0) return null;
	const columns: Column<Row>[] = [
		{ name: words.common.team, isTitle: true, cell: ({ name }) => name },
		...dates.map(
			(date): Column<Row> => ({
				name: formatShortDay(date, words.language),
				cell: ({ asks }) => {
					const ask = asks.find(({ kind, value }) => kind === "date" && value === date);
					return ask && <Mark state={ask.state} />;
				},
			}),
		),
	];
	const rows = teams.map((team): Row => ({ ...team, id: team.teamId }));
	return (
		<Panel title={words.availability.grid} isFlush>
			<DataTable
				caption={words.availability.grid}
				rows={rows}
				columns={columns}
				nameOf={({ name }) => name}
			/>
		</Panel>
	);
}

const marks = { open: "?", accepted: "✗", refused: "–" };

function Mark({ state }: { state: keyof typeof marks }) {
	return (
		<span className={styles.mark} data-state={state}>
			<span aria-hidden="true">{marks[state]}</span>
			<span className="visually-hidden">{words.availability.states[state]}</span>
		</span>
	);
}
