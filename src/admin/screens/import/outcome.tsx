import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { isNothingNew } from "#domain/import/import-report.ts";
import { sheetKinds, type WrittenRemark } from "#domain/import/sheet/sheet.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { cell, Table } from "#ui/kit/table.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { ChooseFile } from "../../components/form/choose-file.tsx";
import { words } from "../../words.ts";
import styles from "./import.module.css";
import type { Import, Imported, ImportResult } from "./use-import.ts";

type OutcomePanelProps = { outcome: ImportResult; run: Import };

/** What a try or an import came to. It takes the focus, for whoever cannot see it appear. */
export function OutcomePanel({ outcome, run }: OutcomePanelProps) {
	const place = useRef<HTMLElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each try has an outcome of its own
	useEffect(() => {
		place.current?.focus({ preventScroll: true });
		place.current?.scrollIntoView({ block: "start" });
	}, [outcome]);
	return (
		<section
			ref={place}
			tabIndex={-1}
			aria-label={headingOf(outcome)}
			className={styles.outcome}
			data-tone={outcome.kind}
		>
			<Panel title={headingOf(outcome)}>
				<div className="stack">
					{outcome.kind === "refused" ? (
						<Refused {...outcome} run={run} />
					) : (
						<Counted {...outcome} onStartOver={run.startOver} />
					)}
				</div>
			</Panel>
		</section>
	);
}

function headingOf(outcome: ImportResult): string {
	if (outcome.kind === "refused") return outcome.message;
	if (isNothingNew(outcome.report)) return words.importing.nothingToDo;
	return outcome.kind === "trial" ? words.importing.thisWouldHappen : outcome.message;
}

type RefusedProps = { problems: WrittenRemark[]; problemCount: number; run: Import };

function Refused({ problems, problemCount, run }: RefusedProps) {
	const wrong = sheetKinds.filter((kind) =>
		problems.some(({ file }) => file === run.files[kind]?.file.name),
	);
	return (
		<>
			<p>{words.importing.correctFiles({ count: wrong.length })}</p>
			<RemarkList remarks={problems} count={problemCount} />
			<div className={styles.steps}>
				{wrong.map((kind) => (
					<ChooseFile key={kind} onChoose={(file) => run.choose(kind, file)} isQuiet>
						{words.importing.chooseAgain({ name: run.files[kind]?.file.name ?? "" })}
					</ChooseFile>
				))}
			</div>
		</>
	);
}

type CountedProps = Imported & { onStartOver: () => void };

function Counted({ message, isTrial, report, warnings, warningCount, ...rest }: CountedProps) {
	const isNew = !isNothingNew(report);
	return (
		<>
			{!isNew && <p>{message}</p>}
			{report.created.length > 0 && (
				<p>
					{isTrial ? words.importing.wouldAdd : words.importing.hasAdded}
					{report.created.join(", ")}.
				</p>
			)}
			{isNew && <Counts report={report} />}
			{!isTrial && <NextSteps {...rest} />}
			{report.notes.length > 0 && (
				<Details title={words.importing.leftAlone({ count: report.notes.length })}>
					<ul className={styles.remarks}>
						{report.notes.map((note) => (
							<li key={note}>{note}</li>
						))}
					</ul>
				</Details>
			)}
			{warningCount > 0 && (
				<Details
					title={words.importing.warnings({ count: warningCount.toLocaleString(words.language) })}
				>
					<RemarkList remarks={warnings} count={warningCount} />
				</Details>
			)}
		</>
	);
}

const kinds = ["teams", "players", "games", "lines"] as const;
const nouns = {
	teams: words.common.teams,
	players: words.common.players,
	games: words.common.games,
	lines: words.importing.boxScoreLines,
};

function Counts({ report }: { report: Imported["report"] }) {
	const numbers = (kind: (typeof kinds)[number]) => {
		const { added, changed, unchanged } = report[kind];
		return [added, changed, kind === "lines" ? report.lines.removed : 0, unchanged];
	};
	return (
		<Table caption={words.importing.counts} isCompact>
			<thead>
				<tr>
					<td />
					{[
						words.importing.isNew,
						words.importing.isChanged,
						words.importing.isRemoved,
						words.importing.asItWas,
					].map((name) => (
						<th key={name} scope="col" className={cell.number}>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{kinds.map((kind) => (
					<tr key={kind}>
						<th scope="row">{nouns[kind]}</th>
						{numbers(kind).map((count, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: these are the columns
							<td key={index} className={count === 0 ? `${cell.number} ${cell.soft}` : cell.number}>
								{count.toLocaleString(words.language)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</Table>
	);
}

function NextSteps({ place, onStartOver }: Pick<CountedProps, "place" | "onStartOver">) {
	return (
		<div className={styles.steps}>
			{place !== null && (
				<Link
					className="button"
					to={`/dashboard/seasons/${place.seasonId}/leagues/${place.leagueId}`}
				>
					{words.importing.seeTheLeague}
				</Link>
			)}
			<Link className="button button-quiet" to="/dashboard/teams">
				{words.importing.seeTheTeams}
			</Link>
			<QuietButton onClick={onStartOver}>{words.importing.importOtherFiles}</QuietButton>
		</div>
	);
}

function RemarkList({ remarks, count }: { remarks: readonly WrittenRemark[]; count: number }) {
	const more = count - remarks.length;
	return (
		<ol className={styles.remarks}>
			{remarks.map((remark, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two remarks may be alike, and none moves
				<li key={index}>
					<span className={styles.where}>{placeOf(remark)}</span>
					<span>{remark.sentence}</span>
				</li>
			))}
			{more > 0 && (
				<li>{words.importing.andMore({ more: more.toLocaleString(words.language) })}</li>
			)}
		</ol>
	);
}

function placeOf({ file, line, column }: WrittenRemark): string {
	return [file, line === null ? null : words.importing.lineNumber({ line }), column]
		.filter(Boolean)
		.join(", ");
}

function Details({ title, children }: { title: string; children: ReactNode }) {
	return (
		<details>
			<summary className={styles.summary}>{title}</summary>
			{children}
		</details>
	);
}
