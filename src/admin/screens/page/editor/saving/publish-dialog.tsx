import { useState } from "react";
import { ApiError } from "#api/client.ts";
import { client } from "../../../../client.ts";
import { QuietButton, SubmitButton } from "../../../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../../components/feedback/dialog.tsx";
import { useFailure } from "../../../../components/feedback/use-failure.ts";
import { Field } from "../../../../components/form/field.tsx";
import { useLookup } from "../../../../components/form/use-lookup.ts";
import { useAuth } from "../../../../shell/auth.ts";
import { words } from "../../../../words.ts";
import type { Page } from "../page.ts";
import styles from "./publish-dialog.module.css";
import { Published } from "./published.tsx";
import { scheduleWords } from "./schedule-words.ts";
import { hasNews, type Problem, WhatChanges } from "./what-changes.tsx";

type PublishDialogProps = {
	page: Page;
	revision: () => number;
	onPublished: (page: Page) => void;
	onProblem: (problem: Problem) => void;
	onClearOut: (() => void) | null;
	onBack: () => void;
	onClose: () => void;
};

/** What will change for visitors, what is still missing, and when. */
export function PublishDialog(props: PublishDialogProps) {
	const { page, onClose } = props;
	const [published, setPublished] = useState<{ page: Page; message: string } | null>(null);
	const [before] = useState(page);
	if (published !== null) {
		return (
			<Dialog title={published.message} isOpen onClose={onClose}>
				<Published {...props} page={published.page} wasPublished={before.isPublished} />
			</Dialog>
		);
	}
	return (
		<Dialog title={words.page.publishTitle({ title: page.title })} isOpen onClose={onClose}>
			<Ask
				{...props}
				onDone={(said) => {
					setPublished(said);
					props.onPublished(said.page);
				}}
			/>
		</Dialog>
	);
}

type AskProps = PublishDialogProps & { onDone: (said: { page: Page; message: string }) => void };

function Ask({ page, revision, onProblem, onClearOut, onClose, onDone }: AskProps) {
	const [isLater, setLater] = useState(page.publishAt !== null);
	const [when, setWhen] = useState(page.publishAt ?? "");
	const [isSending, setSending] = useState(false);
	const [refusal, setRefusal] = useState<string | null>(null);
	const fail = useFailure();
	const { organization } = useAuth();
	const looked = useLookup({
		of: `${page.key} ${page.revision}`,
		load: () => client.get("/pages/:key/changes", { key: page.key }),
		failure: words.page.theChangesCouldNotBe,
	});
	const send = async (run: () => Promise<{ page: Page; message: string }>) => {
		if (isSending) return;
		setSending(true);
		setRefusal(null);
		try {
			onDone(await run());
		} catch (error) {
			const isSaid = error instanceof ApiError && error.status !== 401 && error.message !== "";
			if (isSaid) setRefusal(error.message);
			else fail(error, words.page.thisCouldNotBePublished);
		} finally {
			setSending(false);
		}
	};
	const publish = () =>
		send(() =>
			client.post("/pages/:key/publish", {
				key: page.key,
				revision: revision(),
				publishAt: isLater ? when : null,
			}),
		);
	const callOff = () => send(() => client.del("/pages/:key/publish", { key: page.key }));
	const problems = looked?.problems ?? [];
	const isReady = looked !== null && problems.length === 0 && hasNews(page);
	return (
		<form
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				void publish();
			}}
		>
			<DialogBody>
				{looked === null ? (
					<p className="soft">{words.page.lookingAtWhatHasChanged}</p>
				) : (
					<WhatChanges
						page={page}
						problems={problems}
						onProblem={onProblem}
						onClearOut={onClearOut}
						changes={looked.changes}
					/>
				)}
				{isReady && (
					<fieldset className="stack-1">
						<legend className={styles.legend}>{words.page.when}</legend>
						<label className={styles.choice}>
							<input type="radio" checked={!isLater} onChange={() => setLater(false)} />
							{words.page.now}
						</label>
						<label className={styles.choice}>
							<input type="radio" checked={isLater} onChange={() => setLater(true)} />
							{words.page.atADayAndTime}
						</label>
						{isLater && (
							<Field
								label={words.page.dayAndTime}
								hint={words.page.byTheClockOf({
									organization: organization?.name ?? "your organization",
								})}
								name="publishAt"
								type="datetime-local"
								required
								value={when}
								onChange={({ target }) => setWhen(target.value.slice(0, 16))}
							/>
						)}
					</fieldset>
				)}
				{page.publishAt !== null && (
					<p className="notice">
						{words.page.willBePublished({ when: scheduleWords(page.publishAt) })}{" "}
						<button type="button" className={styles.link} onClick={callOff}>
							{words.page.cancelThat}
						</button>
					</p>
				)}
				{page.publishProblem !== null && <p className="notice">{page.publishProblem}</p>}
				{refusal !== null && (
					<p role="alert" className="notice">
						{refusal}
					</p>
				)}
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
				<SubmitButton disabled={!isReady || isSending} aria-busy={isSending}>
					{isLater ? words.common.schedule : words.page.publishNow}
				</SubmitButton>
			</DialogButtons>
		</form>
	);
}
