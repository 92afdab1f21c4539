import { Link, type LoaderFunctionArgs, useNavigation, useSearchParams } from "react-router";
import type { Answered } from "#api/client.ts";
import { formatFullDate } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { QuietButton } from "../../components/feedback/button.tsx";
import { wordsOfKind } from "../../components/feedback/change-sentence.ts";
import { todayHere } from "../../components/feedback/today-here.ts";
import { Filter, Toolbar } from "../../components/list/toolbar.tsx";
import { useFilter } from "../../components/list/use-filter.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
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
			<ScreenHeader title={words.common.audit}>{words.audit.everythingThatWasChanged}</ScreenHeader>
			<Toolbar>
				<Filter
					label={words.audit.person}
					{...choice("person")}
					options={[
						{ value: "", label: words.audit.everybody },
						...people.map(({ id, username }) => ({ value: String(id), label: username })),
					]}
				/>
				<Filter label={words.audit.thing} {...choice("thing")} options={things} />
				<DayField label={words.audit.from} {...choice("from")} />
				<DayField label={words.audit.to} {...choice("to")} />
			</Toolbar>
			<Panel isFlush>
				{entries.length === 0 ? (
					<EmptyState
						title={isNarrowed ? words.audit.noChangeLikeThis : words.audit.nothingWasChangedYet}
					>
						{isNarrowed ? (
							<QuietButton onClick={clear}>{words.audit.showAllChanges}</QuietButton>
						) : (
							<>
								{words.common.whatYouAndYourColleagues}{" "}
								<Link to="/dashboard">{words.common.dashboard}</Link>
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
					{words.audit.showOlderChanges}
				</QuietButton>
			)}
		</>
	);
}

const things = [
	{ value: "", label: words.audit.everything },
	...Object.keys(words.change.kinds).flatMap((value) => {
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
	return [...days].map(([date, those]) => ({
		day: formatFullDate(date, words.language),
		changes: those,
	}));
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
