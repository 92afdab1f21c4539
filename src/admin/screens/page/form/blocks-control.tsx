import { useState } from "react";
import { kindOf } from "#blocks/kinds.ts";
import type { BlockContent, BlocksField } from "#domain/page/fields.ts";
import { Icon } from "../../../components/feedback/icon.tsx";
import { FieldError } from "../../../components/form/field-error.tsx";
import { Palette } from "../palette/palette.tsx";
import type { NestedControlProps } from "./control-props.ts";
import styles from "./form.module.css";
import { ownStep, useForm } from "./form-context.ts";
import { hasProblem } from "./list-control.tsx";
import { ListItem } from "./list-item.tsx";
import { useOpenItem } from "./use-open-item.ts";
import { blankOf, excerptOf } from "./values.ts";

/** Blocks inside a block. */
export function BlocksControl({
	field,
	path,
	value,
	onChange,
	formOf,
}: NestedControlProps<BlocksField>) {
	const blocks = Array.isArray(value) ? (value as readonly BlockContent[]) : [];
	const { open, setOpen, list, focusItem } = useOpenItem();
	const [isAdding, setAdding] = useState(false);
	const { problems, newId } = useForm();
	const become = (next: readonly BlockContent[]) =>
		onChange(next.length === 0 && field.isOptional ? undefined : next, ownStep(path));

	const move = (index: number, by: number) => {
		const [block] = blocks.slice(index, index + 1);
		if (block === undefined) return;
		become(blocks.toSpliced(index, 1).toSpliced(index + by, 0, block));
		if (open === index) setOpen(index + by);
		focusItem(index + by, by < 0 ? "up" : "down");
	};
	const remove = (index: number) => {
		become(blocks.toSpliced(index, 1));
		setOpen(null);
		focusItem(Math.min(index, blocks.length - 2), "remove");
	};
	return (
		<fieldset className="stack stack-2">
			<legend className={styles.legend}>{field.label}</legend>
			{field.hint !== undefined && <p className="hint">{field.hint}</p>}
			<ol ref={list} className="stack stack-2">
				{blocks.map((block, index) => {
					const kind = kindOf(block.kind);
					return (
						<ListItem
							key={block.id}
							name={kind?.label ?? "Block"}
							excerpt={kind === undefined ? "" : excerptOf(kind.fields, block)}
							place={{ index, count: blocks.length }}
							open={open === index}
							onOpen={(isOpen) => setOpen(isOpen ? index : null)}
							onMove={move}
							onRemove={remove}
							error={problems.get(`${path}.${index}`)}
							hasProblem={hasProblem(problems, `${path}.${index}.`)}
						>
							{formOf({
								fields: kind?.fields ?? {},
								path: `${path}.${index}.`,
								values: block,
								onChange: (next, mark) => onChange(blocks.with(index, next as BlockContent), mark),
							})}
						</ListItem>
					);
				})}
			</ol>
			<FieldError of={path} error={problems.get(path)} />
			{blocks.length < field.most && (
				<button
					type="button"
					className={styles.add}
					data-field={path}
					onClick={() => setAdding(true)}
				>
					<Icon name="add" />
					Add a block here
				</button>
			)}
			{isAdding && (
				<Palette
					isInside
					onClose={() => setAdding(false)}
					onChoose={({ kind, fields }) => {
						setAdding(false);
						become([...blocks, { id: newId(), kind, ...blankOf(fields) }]);
						setOpen(blocks.length);
						focusItem(blocks.length, "field");
					}}
				/>
			)}
		</fieldset>
	);
}
