import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type Answered, ApiError } from "#api/client.ts";
import { mostBytes, type SheetKind, type WrittenRemark } from "#domain/import/sheet/sheet.ts";
import { client } from "../../client.ts";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { words } from "../../words.ts";
import { type Matches, matchesFor, type SheetColumns } from "./matching.ts";

/** A file, what the server sees in it and what its columns are taken for. */
export type ChosenFile = { file: File; columns: SheetColumns; matches: Matches };
export type SeasonAndLeague = { season: string; league: string };
export type Imported = Answered<"POST", "/imports">;

/** What came of the last try: what would happen, what did, or why nothing could. */
export type ImportResult =
	| ({ kind: "trial" | "done" } & Imported)
	| { kind: "refused"; message: string; problems: WrittenRemark[]; problemCount: number };

type Step = "idle" | "trial" | "import";

/** The files, their columns and their way to the server. An error loses nothing of it. */
export function useImport() {
	const [files, setFiles] = useState<Record<SheetKind, ChosenFile | null>>(noFiles);
	/** The newest choice of each kind while the server looks at it. */
	const [reading, setReading] = useState<Partial<Record<SheetKind, File>>>({});
	const newest = useRef(reading);
	const [unread, setUnread] = useState<Partial<Record<SheetKind, string>>>({});
	const [step, setStep] = useState<Step>("idle");
	const [outcome, setOutcome] = useState<ImportResult | null>(null);
	const [errors, setErrors] = useState<Record<string, string>>({});
	const fail = useFailure();
	const { revalidate } = useRevalidator();

	const isReading = Object.values(reading).some((file) => file !== undefined);

	/** The report of the trial no longer holds; the problems found in the files still help. */
	const change = () => setOutcome((last) => (last?.kind === "refused" ? last : null));

	const choose = async (kind: SheetKind, chosen: File) => {
		const read = (file: File | undefined) => {
			newest.current = { ...newest.current, [kind]: file };
			setReading(newest.current);
		};
		const isNewest = () => newest.current[kind] === chosen;
		change();
		read(chosen);
		setUnread((last) => ({ ...last, [kind]: undefined }));
		try {
			if (chosen.size > mostBytes) throw new ApiError(422, { message: tooLarge(chosen) });
			const file = await inMemory(chosen);
			const answer = await client.post("/imports/columns", { [kind]: file });
			const columns = answer[kind];
			if (columns === null || !isNewest()) return;
			setFiles((last) => {
				const matches = matchesFor(columns, last[kind]?.matches ?? null);
				return { ...last, [kind]: { file, columns, matches } };
			});
		} catch (error) {
			if (!(error instanceof ApiError) || error.status === 401) return fail(error, unreadable);
			if (!isNewest()) return;
			const sentence = error.problems[0]?.sentence ?? error.message;
			setUnread((last) => ({ ...last, [kind]: sentence || unreadable }));
		} finally {
			if (isNewest()) read(undefined);
		}
	};

	const send = async (place: SeasonAndLeague, isTrial: boolean) => {
		if (step !== "idle" || isReading) return;
		setStep(isTrial ? "trial" : "import");
		setErrors({});
		const sent = <Kind extends SheetKind>(kind: Kind) => sentOf(kind, files[kind]);
		try {
			const answer = await client.post("/imports", {
				...place,
				...sent("games"),
				...sent("boxScores"),
				...sent("rosters"),
				isTrial,
			});
			setOutcome({ kind: isTrial ? "trial" : "done", ...answer });
			if (!isTrial) await revalidate();
		} catch (error) {
			if (!(error instanceof ApiError) || error.problems.length === 0) {
				if (error instanceof ApiError) setErrors(error.fields);
				return fail(error, error instanceof ApiError ? failed : unanswered);
			}
			const { message, problems, problemCount } = error;
			setOutcome({ kind: "refused", message, problems, problemCount });
		} finally {
			setStep("idle");
		}
	};

	return {
		files,
		reading,
		isReading,
		unread,
		step,
		outcome,
		errors,
		choose,
		send,
		change,
		match: (kind: SheetKind, column: string, key: string | null) => {
			change();
			setFiles((last) => {
				const own = last[kind];
				if (own === null) return last;
				return { ...last, [kind]: { ...own, matches: new Map([...own.matches, [column, key]]) } };
			});
		},
		remove: (kind: SheetKind) => {
			change();
			setFiles((last) => ({ ...last, [kind]: null }));
		},
		startOver: () => {
			setFiles(noFiles);
			setOutcome(null);
		},
	};
}

export type Import = ReturnType<typeof useImport>;

const noFiles = { games: null, boxScores: null, rosters: null };
/** A file and what its columns are taken for, under the names of its kind. */
function sentOf<Kind extends SheetKind>(kind: Kind, chosen: ChosenFile | null) {
	if (chosen === null) return {};
	const columns = Object.fromEntries(chosen.matches);
	return { [kind]: chosen.file, [`${kind}Columns`]: columns } as {
		[Key in Kind]: File;
	} & { [Key in `${Kind}Columns`]: typeof columns };
}

const failed = words.importing.theImportFailedNothingWas;
/** Without an answer nobody knows whether it was carried out; importing again does no harm. */
const unanswered = words.importing.noAnswerCamePleaseTry;
const unreadable = words.importing.theFileCouldNotBe;

function tooLarge({ name }: File): string {
	return words.importing.tooLarge({ name, megabytes: mostBytes / 1_000_000 });
}

/** Browsers refuse to send a file that was saved again after it had been chosen. */
async function inMemory(file: File): Promise<File> {
	return new File([await file.arrayBuffer()], file.name, { type: "text/csv" });
}
