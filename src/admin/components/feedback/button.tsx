import type { ComponentProps } from "react";

type ButtonProps = {
	tone?: "plain" | "quiet" | "danger";
	/** What it does is being done, and cannot be asked for again. */
	isBusy?: boolean;
} & Omit<ComponentProps<"button">, "className">;

export function Button({ tone = "plain", isBusy, ...rest }: ButtonProps) {
	return (
		<button
			type="button"
			className={tone === "plain" ? "button" : `button button-${tone}`}
			{...(isBusy !== undefined && { "aria-disabled": isBusy, "aria-busy": isBusy })}
			{...rest}
			// A disabled button would drop the keyboard's focus out of its dialog, and Escape with it.
			{...(isBusy && { onClick: (event) => event.preventDefault() })}
		/>
	);
}

/** Beside what the screen or the dialog is for. */
export function QuietButton(props: Omit<ButtonProps, "tone">) {
	return <Button tone="quiet" {...props} />;
}

/** Sends its form. */
export function SubmitButton(props: Omit<ButtonProps, "type">) {
	return <Button type="submit" {...props} />;
}
