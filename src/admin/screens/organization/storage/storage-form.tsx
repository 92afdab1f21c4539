import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import type { Answered } from "#api/client.ts";
import { client } from "../../../client.ts";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";

export type OrganizationStorage = Answered<"GET", "/organizations/:id/storage">["storage"];

type StorageFormProps = {
	id: number;
	storage: Pick<OrganizationStorage, "megabytes" | "usualMegabytes">;
};

/** Where a super administrator says how much one organization may take up. */
export function StorageForm({ id, storage }: StorageFormProps) {
	const { isSaving, errors, form, run } = useSaving(words.messages.organizations.updateFailed);
	const { revalidate } = useRevalidator();
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const typed = String(new FormData(event.currentTarget).get("megabytes")).trim();
		const megabytes = typed === "" ? null : typed;
		await run(async () => {
			const { message } = await client.put("/organizations/:id/storage", { id, megabytes });
			await revalidate();
			return message;
		});
	};
	return (
		<form ref={form} onSubmit={save} className="stack stack-3">
			<Field
				label={words.organization.megabytes}
				name="megabytes"
				inputMode="numeric"
				hint={words.organization.emptyForUsual({ usualMegabytes: storage.usualMegabytes })}
				defaultValue={storage.megabytes ?? ""}
				error={errors.megabytes}
			/>
			<div>
				<SubmitButton isBusy={isSaving}>{words.organization.saveStorage}</SubmitButton>
			</div>
		</form>
	);
}
