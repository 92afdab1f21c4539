import { createContext, type ReactNode, useContext } from "react";
import styles from "./messages.module.css";
import { usePassing } from "./use-passing.ts";

type Message = { text: string; tone: "success" | "error" };

const MessagesContext = createContext<(message: Message) => void>(() => {});

/** Says something to the user for three seconds, on the screen and to screen readers. */
export function useSay(): (message: Message) => void {
	return useContext(MessagesContext);
}

/** The place for messages. It is there before the first one, or screen readers would miss that. */
export function Messages({ children }: { children: ReactNode }) {
	const [message, say] = usePassing<Message>();
	return (
		<MessagesContext value={say}>
			{children}
			<div role="status" className={styles.place}>
				{message !== null && (
					<p className={styles.message} data-tone={message.tone}>
						{message.text}
					</p>
				)}
			</div>
		</MessagesContext>
	);
}
