import { Button } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

type ActionButtonProps = {
	icon: IconName;
	onClick: () => void;
	/** Beside what the screen is for, such as adding. */
	isQuiet?: boolean;
	children: string;
};

/** What can be done with a whole screen, in words. */
export function ActionButton({ icon, onClick, isQuiet = false, children }: ActionButtonProps) {
	return (
		<Button tone={isQuiet ? "quiet" : "plain"} onClick={onClick}>
			<Icon name={icon} />
			{children}
		</Button>
	);
}
