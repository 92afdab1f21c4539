import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { words } from "../../words.ts";
import { Icon, type IconName } from "./icon.tsx";

export type MoreItem = { icon: IconName; label: string; onAction: () => void };

type MoreMenuProps = {
	/** What it is more of, by name. */
	name: string;
	items: readonly MoreItem[];
	isDisabled?: boolean;
};

/** What is wanted seldom, behind one button. */
export function MoreMenu({ name, items, isDisabled = false }: MoreMenuProps) {
	return (
		<MenuTrigger>
			<AriaButton className="button button-quiet" isDisabled={isDisabled}>
				<Icon name="more" />
				{words.common.more}
			</AriaButton>
			<Popover className="popover" placement="bottom end">
				<Menu className="menu" aria-label={words.common.moreFor({ name })}>
					{items.map(({ icon, label, onAction }) => (
						<MenuItem
							key={label}
							className="menu-item ring-inside"
							textValue={label}
							onAction={onAction}
						>
							<Icon name={icon} />
							{label}
						</MenuItem>
					))}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
