import type { Answered } from "#api/client.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { cell, Table } from "#ui/table.tsx";
import { client } from "../../client.ts";
import { auth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import styles from "./stat-list.module.css";

type Stat = Answered<"GET", "/statsv2/:sportId">["stats"][number];
type Data = { sport: string | null; stats: Stat[] };

/** Spec §1: statistics are those of the user's first sport. */
export const statList = screen(async (): Promise<Data> => {
	const sport = auth.state().user?.sports[0];
	if (sport === undefined) return { sport: null, stats: [] };
	const { stats } = await client.get("/statsv2/:sportId", { sportId: sport.id });
	return { sport: sport.name, stats };
}, StatList);

function StatList({ sport, stats }: Data) {
	if (sport === null) {
		return (
			<>
				<ScreenHeader title="Stats" />
				<EmptyState title="No sport found." />
			</>
		);
	}
	return (
		<>
			<ScreenHeader title="Stats">
				{sport}. Box scores and profiles show them in this order.
			</ScreenHeader>
			<Panel isFlush>
				<Table caption={`Statistics of ${sport}`}>
					<thead>
						<tr>
							<th scope="col" className={cell.number}>
								#
							</th>
							<th scope="col">Name</th>
							<th scope="col">Abbreviation</th>
							<th scope="col">Visibility</th>
						</tr>
					</thead>
					<tbody>
						{stats.map((stat, index) => (
							<tr key={stat.id} className={stat.hidden ? styles.hidden : undefined}>
								<td className={cell.number}>{index + 1}</td>
								<th scope="row">{stat.name}</th>
								<td>{stat.abbreviation}</td>
								<td>{stat.hidden ? "Hidden" : "Shown"}</td>
							</tr>
						))}
					</tbody>
				</Table>
			</Panel>
		</>
	);
}
