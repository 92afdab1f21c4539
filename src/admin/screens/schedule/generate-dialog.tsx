import { useState } from "react";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { CheckField } from "../../components/form/check-field.tsx";
import { words } from "../../words.ts";

type GenerateDialogProps = {
	isOpen: boolean;
	/** Whether some of the games were played. */
	hasPlayed: boolean;
	isPublished: boolean;
	onClose: () => void;
	onGenerate: (how: { keepPlayed: boolean; isAnotherDraw: boolean }) => void;
};

/** The question before games are made in place of those that are there. */
export function GenerateDialog({ isOpen, onClose, ...props }: GenerateDialogProps) {
	return (
		<Dialog title="Generate again" isOpen={isOpen} onClose={onClose} isAlert>
			<Choices onClose={onClose} {...props} />
		</Dialog>
	);
}

/** Its own component, so that it opens fresh. */
function Choices({
	hasPlayed,
	isPublished,
	onClose,
	onGenerate,
}: Omit<GenerateDialogProps, "isOpen">) {
	const [keepPlayed, setKeepPlayed] = useState(hasPlayed);
	const [isAnotherDraw, setAnotherDraw] = useState(false);
	return (
		<>
			<DialogBody>
				<p>{words.messages.schedules.confirmGenerate}</p>
				{hasPlayed && (
					<CheckField
						label="Keep games that were played"
						name="keepPlayed"
						hint="They stay where they are, and the others are made around them."
						checked={keepPlayed}
						onChange={({ target }) => setKeepPlayed(target.checked)}
					/>
				)}
				<CheckField
					label="Try another draw"
					name="anotherDraw"
					hint="Mixes the teams anew. Without it the same rules make the same games."
					checked={isAnotherDraw}
					onChange={({ target }) => setAnotherDraw(target.checked)}
				/>
				{isPublished && (
					<p className="notice">
						It is published: visitors and calendars get the new games at once.
					</p>
				)}
				<p className="soft">You can undo this.</p>
			</DialogBody>
			<DialogButtons>
				<QuietButton
					// The harmless answer is the one that Enter gives.
					autoFocus
					onClick={onClose}
				>
					Cancel
				</QuietButton>
				<Button
					onClick={() => {
						onClose();
						onGenerate({ keepPlayed, isAnotherDraw });
					}}
				>
					Generate
				</Button>
			</DialogButtons>
		</>
	);
}
