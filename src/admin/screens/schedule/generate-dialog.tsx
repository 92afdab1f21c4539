import { useState } from "react";
import { messages } from "#domain/messages.ts";
import { CheckField } from "../../parts/check-field.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../parts/dialog.tsx";

type GenerateDialogProps = {
	isOpen: boolean;
	/** Whether some of the games were played. */
	hasPlayed: boolean;
	isPublished: boolean;
	onClose: () => void;
	onGenerate: (how: { keepPlayed: boolean; isAnotherDraw: boolean }) => void;
};

/** The question before games are made in place of those that are there (R9.32). */
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
				<p>{messages.schedules.confirmGenerate}</p>
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
				<button
					type="button"
					className="button button-quiet"
					// biome-ignore lint/a11y/noAutofocus: the harmless answer is the one Enter gives
					autoFocus
					onClick={onClose}
				>
					Cancel
				</button>
				<button
					type="button"
					className="button"
					onClick={() => {
						onClose();
						onGenerate({ keepPlayed, isAnotherDraw });
					}}
				>
					Generate
				</button>
			</DialogButtons>
		</>
	);
}
