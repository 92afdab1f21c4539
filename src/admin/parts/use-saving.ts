import { type RefObject, useEffect, useRef, useState } from "react";
import { ApiError } from "#api/client.ts";
import { useSay } from "../shell/messages.tsx";
import { useFailure } from "./use-failure.ts";

type Saving = {
	isSaving: boolean;
	/** The server's sentences about single fields, by the field's name. */
	errors: Record<string, string>;
	/** The form; after a refusal the focus goes to its first field with an error. */
	form: RefObject<HTMLFormElement | null>;
	/** Runs `save`, which answers the sentence of success; says that, or what went wrong. */
	run: (save: () => Promise<string>) => Promise<boolean>;
};

/** One form's way to the server and back. `failure` is said when the server gives no sentence. */
export function useSaving(failure: string): Saving {
	const [isSaving, setSaving] = useState(false);
	const [errors, setErrors] = useState<Record<string, string>>({});
	const say = useSay();
	const fail = useFailure();

	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (Object.keys(errors).length === 0) return;
		form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [errors]);

	const run = async (save: () => Promise<string>) => {
		setSaving(true);
		setErrors({});
		try {
			say({ text: await save(), tone: "success" });
			return true;
		} catch (error) {
			if (error instanceof ApiError) setErrors(error.fields);
			fail(error, failure);
			return false;
		} finally {
			setSaving(false);
		}
	};
	return { isSaving, errors, form, run };
}
