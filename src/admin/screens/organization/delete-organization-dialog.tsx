import { type FormEvent, useState } from "react";
import { ApiError } from "#api/client.ts";
import { client } from "../../client.ts";
import { QuietButton, SubmitButton } from "../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { Field } from "../../components/form/field.tsx";
import { useLookup } from "../../components/form/use-lookup.ts";
import { useSaving } from "../../components/form/use-saving.ts";
import { auth } from "../../shell/auth.ts";
import { words } from "../../words.ts";
import styles from "./delete-organization-dialog.module.css";
import type { OrganizationContents } from "./organization-rows.ts";

type DeleteOrganizationDialogProps = {
	/** Null while nobody asks. */
	organization: { id: number; name: string } | null;
	onClose: () => void;
	/** It is gone; the dialog may go too. */
	onDeleted: () => void;
};

/** Deletes an organization for good, after saying what goes with it and having its name typed. */
export function DeleteOrganizationDialog(props: DeleteOrganizationDialogProps) {
	const { organization, onClose } = props;
	return (
		<Dialog
			title={words.organization.deleteOrganization}
			isOpen={organization !== null}
			onClose={onClose}
		>
			{organization !== null && <Question {...props} organization={organization} />}
		</Dialog>
	);
}

type QuestionProps = Omit<DeleteOrganizationDialogProps, "organization"> & {
	organization: { id: number; name: string };
};

function Question({ organization: { id, name }, onClose, onDeleted }: QuestionProps) {
	const { isSaving, errors, form, run } = useSaving(words.messages.organizations.deleteFailed);
	const [typed, setTyped] = useState("");
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isSaving) return;
		const isDone = await run(async () => {
			if (typed.trim() !== name.trim()) throw notItsName;
			return (await client.del("/organizations/:id", { id })).message;
		});
		if (!isDone) return;
		// There is nobody to act for any more.
		if (auth.state().actingFor?.id === id) auth.actFor(null);
		onDeleted();
	};
	return (
		<form ref={form} onSubmit={submit}>
			<DialogBody>
				<p>{words.messages.organizations.confirmDelete}</p>
				<WhatGoes id={id} />
				<Field
					label={words.organization.typeToDelete({ name })}
					name="name"
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
					error={errors.name}
					autoComplete="off"
					spellCheck={false}
				/>
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
				<SubmitButton tone="danger" isBusy={isSaving}>
					{words.common.delete}
				</SubmitButton>
			</DialogButtons>
		</form>
	);
}

/** The size of what is lost; its place is there before it is known. */
function WhatGoes({ id }: { id: number }) {
	const answer = useLookup({
		of: id,
		load: () => client.get("/organizations/:id/contents", { id }),
		failure: words.messages.organizations.deleteFailed,
	});
	const contents = answer?.contents;
	return (
		<div className={styles.contents} role="status">
			{contents === undefined ? (
				<p className="soft">{words.organization.countingWhatIsInIt}</p>
			) : (
				<>
					<Contents counts={goingWithIt(contents)} />
					<p className="soft">
						{contents.users === 0
							? words.organization.nobodyWorksInIt
							: words.organization.usersSignedOut({ count: contents.users })}
					</p>
				</>
			)}
		</div>
	);
}

function Contents({ counts }: { counts: readonly [string, number][] }) {
	if (counts.every(([, count]) => count === 0))
		return <p>{words.organization.thereIsNothingInIt}</p>;
	return (
		<>
			<p>{words.organization.thisGoesWithItFor}</p>
			<ul className={styles.list}>
				{counts.map(([label, count]) => (
					<li key={label} className={styles.count}>
						<strong>{count.toLocaleString(words.language)}</strong> {label}
					</li>
				))}
			</ul>
		</>
	);
}

function goingWithIt({ users: _, ...contents }: OrganizationContents): [string, number][] {
	return Object.entries(contents);
}

const notItsName = new ApiError(422, {
	message: words.organization.thisIsNotItsName,
	fields: { name: words.organization.thisIsNotItsName },
});
