import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { words } from "../../words.ts";
import { Icon } from "../feedback/icon.tsx";
import styles from "./choose-one.module.css";

type ChooseOneProps = {
	label: string;
	/** Under this name the chosen one's id is in the form. */
	name?: string;
	options: readonly { id: number; name: string; note?: string | undefined }[];
	value?: number | null;
	onChange?: (id: number | null) => void;
	placeholder?: string;
	/** The options are still loading; what is typed meanwhile finds them once they are there. */
	isLoading?: boolean;
	/** Said when nothing has this name. */
	none?: string;
	error?: string | undefined;
};

/** One of many, found by typing: an existing player, a team to copy. */
export function ChooseOne(props: ChooseOneProps) {
	const { label, name, options, value, onChange, placeholder, isLoading, error } = props;
	const { none = words.common.nothingOfThisName } = props;
	return (
		<ComboBox
			className="stack-1"
			defaultItems={options}
			{...(name !== undefined && { name, formValue: "key" as const })}
			{...(value !== undefined && { selectedKey: value })}
			onSelectionChange={(key) => onChange?.(key === null ? null : Number(key))}
			isInvalid={error !== undefined}
			// By itself the browser would not send the form again until something else was chosen.
			validationBehavior="aria"
			menuTrigger="focus"
			allowsEmptyCollection
		>
			<Label className="label">{label}</Label>
			<span className={styles.control}>
				<Input className="control" {...(placeholder !== undefined && { placeholder })} />
				<Icon name="choose" />
			</span>
			{error !== undefined && <p className="error">{error}</p>}
			<Popover className={styles.popover ?? ""}>
				<ListBox<ChooseOneProps["options"][number]>
					className="ringless"
					renderEmptyState={() => (
						<p className={styles.none}>{isLoading ? words.common.loading : none}</p>
					)}
				>
					{(option) => (
						<ListBoxItem id={option.id} textValue={option.name} className={styles.option ?? ""}>
							<span>{option.name}</span>
							{option.note !== undefined && <span className={styles.note}>{option.note}</span>}
						</ListBoxItem>
					)}
				</ListBox>
			</Popover>
		</ComboBox>
	);
}
