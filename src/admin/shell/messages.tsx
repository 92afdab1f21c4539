import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useRef,
	useState,
} from "react";
import { messageClearMs } from "#domain/messages.ts";
import { focusScreen } from "./focus-screen.ts";
import styles from "./messages.module.css";

export type Message = {
	text: string;
	tone: "success" | "error";
	/** Something to do about it, such as "Undo", which stays longer than the text. */
	action?: { label: string; run: () => void } | undefined;
};

/** Long enough to read a sentence, decide and reach the button. */
const withActionMs = 8000;

const MessagesContext = createContext<(message: Message) => void>(() => {});

/** Says something to the user for three seconds, on the screen and to screen readers. */
export function useSay(): (message: Message) => void {
	return useContext(MessagesContext);
}

/**
 * The place for messages, and for what is to stand there `beside` them. It is there before the first one,
 * or screen readers would miss that.
 */
export function Messages({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
	const { message, say, hold, release, clear } = useMessage();
	return (
		<MessagesContext value={say}>
			{children}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: who reads or reaches for a message holds it; nothing is operated */}
			<div
				className={styles.place}
				// Dialogs hide the page behind them from screen readers, but not what is said.
				data-react-aria-top-layer="true"
				onPointerEnter={hold}
				onPointerLeave={release}
				onFocus={hold}
				onBlur={release}
			>
				{beside}
				<div role="status">
					{message?.tone === "success" && <Said message={message} clear={clear} />}
				</div>
				<div role="alert">
					{message?.tone === "error" && <Said message={message} clear={clear} />}
				</div>
			</div>
		</MessagesContext>
	);
}

/**
 * The newest message and its time, which stands still while somebody is at it
 * (rule `three-seconds`).
 */
function useMessage() {
	const [message, setMessage] = useState<Message | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isHeld = useRef(false);
	const clear = useCallback(() => {
		isHeld.current = false;
		setMessage(null);
	}, []);
	const release = useCallback(() => {
		isHeld.current = false;
		clearTimeout(timer.current);
		timer.current = setTimeout(clear, messageClearMs);
	}, [clear]);
	const say = useCallback(
		(next: Message) => {
			clearTimeout(timer.current);
			setMessage(next);
			if (isHeld.current) return;
			const isText = next.action === undefined;
			if (isText || next.tone === "error") {
				timer.current = setTimeout(clear, isText ? messageClearMs : withActionMs);
				return;
			}
			// The sentence goes like all others; what can be done stays (rule `three-seconds`).
			timer.current = setTimeout(() => {
				setMessage({ ...next, text: "" });
				timer.current = setTimeout(clear, withActionMs - messageClearMs);
			}, messageClearMs);
		},
		[clear],
	);
	const hold = useCallback(() => {
		isHeld.current = true;
		clearTimeout(timer.current);
	}, []);
	useEffect(() => () => clearTimeout(timer.current), []);
	return { message, say, hold, release, clear };
}

function Said({ message, clear }: { message: Message; clear: () => void }) {
	const { text, tone, action } = message;
	return (
		<div className={styles.message} data-tone={tone}>
			{text !== "" && <p>{text}</p>}
			{action !== undefined && (
				<button
					type="button"
					className={styles.action}
					onClick={() => {
						clear();
						action.run();
						focusScreen();
					}}
				>
					{action.label}
				</button>
			)}
		</div>
	);
}
