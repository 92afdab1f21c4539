import { type Reset, useReset } from "./use-reset.ts";

/** Back to what a sport begins with. */
export function ResetButton(props: Reset) {
	const { ask, isBusy } = useReset();
	return (
		<button
			type="button"
			className="button button-quiet"
			aria-busy={isBusy}
			onClick={() => ask(props)}
		>
			Reset
		</button>
	);
}
