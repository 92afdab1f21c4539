import { Link, type LoaderFunctionArgs, useNavigation, useSearchParams } from "react-router";
import type { Answered } from "#api/client.ts";
import { kindWords, wordsOfKind } from "#domain/text/kind-words.ts";
import { formatFullDate } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { QuietButton } from "../../components/feedback/button.tsx";
import { todayHere } from "../../components/feedback/today-here.ts";
import { Filter, Toolbar } from "../../components/list/toolbar.tsx";
import { useFilter } from "../../components/list/use-filter.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import styles from "./audit.module.css";
import { ChangeRow } from "./change-row.tsx";

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
				Everything that was changed, newest first. Nothing can be removed from it.
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
				<Filter label="What" {...choice("thing")} options={things} />
				<DayField label="From" {...choice("from")} />
				<DayField label="To" {...choice("to")} />
			</Toolbar>
			<Panel isFlush>
				{entries.length === 0 ? (
					<EmptyState title={isNarrowed ? "No change matches" : "Nothing was changed yet"}>
						{isNarrowed ? (
							<QuietButton onClick={clear}>Show all changes</QuietButton>
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
				<QuietButton onClick={() => change({ count: String(countIn(params) + atOnce) })}>
					Show older changes
				</QuietButton>
			)}
		</>
	);
}

const things = [
	{ value: "", label: "Everything" },
	...Object.keys(kindWords).flatMap((value) => {
		const { all } = wordsOfKind(value);
		return all === undefined ? [] : [{ value, label: all }];
	}),
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

/** Changes under the day they were made on, as the clock here shows it. */
function byDay<Change extends { at: string }>(
	changes: readonly Change[],
): { day: string; changes: Change[] }[] {
	const days = Map.groupBy(changes, ({ at }) => todayHere(new Date(at)));
	return [...days].map(([date, those]) => ({ day: formatFullDate(date), changes: those }));
}

type DayFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** A day above a list, with its word beside it. */
function DayField({ label, value, onChange }: DayFieldProps) {
	return (
		<label className={styles.dayField}>
			{label}
			<input
				type="date"
				className="control"
				value={value}
				onChange={(event) => onChange(event.target.value)}
			/>
		</label>
	);
}
