import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#api/client.ts";
import { type ReadBusiness, readBusinesses } from "#domain/business/sheet.ts";
import { client } from "../../client.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { ChooseFile } from "../../components/form/choose-file.tsx";
import { useSay } from "../../shell/messages.tsx";
import { words } from "../../words.ts";
import styles from "./businesses.module.css";

/** A file that was tried: what it would do, or why it cannot be taken. */
type Tried =
	| { kind: "ready"; businesses: ReadBusiness[]; file: string; would: string; unread: string[] }
	| { kind: "refused"; file: string; sentence: string };

/** Brings a spreadsheet into the directory, after it said what it would do. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	return (
		<Dialog title={words.business.importBusinesses} isOpen={isOpen} onClose={onClose}>
			<Import onClose={onClose} />
		</Dialog>
	);
}

function Import({ onClose }: { onClose: () => void }) {
	const [tried, setTried] = useState<Tried | null>(null);
	const [isBusy, setBusy] = useState(false);
	const say = useSay();
	const { revalidate } = useRevalidator();
	const choose = async (file: File) => {
		setBusy(true);
		setTried(await tryFile(file));
		setBusy(false);
	};
	const bring = async () => {
		if (tried?.kind !== "ready" || isBusy) return;
		setBusy(true);
		try {
			const { message } = await send(tried.businesses, false);
			await revalidate();
			say({ text: message, tone: "success" });
			onClose();
		} catch (error) {
			setTried({ kind: "refused", file: tried.file, sentence: sentenceOf(error) });
			setBusy(false);
		}
	};
	return (
		<>
			<DialogBody>
				<p>{words.business.importHint}</p>
				<div>
					<ChooseFile onChoose={choose} isQuiet isDisabled={isBusy}>
						{isBusy
							? words.common.reading
							: tried === null
								? words.common.chooseFile
								: words.common.changeFile}
					</ChooseFile>
				</div>
				<div role="status">
					{tried?.kind === "ready" && (
						<>
							<p>
								<strong>{tried.file}</strong>: {tried.would}
							</p>
							{tried.unread.length > 0 && (
								<p>{words.business.columnsNotRead({ names: tried.unread.join(", ") })}</p>
							)}
						</>
					)}
				</div>
				{tried?.kind === "refused" && (
					<p role="alert" className={styles.mistakes}>
						{tried.sentence}
					</p>
				)}
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
				<Button disabled={tried?.kind !== "ready" || isBusy} onClick={bring}>
					{words.common.import}
				</Button>
			</DialogButtons>
		</>
	);
}

async function tryFile(file: File): Promise<Tried> {
	const refused = (sentence: string) => ({ kind: "refused" as const, file: file.name, sentence });
	const content = await file.text();
	if (content.includes("\uFFFD")) {
		return refused(words.business.theFileIsNotUtf);
	}
	// Loaded here because only an import needs the library.
	const { default: papa } = await import("papaparse");
	const read = readBusinesses(papa.parse<string[]>(content.replace(/^\uFEFF/, "")).data);
	if (typeof read === "string") return refused(read);
	const { businesses, unread } = read;
	try {
		const { message: would } = await send(businesses, true);
		return { kind: "ready", file: file.name, businesses, unread, would };
	} catch (error) {
		return refused(sentenceOf(error));
	}
}

function send(businesses: ReadBusiness[], isTrial: boolean) {
	return client.post("/businesses/import", { businesses, isTrial });
}

function sentenceOf(error: unknown): string {
	if (error instanceof ApiError) return error.message;
	return words.business.theFileCouldNotBe;
}
