import { toWire } from "#api/wire-words.ts";
import type { ForfeitedBy } from "#domain/game/game.ts";
import { client } from "../../../client.ts";
import { Dialog, DialogBody } from "../../../components/feedback/dialog.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { words } from "../../../words.ts";
import { type ListedGame, matchupOf } from "../list/listed-game.ts";
import { ForfeitChoices } from "./forfeit-choices.tsx";

type ForfeitDialogProps = { game: ListedGame | null; onClose: () => void };

/** A game that nobody plays because a team did not come, from wherever games are listed. */
export function ForfeitDialog({ game, onClose }: ForfeitDialogProps) {
	const { act, isBusy } = useAction();
	if (game === null) return null;
	const forfeit = async (forfeitedBy: ForfeitedBy) => {
		const { id } = game;
		await act({
			run: async () =>
				(await client.post("/gamesv2/:id/end", { id, ...toWire({ forfeitedBy }) })).message,
			failure: words.scorer.notEnded,
		});
		onClose();
	};
	return (
		<Dialog title={words.scorer.noShow} isOpen onClose={onClose}>
			<DialogBody>
				<p>{matchupOf(game)}</p>
				<ForfeitChoices teams={game} isBusy={isBusy} onForfeit={forfeit} />
			</DialogBody>
		</Dialog>
	);
}
