import { useId } from "react";
import { useSearchParams } from "react-router";
import { isNothingNew } from "#domain/import/import-report.ts";
import { sheetKinds } from "#domain/import/sheet/sheet.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { exportCsv } from "../../components/export/export-csv.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { ColumnList } from "./column-list.tsx";
import { exampleBoxScores, exampleGames, exampleRosters } from "./examples.ts";
import { ExportPanel } from "./export-panel.tsx";
import { FileChoice } from "./file-choice.tsx";
import styles from "./import.module.css";
import { openQuestions } from "./matching.ts";
import { OutcomePanel } from "./outcome.tsx";
import { PlaceFields, type Places, usePlace } from "./place-fields.tsx";
import { type Import, type SeasonAndLeague, useImport } from "./use-import.ts";

export const importing = screen(async () => {
	const [{ seasons }, { leagues }, { seasonsLeagues }] = await Promise.all([
		client.get("/seasonsv2"),
		client.get("/leagues/list"),
		client.get("/seasonsleagues"),
	]);
	return {
		seasons: seasons.map(({ id, name, isActive }) => ({ id, name, isActive })),
		leagues: leagues.map(({ id, name }) => ({ id, name })),
		played: seasonsLeagues.map(({ seasonId, leagueId }) => ({ seasonId, leagueId })),
	};
}, Importing);

function Importing(places: Places) {
	const [query] = useSearchParams();
	const asked = { seasonId: Number(query.get("season")), leagueId: Number(query.get("league")) };
	const { choice, setChoice, names } = usePlace(places, asked);
	const run = useImport();
	const isDone = run.outcome?.kind === "done";
	// Exports are out of the way once an import was begun.
	const isUntouched = hasNone(run) && !isDone;
	return (
		<>
			<ScreenHeader title={words.common.import}>{words.importing.bringASeasonInFrom}</ScreenHeader>
			{!isDone && (
				<>
					<Panel
						title={words.importing.files}
						aside={isUntouched && <a href="#export">{words.importing.exportInstead}</a>}
					>
						<div className="stack">
							<div className={styles.files}>
								<FileChoice
									kind="games"
									label={words.common.games}
									hint={words.importing.oneLinePerGameDrop}
									run={run}
								/>
								<FileChoice
									kind="boxScores"
									label={words.common.boxScores}
									hint={words.importing.optionalOneLinePerPlayer}
									isOptional
									run={run}
								/>
								<FileChoice
									kind="rosters"
									label={words.common.rosters}
									hint={words.importing.thePlayersOfAWhole}
									isOptional
									run={run}
								/>
							</div>
							<Help />
						</div>
					</Panel>
					<Panel title={words.importing.whereItGoes}>
						<PlaceFields
							places={places}
							choice={choice}
							errors={run.errors}
							onChange={(next) => {
								run.change();
								setChoice(next);
							}}
						/>
					</Panel>
					{sheetKinds.map((kind) => {
						const chosen = run.files[kind];
						return (
							chosen !== null && (
								<ColumnList
									key={`${kind} ${chosen.file.name}`}
									kind={kind}
									chosen={chosen}
									onMatch={run.match}
								/>
							)
						);
					})}
				</>
			)}
			{run.outcome !== null && <OutcomePanel outcome={run.outcome} run={run} />}
			{!isDone && <Steps run={run} names={names} />}
			{isUntouched && <ExportPanel {...places} />}
		</>
	);
}

function hasNone({ files }: Import): boolean {
	return sheetKinds.every((kind) => files[kind] === null);
}

function Help() {
	const example = (name: string, rows: typeof exampleGames) => (
		<QuietButton onClick={() => exportCsv(name, rows)}>{name}</QuietButton>
	);
	return (
		<details>
			<summary className={styles.summary}>{words.importing.whatTheFilesLookLike}</summary>
			<div className={styles.help}>
				<p>{words.importing.howFilesLook}</p>
				<div className={styles.steps}>
					{example("example-games.csv", exampleGames)}
					{example("example-box-scores.csv", exampleBoxScores)}
					{example("example-rosters.csv", exampleRosters)}
				</div>
			</div>
		</details>
	);
}

/** First a try, then the real thing, offered only for exactly what was tried. */
function Steps({ run, names }: { run: Import; names: SeasonAndLeague }) {
	const id = useId();
	const { step, outcome } = run;
	const missing = whatIsMissing(run, names);
	const isTried = outcome?.kind === "trial" && !isNothingNew(outcome.report);
	const isBusy = step !== "idle" || run.isReading;
	return (
		<div className={styles.bar} data-ready={!hasNone(run) || undefined}>
			<p id={id} role="status" className={styles.barText}>
				{isBusy ? busySentence(run) : (missing ?? "")}
			</p>
			<div className={styles.steps}>
				<Button
					tone={isTried ? "quiet" : "plain"}
					disabled={isBusy || missing !== null}
					aria-busy={step === "trial"}
					aria-describedby={id}
					onClick={() => run.send(names, true)}
				>
					{outcome === null ? words.importing.tryIt : words.importing.tryItAgain}
				</Button>
				{isTried && (
					<Button
						disabled={isBusy || missing !== null}
						aria-busy={step === "import"}
						onClick={() => run.send(names, false)}
					>
						{words.common.import}
					</Button>
				)}
			</div>
		</div>
	);
}

function whatIsMissing(run: Import, names: SeasonAndLeague): string | null {
	if (hasNone(run)) return words.importing.chooseAFileFirst;
	if (run.files.games === null && run.files.boxScores !== null) {
		return words.importing.chooseTheFileOfThe;
	}
	for (const kind of sheetKinds) {
		const file = run.files[kind];
		if (file === null) continue;
		const { missing, twice } = openQuestions(kind, file.columns, file.matches);
		if (missing.length > 0)
			return words.importing.fileStillNeeds({ name: file.file.name, missing: missing.join(", ") });
		if (twice.length > 0) return words.importing.sameTwice({ name: file.file.name });
	}
	if (names.season === "") return words.importing.nameTheSeason;
	return names.league === "" ? words.importing.nameTheLeague : null;
}

function busySentence({ step, files, isReading }: Import): string {
	if (isReading) return words.importing.readingTheFile;
	const rows = sheetKinds.map((kind) => files[kind]?.columns.rows ?? 0);
	const lines = rows.reduce((sum, count) => sum + count, 0);
	const verb = step === "trial" ? words.importing.checking : words.importing.importing;
	return words.importing.busyWithLines({
		verb,
		lines: lines.toLocaleString(words.language),
		count: lines,
	});
}
