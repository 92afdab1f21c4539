import type { ReactNode } from "react";
import type { Saved, useSaving } from "./use-saving.ts";

type SentFormProps = Pick<ReturnType<typeof useSaving>, "form" | "run"> & {
	className: string | undefined;
	/** Sends what stands in the fields and says what came of it, or null where nothing is to be said. */
	send: (text: (name: string) => string) => Promise<Saved | null>;
	children: ReactNode;
};

/** A form whose fields keep themselves what is typed, and are read when it is sent. */
export function SentForm({ form, run, className, send, children }: SentFormProps) {
	return (
		<form
			ref={form}
			className={className}
			onSubmit={(event) => {
				event.preventDefault();
				const sent = new FormData(event.currentTarget);
				void run(() => send((name) => String(sent.get(name) ?? "")));
			}}
		>
			{children}
		</form>
	);
}
