import { useRef } from "react";
import type { ListField } from "#domain/page/fields.ts";
import { Icon } from "../../../components/feedback/icon.tsx";
import { FieldError } from "../../../components/form/field-error.tsx";
import type { NestedControlProps } from "./control-props.ts";
import styles from "./form.module.css";
import { ownStep, useForm } from "./form-context.ts";
import { ListItem } from "./list-item.tsx";
import { useOpenItem } from "./use-open-item.ts";
import { blankOf, excerptOf, isShort, pictureOf } from "./values.ts";

type Thing = Readonly<Record<string, unknown>>;

/** Things of one shape below each other, in an order of the writer's. */
export function ListControl({
	field,
	path,
	value,
	onChange,
	formOf,
}: NestedControlProps<ListField>) {
	const things = Array.isArray(value) ? (value as readonly Thing[]) : [];
	const isOpenAlways = isShort(field.of);
	const { open, setOpen, list, focusItem } = useOpenItem();
	const { problems } = useForm();
	const addButton = useRef<HTMLButtonElement>(null);
	const become = (next: readonly Thing[]) =>
		onChange(next.length === 0 && field.isOptional ? undefined : next, ownStep(path));

	const add = () => {
		become([...things, blankOf(field.of)]);
		setOpen(things.length);
		focusItem(things.length, "field");
	};
	const move = (index: number, by: number) => {
		const [thing] = things.slice(index, index + 1);
		if (thing === undefined) return;
		become(things.toSpliced(index, 1).toSpliced(index + by, 0, thing));
		if (open === index) setOpen(index + by);
		focusItem(index + by, by < 0 ? "up" : "down");
	};
	const remove = (index: number) => {
		become(things.toSpliced(index, 1));
		setOpen(null);
		if (things.length > 1) focusItem(Math.min(index, things.length - 2), "remove");
		else addButton.current?.focus();
	};
	return (
		<fieldset className="stack stack-2">
			<legend className={styles.legend}>{field.label}</legend>
			{field.hint !== undefined && <p className="hint">{field.hint}</p>}
			<ol ref={list} className="stack stack-2">
				{things.map((thing, index) => (
					<ListItem
						// biome-ignore lint/suspicious/noArrayIndexKey: things have no ids; their values come from outside
						key={index}
						name={`${capital(field.item)} ${index + 1}`}
						excerpt={excerptOf(field.of, thing)}
						picture={pictureOf(field.of, thing)}
						place={{ index, count: things.length }}
						open={isOpenAlways ? "always" : open === index}
						onOpen={(isOpen) => setOpen(isOpen ? index : null)}
						onMove={move}
						onRemove={remove}
						error={problems.get(`${path}.${index}`)}
						hasProblem={hasProblem(problems, `${path}.${index}.`)}
					>
						{formOf({
							fields: field.of,
							path: `${path}.${index}.`,
							values: thing,
							onChange: (next, mark) => onChange(things.with(index, next), mark),
						})}
					</ListItem>
				))}
			</ol>
			<FieldError of={path} error={problems.get(path)} />
			{things.length < field.most && (
				<button
					ref={addButton}
					type="button"
					className={styles.add}
					data-field={path}
					onClick={add}
				>
					<Icon name="add" />
					Add a {field.item}
				</button>
			)}
		</fieldset>
	);
}

export function hasProblem(problems: ReadonlyMap<string, string>, start: string): boolean {
	return [...problems.keys()].some((at) => at.startsWith(start));
}

function capital(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
