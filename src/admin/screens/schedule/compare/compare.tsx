import { useState } from "react";
import { redirect, useSearchParams } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { client } from "../../../client.ts";
import { Button } from "../../../components/feedback/button.tsx";
import { Select } from "../../../components/form/select.tsx";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { useAnotherDraft } from "../list/use-another-draft.ts";
import empty from "../no-games-yet.module.css";
import type { PlanData, ScheduleOfLeague } from "../plan-data.ts";
import { PublishDialog } from "../publish-dialog.tsx";
import { rivalsOf } from "../rivals.ts";
import { usePublication } from "../use-publication.ts";
import styles from "./compare.module.css";
import { CompareSide } from "./compare-side.tsx";
import { ComparedMeasures, ComparedTeams, LetterHead } from "./compare-tables.tsx";
import { compareMeasures, compareTeams, type Side, teamColumns, verdictOn } from "./comparison.ts";

export const compareSchedules = screen(async ({ request }) => {
	const { searchParams } = new URL(request.url);
	const id = Number(searchParams.get("a"));
	if (!(id > 0)) throw redirect("/scheduleBuilder");
	const planOf = (id: number) => client.get("/schedules/:id/plan", { id });
	const [{ schedules }, a] = await Promise.all([client.get("/schedules"), planOf(id)]);
	const { leagueId, seasonId } = a.schedule;
	const siblings = schedules.filter((it) => it.leagueId === leagueId && it.seasonId === seasonId);
	// Without a second one it is compared with the newest other.
	const asked = Number(searchParams.get("b"));
	const others = siblings.filter((it) => it.id !== id);
	const other = others.find((it) => it.id === asked) ?? others.toSorted((x, y) => y.id - x.id)[0];
	return { a, b: other === undefined ? null : await planOf(other.id), siblings };
}, Compare);

type CompareProps = {
	a: PlanData;
	/** Null while the league has one schedule only. */
	b: PlanData | null;
	/** All schedules of the league in this season. */
	siblings: ScheduleOfLeague[];
};

/** Two drafts of a league side by side. */
function Compare({ a, b, siblings }: CompareProps) {
	const { schedule } = a;
	return (
		<>
			<ScreenHeader
				title={words.schedule.compareSchedules}
				crumbs={[
					{ label: words.common.scheduleBuilder, to: "/scheduleBuilder" },
					{ label: schedule.name, to: `/scheduleBuilder/${schedule.id}` },
				]}
			>
				{schedule.league.name}
			</ScreenHeader>
			{b === null ? (
				<NothingElse schedule={schedule} />
			) : (
				<Both key={`${schedule.id}-${b.schedule.id}`} a={a} b={b} siblings={siblings} />
			)}
		</>
	);
}

function NothingElse({ schedule }: { schedule: ScheduleOfLeague }) {
	const makeAnother = useAnotherDraft(schedule, []);
	return (
		<Panel>
			<EmptyState title={words.schedule.oneScheduleOnly} picture="search">
				<p>{words.schedule.anotherDraftHas}</p>
				<p className={empty.next}>
					<Button onClick={makeAnother}>{words.schedule.makeAnotherDraft}</Button>
				</p>
			</EmptyState>
		</Panel>
	);
}

type BothProps = { a: PlanData; b: PlanData; siblings: ScheduleOfLeague[] };

function Both({ a, b, siblings }: BothProps) {
	const [published, setPublished] = useState<Side | null>(null);
	const plan = published === "b" ? b : a;
	const { publish } = usePublication(plan.schedule);
	const measures = compareMeasures(a, b);
	const names = { a: a.schedule.name, b: b.schedule.name };
	const isMade = a.report !== null && b.report !== null;
	return (
		<>
			<Choice a={a} b={b} siblings={siblings} />
			<p className={styles.verdict}>
				{isMade ? verdictOn(measures, names) : words.schedule.generateBoth}
			</p>
			<div className={styles.sides}>
				<CompareSide letter="A" plan={a} onPublish={() => setPublished("a")} />
				<CompareSide letter="B" plan={b} onPublish={() => setPublished("b")} />
			</div>
			{isMade && (
				<>
					<Panel title={words.schedule.howFairTheyAre} isFlush>
						<ComparedMeasures
							caption={words.schedule.fairnessOfBoth}
							measures={measures}
							heads={{
								a: <LetterHead letter="A" name={names.a} />,
								b: <LetterHead letter="B" name={names.b} />,
							}}
						/>
					</Panel>
					<Panel title={words.schedule.whatEachTeamGets} isFlush>
						<ComparedTeams columns={teamColumns(a, b)} teams={compareTeams(a, b)} />
					</Panel>
				</>
			)}
			<PublishDialog
				plan={plan}
				rivals={rivalsOf(plan.schedule, siblings)}
				isOpen={published !== null}
				onClose={() => setPublished(null)}
				onPublish={publish}
			/>
			<p>
				<Link to="/scheduleBuilder">{words.schedule.allSchedules}</Link>
			</p>
		</>
	);
}

/** Which two; each list leaves out what the other one shows. */
function Choice({ a, b, siblings }: BothProps) {
	const [, setSearch] = useSearchParams();
	const options = (without: PlanData) =>
		siblings
			.filter(({ id }) => id !== without.schedule.id)
			.map(({ id, name }) => ({ value: String(id), label: name }));
	const choose = (sides: { a?: string; b?: string }) =>
		setSearch(
			{ a: String(a.schedule.id), b: String(b.schedule.id), ...sides },
			{ preventScrollReset: true, replace: true },
		);
	if (siblings.length < 3) return null;
	return (
		<div className={styles.choice}>
			<Select
				label={words.schedule.scheduleA}
				name="a"
				value={String(a.schedule.id)}
				onChange={({ target }) => choose({ a: target.value })}
				options={options(b)}
			/>
			<Select
				label={words.schedule.scheduleB}
				name="b"
				value={String(b.schedule.id)}
				onChange={({ target }) => choose({ b: target.value })}
				options={options(a)}
			/>
		</div>
	);
}
