import { useNavigate } from "react-router";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { useUndo } from "../../components/feedback/use-undo.ts";
import { useSay } from "../../shell/messages.tsx";
import { words } from "../../words.ts";
import { leavingAnyway } from "./profile/use-unsaved.ts";

/** Deletes the player of this screen, which then is gone: the list follows, with the way back. */
export function DeletePlayer({ id, name }: { id: number; name: string }) {
	const confirm = useConfirm();
	const navigate = useNavigate();
	const say = useSay();
	const fail = useFailure();
	const undo = useUndo();
	const remove = async () => {
		const { confirmDelete } = words.messages.players;
		const question = {
			title: words.player.deletePlayerNamed({ name }),
			text: confirmDelete,
			yes: words.common.delete,
		};
		if (!(await confirm({ ...question, tone: "danger" }))) return;
		try {
			const { message, trashId } = await client.del("/players/:id", { id });
			await navigate("/dashboard/players", { state: leavingAnyway });
			say({ text: message, tone: "success", action: undo([trashId]) });
		} catch (error) {
			fail(error, words.player.failedToDeletePlayer);
		}
	};
	return (
		<ActionButton icon="remove" isQuiet onClick={() => void remove()}>
			{words.common.delete}
		</ActionButton>
	);
}
