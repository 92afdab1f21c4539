import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { useLocation } from "react-router";
import { words } from "../../words.ts";
import { Field } from "../form/field.tsx";
import { Button, QuietButton } from "./button.tsx";
import { Dialog, DialogBody, DialogButtons } from "./dialog.tsx";

/** A question before something that cannot be taken lightly (rule `questions-in-the-page`). */
export type Question = {
	title: string;
	text: string;
	/** What else is good to know before answering. */
	detail?: string;
	/** What the button does, such as "Delete". */
	yes: string;
	tone?: "plain" | "danger";
	/** Has to be typed before: the name of what has results and goes. */
	typed?: string;
};

type Asked = Question & { answer: (isYes: boolean) => void };

const ConfirmContext = createContext<(question: Question) => Promise<boolean>>(async () => false);

/** Asks and waits for the answer; Escape means no. */
export function useConfirm(): (question: Question) => Promise<boolean> {
	return useContext(ConfirmContext);
}

/** The one place where questions are asked. */
export function Confirmations({ children }: { children: ReactNode }) {
	const [asked, setAsked] = useState<Asked | null>(null);
	const [typed, setTyped] = useState("");
	useGoneWithScreen(() => setAsked(null));
	const ask = useCallback(
		(question: Question) =>
			new Promise<boolean>((resolve) => {
				setTyped("");
				setAsked({
					...question,
					answer: (isYes) => {
						setAsked(null);
						resolve(isYes);
					},
				});
			}),
		[],
	);
	return (
		<ConfirmContext value={ask}>
			{children}
			{asked !== null && (
				<Dialog isOpen isAlert title={asked.title} onClose={() => asked.answer(false)}>
					<DialogBody>
						<p>{asked.text}</p>
						{asked.detail !== undefined && <p className="soft">{asked.detail}</p>}
						{asked.typed !== undefined && (
							<Field
								label={words.common.typeToDelete({ typed: asked.typed })}
								name="typed"
								value={typed}
								onChange={({ target }) => setTyped(target.value)}
								autoComplete="off"
								spellCheck={false}
							/>
						)}
					</DialogBody>
					<DialogButtons>
						<QuietButton
							// The harmless answer is the one that Enter gives.
							autoFocus
							onClick={() => asked.answer(false)}
						>
							{words.common.cancel}
						</QuietButton>
						<Button
							tone={asked.tone ?? "plain"}
							disabled={asked.typed !== undefined && typed.trim() !== asked.typed.trim()}
							onClick={() => asked.answer(true)}
						>
							{asked.yes}
						</Button>
					</DialogButtons>
				</Dialog>
			)}
		</ConfirmContext>
	);
}

/** Going back in the browser takes away a question about the screen that was left. */
function useGoneWithScreen(forget: () => void): void {
	const { pathname } = useLocation();
	const [place, setPlace] = useState(pathname);
	if (place === pathname) return;
	setPlace(pathname);
	forget();
}
