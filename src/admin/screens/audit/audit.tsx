import { Link, type LoaderFunctionArgs, useNavigation, useSearchParams } from "react-router";
import type { Answered } from "#api/client.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { Filter, Toolbar } from "../../parts/toolbar.tsx";
import { useFilter } from "../../parts/use-filter.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import styles from "./audit.module.css";
import { byDay } from "./by-day.ts";
import { ChangeRow } from "./change-row.tsx";
import { DayField } from "./day-field.tsx";

type Trail = Answered<"GET", "/audit">;
type AuditProps = Pick<Trail, "people" | "entries"> & { isMore: boolean };

const atOnce = 100;

export const audit = screen(load, Audit);

/** One more than is shown is asked for: it says whether there are others. */
async function load({ request }: LoaderFunctionArgs): Promise<AuditProps> {
	const { searchParams: asked } = new URL(request.url);
	const count = countIn(asked);
	const { entries, people } = await client.get("/audit", {
		limit: String(count + 1),
		...given(asked, "changedBy", "person"),
		...given(asked, "subject", "thing"),
		...given(asked, "from", "from"),
		...given(asked, "to", "to"),
	});
	return { entries: entries.slice(0, count), people, isMore: entries.length > count };
}

/** Who changed what and when; for the organization's owners. */
function Audit({ entries, people, isMore }: AuditProps) {
	const { choice, change, filter, clear } = useFilter(["person", "thing", "from", "to"]);
	const isNarrowed = [filter.person, filter.thing, filter.from, filter.to].some(Boolean);
	const [params] = useSearchParams();
	const { state } = useNavigation();
	return (
		<>
			<ScreenHeader title="Audit">
				Everything that was changed, newest first. Nobody can take anything out of it.
			</ScreenHeader>
			<Toolbar>
				<Filter
					label="Person"
					{...choice("person")}
					options={[
						{ value: "", label: "Everybody" },
						...people.map(({ id, username }) => ({ value: String(id), label: username })),
					]}
				/>
				<Filter label="Thing" {...choice("thing")} options={things} />
				<DayField label="From" {...choice("from")} />
				<DayField label="To" {...choice("to")} />
			</Toolbar>
			<Panel isFlush>
				{entries.length === 0 ? (
					<EmptyState title={isNarrowed ? "No change like this" : "Nothing was changed yet"}>
						{isNarrowed ? (
							<button type="button" className="button button-quiet" onClick={clear}>
								Show all changes
							</button>
						) : (
							<>
								What you and your colleagues do is listed here.{" "}
								<Link to="/dashboard">Dashboard</Link>
							</>
						)}
					</EmptyState>
				) : (
					<div aria-busy={state === "loading"}>
						{byDay(entries).map(({ day, changes }) => (
							<section key={day} aria-labelledby={`day-${changes[0]?.id}`}>
								<h2 id={`day-${changes[0]?.id}`} className={styles.day}>
									{day}
								</h2>
								<ul>
									{changes.map((entry) => (
										<ChangeRow key={entry.id} entry={entry} />
									))}
								</ul>
							</section>
						))}
					</div>
				)}
			</Panel>
			{isMore && (
				<button
					type="button"
					className="button button-quiet"
					onClick={() => change({ count: String(countIn(params) + atOnce) })}
				>
					Show older changes
				</button>
			)}
		</>
	);
}

const things = [
	{ value: "", label: "Everything" },
	{ value: "game", label: "Games and results" },
	{ value: "season", label: "Seasons" },
	{ value: "league", label: "Leagues" },
	{ value: "team", label: "Teams and rosters" },
	{ value: "player", label: "Players" },
	{ value: "schedule", label: "Schedules" },
	{ value: "page", label: "Pages" },
	{ value: "stat", label: "Statistics" },
	{ value: "gamePeriod", label: "Periods" },
	{ value: "playerAttribute", label: "Player attributes" },
	{ value: "business", label: "Businesses" },
	{ value: "picture", label: "Pictures" },
	{ value: "user", label: "People" },
	{ value: "organization", label: "Organization" },
];

function countIn(params: URLSearchParams): number {
	const count = Number(params.get("count"));
	return Number.isInteger(count) && count > 0 ? Math.min(count, 4900) : atOnce;
}

/** What stands in the address, under the name the API has for it. */
function given(params: URLSearchParams, name: string, key: string): Record<string, string> {
	const value = params.get(key);
	return value === null ? {} : { [name]: value };
}
