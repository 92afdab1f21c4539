import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./icon-button.module.css";

type IconButtonProps = {
	icon: IconName;
	/** Says what it does and to what: "Edit Hawks". */
	label: string;
	tone?: "plain" | "danger";
} & Pick<ComponentProps<"button">, "onClick" | "disabled">;

/** A button that is only a picture; its label is its name and its hint. */
export function IconButton({ icon, label, tone = "plain", ...rest }: IconButtonProps) {
	return (
		<button
			type="button"
			className={styles.button}
			data-tone={tone}
			aria-label={label}
			title={label}
			{...rest}
		>
			<Icon name={icon} />
		</button>
	);
}
