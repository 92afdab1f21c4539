import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#api/client.ts";
import { client } from "../../client.ts";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { useGone } from "../../components/feedback/use-at-once.ts";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { focusScreen } from "../../shell/focus-screen.ts";
import { useSay } from "../../shell/messages.tsx";
import { inWords, words } from "../../words.ts";
import { canBeDeleted, type Person } from "./listed-user.ts";

/** Who was not deleted, and why. */
export type FailedDeletion = {
	id: number;
	username: string;
	sentence: string;
};

type Deletable = Pick<Person, "id" | "username" | "role">;

type How = {
	/** A single user of whom no selection was made. */
	isOne?: boolean;
	/** Leaves the screen of a deleted user; other screens load their data again. */
	leave?: () => void;
};

/**
 * Deletes users for good, one after the other, and goes on when one is refused: the others are
 * gone, and the count says how many (rule `deleted-count`).
 */
export function useRemovingUsers() {
	const { gone, during } = useGone();
	const [failed, setFailed] = useState<readonly FailedDeletion[]>([]);
	const say = useSay();
	const fail = useFailure();
	const confirm = useConfirm();
	const { revalidate } = useRevalidator();

	const remove = useCallback(
		async (chosen: readonly Deletable[], { isOne = false, leave }: How = {}): Promise<void> => {
			const users = chosen.filter(canBeDeleted);
			if (users.length === 0) {
				say({ text: words.messages.users.noneSelected, tone: "error" });
				return;
			}
			if (!(await confirm(question(users, isOne)))) return;
			const ids = users.map(({ id }) => id);
			setFailed([]);
			await during(ids, async () => {
				try {
					const refused = await deleteEach(users);
					const count = users.length - refused.length;
					if (leave === undefined) {
						setFailed(refused);
						await revalidate();
					} else if (refused.length === 0) leave();
					else say({ text: sentenceOf(refused), tone: "error" });
					if (count > 0)
						say({ text: words.messages.users.deleted({ count: count }), tone: "success" });
				} catch (error) {
					fail(error, words.messages.users.listDeleteFailed);
					await revalidate();
				}
			});
			// The button that was pressed may have gone with its row.
			if (document.activeElement === document.body) focusScreen();
		},
		[say, fail, confirm, revalidate, during],
	);
	return { gone, failed, forget: useCallback(() => setFailed([]), []), remove };
}

function sentenceOf([first]: readonly FailedDeletion[]): string {
	return first?.sentence || words.messages.users.listDeleteFailed;
}

function question(users: readonly Deletable[], isOne: boolean) {
	const names = users.map(({ username }) => username);
	return {
		title: isOne ? words.account.deleteUser : words.account.deleteMany({ count: users.length }),
		text: isOne ? words.messages.users.confirmDelete : words.messages.users.confirmDeleteSelected,
		detail: words.account.deletedCannotSignIn({ names: listed(names) }),
		yes: words.common.delete,
		tone: "danger" as const,
	};
}

/** "Casey, Sam and 5 others" */
function listed(names: readonly string[]): string {
	const shown = names.length > 4 ? names.slice(0, 3) : names;
	const rest = names.length - shown.length;
	const parts = rest > 0 ? [...shown, words.account.othersToo({ rest })] : shown;
	return inWords(parts);
}

/** A session that has ended ends it all. */
async function deleteEach(users: readonly Deletable[]): Promise<FailedDeletion[]> {
	const refused: FailedDeletion[] = [];
	for (const { id, username } of users) {
		try {
			await client.del("/usersv2/:id", { id });
		} catch (error) {
			if (error instanceof ApiError && error.status === 401) throw error;
			refused.push({ id, username, sentence: error instanceof ApiError ? error.message : "" });
		}
	}
	return refused;
}
