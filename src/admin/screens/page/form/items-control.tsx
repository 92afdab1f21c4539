import { type ReactNode, useRef } from "react";
import type { Fields } from "#domain/page/fields.ts";
import { Icon } from "../../../components/feedback/icon.tsx";
import { FieldError } from "../../../components/form/field-error.tsx";
import type { FieldsFormProps } from "./control-props.ts";
import styles from "./form.module.css";
import { type Change, ownStep, useForm } from "./form-context.ts";
import { ListItem } from "./list-item.tsx";
import { useOpenItem } from "./use-open-item.ts";
import { excerptOf } from "./values.ts";

export type Thing = Readonly<Record<string, unknown>>;

type ItemsControlProps<Item extends Thing> = {
	field: { label: string; hint?: string; most: number; isOptional?: boolean };
	path: string;
	items: readonly Item[];
	onChange: Change;
	/** What one of them is called, which fields it has, and the address of the picture in it. */
	about: (item: Item, index: number) => About;
	/** They are short enough to stand open always. */
	isOpenAlways?: boolean;
	formOf: (props: FieldsFormProps) => ReactNode;
	/** What the button says, and what it does: `add` puts one at the end and opens it. */
	addLabel: string;
	onAdd: (add: (item: Item) => void) => void;
};

type About = { key: string | number; name: string; fields: Fields; picture?: string | undefined };

/** Things below each other, in an order of the writer's: opened, moved, removed and added. */
export function ItemsControl<Item extends Thing>(props: ItemsControlProps<Item>) {
	const { field, path, items, onChange, about, isOpenAlways, formOf, addLabel, onAdd } = props;
	const { open, setOpen, list, focusItem } = useOpenItem();
	const { problems } = useForm();
	const addButton = useRef<HTMLButtonElement>(null);
	const become = (next: readonly Item[]) =>
		onChange(next.length === 0 && field.isOptional ? undefined : next, ownStep(path));

	const add = (item: Item) => {
		become([...items, item]);
		setOpen(items.length);
		focusItem(items.length, "field");
	};
	const move = (index: number, by: number) => {
		const [item] = items.slice(index, index + 1);
		if (item === undefined) return;
		become(items.toSpliced(index, 1).toSpliced(index + by, 0, item));
		if (open === index) setOpen(index + by);
		focusItem(index + by, by < 0 ? "up" : "down");
	};
	const remove = (index: number) => {
		become(items.toSpliced(index, 1));
		setOpen(null);
		if (items.length > 1) focusItem(Math.min(index, items.length - 2), "remove");
		else addButton.current?.focus();
	};
	return (
		<fieldset className="stack stack-2">
			<legend className={styles.legend}>{field.label}</legend>
			{field.hint !== undefined && <p className="hint">{field.hint}</p>}
			<ol ref={list} className="stack stack-2">
				{items.map((item, index) => {
					const { key, name, fields, picture } = about(item, index);
					const at = `${path}.${index}`;
					return (
						<ListItem
							key={key}
							name={name}
							excerpt={excerptOf(fields, item)}
							picture={picture}
							place={{ index, count: items.length }}
							open={isOpenAlways ? "always" : open === index}
							onOpen={(isOpen) => setOpen(isOpen ? index : null)}
							onMove={move}
							onRemove={remove}
							error={problems.get(at)}
							hasProblem={[...problems.keys()].some((field) => field.startsWith(`${at}.`))}
						>
							{formOf({
								fields,
								path: `${at}.`,
								values: item,
								onChange: (next, mark) => onChange(items.with(index, next as Item), mark),
							})}
						</ListItem>
					);
				})}
			</ol>
			<FieldError of={path} error={problems.get(path)} />
			{items.length < field.most && (
				<button
					ref={addButton}
					type="button"
					className={styles.add}
					data-field={path}
					onClick={() => onAdd(add)}
				>
					<Icon name="add" />
					{addLabel}
				</button>
			)}
		</fieldset>
	);
}
