import type { LookChoice } from "#domain/look/look.ts";
import { client } from "../../client.ts";
import { useAction } from "../../components/feedback/use-action.ts";
import { useSaving } from "../../components/form/use-saving.ts";
import { auth } from "../../shell/auth.ts";
import { useSay } from "../../shell/messages.tsx";
import { words } from "../../words.ts";

/** A site as it looks now. */
export type SavedLook = {
	organization: { id: number; name: string };
	look: LookChoice;
	logoUrl: string | null;
	iconUrl: string | null;
};

type Sent = LookChoice & {
	logo?: File;
	logoUrl?: string | null;
	icon?: File;
	iconUrl?: string | null;
};

/** Saves a look with one request, and offers the former one for a while. */
export function useSavingLook({ organization: { id }, look, logoUrl, iconUrl }: SavedLook) {
	const { isSaving, errors, form, run } = useSaving(failure);
	const { act } = useAction();
	const say = useSay();

	const put = async (sent: Sent) => {
		const { message } = await client.put("/organizations/:id/look", { id, ...sent });
		await auth.reread();
		return message;
	};
	const save = async (sent: Sent, onUndone: (look: LookChoice) => void): Promise<boolean> => {
		const former = { ...look, logoUrl, iconUrl };
		let message: string | null = null;
		await run(async () => {
			message = await put(sent);
			// It is said below, with a way back.
			return null;
		});
		if (message === null) return false;
		const undo = async () => {
			const text = await put(former);
			onUndone(look);
			return text;
		};
		const action = { label: words.common.undo, run: () => void act({ run: undo, failure }) };
		say({ text: message, tone: "success", action });
		return true;
	};
	return { isSaving, errors, form, save };
}

const failure = words.look.theLookCouldNotBe;
