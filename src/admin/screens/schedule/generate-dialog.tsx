import { useState } from "react";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { CheckField } from "../../components/form/check-field.tsx";
import { words } from "../../words.ts";

/** How games are made. */
type How = Record<"keepPlayed" | "isAnotherDraw" | "isThorough", boolean>;

const asked = [
	{ name: "keepPlayed", label: words.schedule.keepPlayed, hint: words.schedule.theyStay },
	{ name: "isAnotherDraw", label: words.schedule.tryAnotherDraw, hint: words.schedule.mixesAnew },
	{ name: "isThorough", label: words.together.thorough, hint: words.schedule.thoroughHint },
] as const;

type GenerateDialogProps = {
	isOpen: boolean;
	/** Whether some of the games were played. */
	hasPlayed: boolean;
	isPublished: boolean;
	onClose: () => void;
	onGenerate: (how: How) => void;
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
	const [how, setHow] = useState<How>({
		keepPlayed: hasPlayed,
		isAnotherDraw: false,
		isThorough: false,
	});
	const choices = asked.filter(({ name }) => name !== "keepPlayed" || hasPlayed);
	return (
		<>
			<DialogBody>
				<p>{words.messages.schedules.confirmGenerate}</p>
				{choices.map(({ name, label, hint }) => (
					<CheckField
						key={name}
						name={name}
						label={label}
						hint={hint}
						checked={how[name]}
						onChange={({ target }) => setHow({ ...how, [name]: target.checked })}
					/>
				))}
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
						onGenerate(how);
					}}
				>
					{words.schedule.generate}
				</Button>
			</DialogButtons>
		</>
	);
}
