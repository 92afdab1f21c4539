import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "#api/client.ts";
import { type Message, useSay } from "../../shell/messages.tsx";
import { useFailure } from "../feedback/use-failure.ts";

/** The sentence of success, or a message with something to do about it. */
export type Saved = string | Omit<Message, "tone">;

type Saving = {
	isSaving: boolean;
	/** The server's sentences about single fields, by the field's name. */
	errors: Record<string, string>;
	/** The form; after a refusal the focus goes to its first field with an error. */
	form: RefObject<HTMLFormElement | null>;
	/**
	 * Runs `save`, which answers what is said of its success, or null when nothing was sent after all;
	 * says that, or what went wrong.
	 */
	run: (save: () => Promise<Saved | null>) => Promise<boolean>;
};

/** One form's way to the server and back. `failure` is said when the server gives no sentence. */
export function useSaving(failure: string): Saving {
	const [isSaving, setSaving] = useState(false);
	const [refused, setRefused] = useState<ApiError | null>(null);
	const say = useSay();
	const fail = useFailure();

	const form = useRef<HTMLFormElement>(null);
	const tell = useEffectEvent((error: ApiError) => {
		const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
		// A sentence that stands at its field need not be said again over the form.
		if (field) field.focus();
		else fail(error, failure);
	});
	useEffect(() => {
		if (refused !== null) tell(refused);
	}, [refused]);

	const run = async (save: () => Promise<Saved | null>) => {
		setSaving(true);
		setRefused(null);
		try {
			const said = await save();
			if (said === null) return false;
			say({ ...(typeof said === "string" ? { text: said } : said), tone: "success" });
			return true;
		} catch (error) {
			if (error instanceof ApiError && error.status !== 401) setRefused(error);
			else fail(error, failure);
			return false;
		} finally {
			setSaving(false);
		}
	};
	return { isSaving, errors: refused?.fields ?? {}, form, run };
}
