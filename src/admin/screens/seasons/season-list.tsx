import type { Answered } from "#api/client.ts";
import { formatShortDate } from "#domain/time/format.ts";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { cell, Table } from "#ui/table.tsx";
import { client } from "../../client.ts";
import { useAuth } from "../../shell/auth.ts";
import { publicBase } from "../../shell/places.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";

export const seasonList = screen(() => client.get("/seasonsv2"), SeasonList);

type Seasons = Answered<"GET", "/seasonsv2">;

function SeasonList({ seasons }: Seasons) {
	return (
		<>
			<ScreenHeader title="Seasons" />
			<Panel isFlush>
				{seasons.length === 0 ? (
					<EmptyState title="No seasons yet" picture="standings" />
				) : (
					<SeasonTable seasons={seasons} />
				)}
			</Panel>
		</>
	);
}

function SeasonTable({ seasons }: Seasons) {
	const { organization } = useAuth();
	const base = organization && publicBase(organization, location);
	return (
		<Table caption="Seasons of the organization">
			<thead>
				<tr>
					<th scope="col">Season</th>
					<th scope="col">Starts</th>
					<th scope="col">Finishes</th>
					<th scope="col">State</th>
					<th scope="col">Public</th>
				</tr>
			</thead>
			<tbody>
				{seasons.map((season) => (
					<tr key={season.id}>
						<th scope="row" className={cell.sticky}>
							{season.name}
						</th>
						<td>{dateOf(season.startDate)}</td>
						<td>{dateOf(season.finishDate)}</td>
						<td>
							<Badge tone={season.active ? "win" : "neutral"}>
								{season.active ? "Active" : "Inactive"}
							</Badge>
						</td>
						<td>
							{season.isVisible && base !== null ? (
								<a href={`${base}/teamList?season=${season.id}`}>
									Standings<span className="visually-hidden"> of {season.name}</span>
								</a>
							) : (
								<span className="soft">Hidden</span>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</Table>
	);
}

function dateOf(date: string | null): string {
	return date === null ? "-" : formatShortDate(date);
}
