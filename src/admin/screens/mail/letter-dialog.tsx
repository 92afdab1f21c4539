import { Button } from "../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { words } from "../../words.ts";
import { LetterCopy } from "./letter-copy.tsx";
import type { ShownLetter } from "./use-inviting.ts";

type LetterDialogProps = { letter: ShownLetter | null; why?: string; onClose: () => void };

/** A letter that nobody has sent: to be copied, or opened in the own program for mail. */
export function LetterDialog({ letter, why = words.mail.whyCopied, onClose }: LetterDialogProps) {
	return (
		<Dialog
			title={words.mail.letterTo({ to: letter?.to ?? "" })}
			isOpen={letter !== null}
			onClose={onClose}
			isAlert
		>
			<DialogBody>
				{letter !== null && (
					<LetterCopy
						addresses={[letter.address]}
						subject={letter.subject}
						text={letter.text}
						why={why}
					/>
				)}
			</DialogBody>
			<DialogButtons>
				<Button autoFocus onClick={onClose}>
					{words.common.done}
				</Button>
			</DialogButtons>
		</Dialog>
	);
}
