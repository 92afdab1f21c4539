import type { Client } from "#api/client.ts";
import { Button } from "../../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { words } from "../../../words.ts";
import type { Scorer } from "../scorer/device/use-scorer.ts";
import { sides } from "../scorer/scorer-game.ts";
import { CheckIn } from "./check-in.tsx";

type CheckInDialogProps = { scorer: Scorer; client: Client; onClose: () => void };

/** Who is here, at the table: who is not leaves its columns, and who starts is proposed for the court. */
export function CheckInDialog({ scorer, client, onClose }: CheckInDialogProps) {
	const { game, readRosters } = scorer;
	const close = () => {
		// Without a network the rosters stay as they were.
		void readRosters().catch(() => {});
		onClose();
	};
	return (
		<Dialog title={words.checkIn.title} isOpen onClose={close} size="large">
			<DialogBody>
				<p className="hint">{words.checkIn.about}</p>
				<CheckIn client={client} sheet={game.sheet} sides={sides} onGuest={readRosters} />
			</DialogBody>
			<DialogButtons>
				<Button onClick={close}>{words.common.close}</Button>
			</DialogButtons>
		</Dialog>
	);
}
