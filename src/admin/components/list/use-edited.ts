import { useCallback, useState } from "react";

/** What the dialog of a list is about: one of the list, a new one, or nothing while it is closed. */
export function useEdited<Item extends { id: number }>() {
	const [edited, edit] = useState<Item | "new" | null>(null);
	return {
		edit,
		/** Null for a new one. */
		item: edited === "new" ? null : edited,
		/** Another one is another dialog, so each opens fresh (rule `fresh-dialogs`). */
		key: edited === null ? "closed" : edited === "new" ? "new" : edited.id,
		dialog: { isOpen: edited !== null, onClose: useCallback(() => edit(null), []) },
	};
}
