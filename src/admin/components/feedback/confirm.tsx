import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { useLocation } from "react-router";
import { Dialog, DialogBody, DialogButtons } from "./dialog.tsx";

/** A question before something that cannot be taken lightly (decision A25: in the page). */
export type Question = {
	title: string;
	/** The sentence of spec §5 or §9. */
	text: string;
	/** What else is good to know before answering. */
	detail?: string;
	/** What the button does, such as "Delete". */
	yes: string;
	tone?: "plain" | "danger";
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
	useGoneWithScreen(() => setAsked(null));
	const ask = useCallback(
		(question: Question) =>
			new Promise<boolean>((resolve) => {
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
					</DialogBody>
					<DialogButtons>
						<button
							type="button"
							className="button button-quiet"
							// biome-ignore lint/a11y/noAutofocus: the harmless answer is the one Enter gives
							autoFocus
							onClick={() => asked.answer(false)}
						>
							Cancel
						</button>
						<button
							type="button"
							className={asked.tone === "danger" ? "button button-danger" : "button"}
							onClick={() => asked.answer(true)}
						>
							{asked.yes}
						</button>
					</DialogButtons>
				</Dialog>
			)}
		</ConfirmContext>
	);
}

/** Whoever goes back in the browser is not asked any more about the screen that was left. */
function useGoneWithScreen(forget: () => void): void {
	const { pathname } = useLocation();
	const [place, setPlace] = useState(pathname);
	if (place === pathname) return;
	setPlace(pathname);
	forget();
}
