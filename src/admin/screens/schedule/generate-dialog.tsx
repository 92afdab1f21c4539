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
	onGenerate: (how: { keepPlayed: boolean; isAnotherDraw: boolean; isThorough: boolean }) => void;
};

/** The question before games are made in place of those that are there. */
export function GenerateDialog({ isOpen, onClose, ...props }: GenerateDialogProps) {
	return (
		<Dialog title={words.schedule.generateAgain} isOpen={isOpen} onClose={onClose} isAlert>
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
	const [isThorough, setThorough] = useState(false);
	return (
		<>
			<DialogBody>
				<p>{words.messages.schedules.confirmGenerate}</p>
				{hasPlayed && (
					<CheckField
						label={words.schedule.keepPlayed}
						name="keepPlayed"
						hint={words.schedule.theyStay}
						checked={keepPlayed}
						onChange={({ target }) => setKeepPlayed(target.checked)}
					/>
				)}
				<CheckField
					label={words.schedule.tryAnotherDraw}
					name="anotherDraw"
					hint={words.schedule.mixesAnew}
					checked={isAnotherDraw}
					onChange={({ target }) => setAnotherDraw(target.checked)}
				/>
				<CheckField
					label={words.together.thorough}
					name="thorough"
					hint={words.schedule.thoroughHint}
					checked={isThorough}
					onChange={({ target }) => setThorough(target.checked)}
				/>
				{isPublished && <p className="notice">{words.schedule.newGamesAtOnce}</p>}
				<p className="soft">{words.schedule.youCanUndoThis}</p>
			</DialogBody>
			<DialogButtons>
				<QuietButton
					// The harmless answer is the one that Enter gives.
					autoFocus
					onClick={onClose}
				>
					{words.common.cancel}
				</QuietButton>
				<Button
					onClick={() => {
						onClose();
						onGenerate({ keepPlayed, isAnotherDraw, isThorough });
					}}
				>
					{words.schedule.generate}
				</Button>
			</DialogButtons>
		</>
	);
}
