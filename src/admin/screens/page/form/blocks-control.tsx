import { useState } from "react";
import { kindOf, kindsInside } from "#blocks/kinds.ts";
import type { BlockContent, BlocksField } from "#domain/page/fields.ts";
import { words } from "../../../words.ts";
import { Palette } from "../palette/palette.tsx";
import { blockWord } from "./block-words.ts";
import type { NestedControlProps } from "./control-props.ts";
import { useForm } from "./form-context.ts";
import { ItemsControl } from "./items-control.tsx";
import { blankOf } from "./values.ts";

/** Blocks inside a block. */
export function BlocksControl({ value, ...rest }: NestedControlProps<BlocksField>) {
	/** Adds the block that is chosen next. */
	const [adding, setAdding] = useState<{ add: (block: BlockContent) => void } | null>(null);
	const { newId } = useForm();
	return (
		<>
			<ItemsControl
				{...rest}
				items={Array.isArray(value) ? (value as readonly BlockContent[]) : []}
				about={({ id, kind: name }) => {
					const kind = kindOf(name);
					const label = kind === undefined ? words.page.block : blockWord(kind.label);
					return { key: id, name: label, fields: kind?.fields ?? {} };
				}}
				addLabel={words.page.addABlockHere}
				onAdd={(add) => setAdding({ add })}
			/>
			{adding !== null && (
				<Palette
					kinds={kindsInside}
					onClose={() => setAdding(null)}
					onChoose={({ kind, fields }) => {
						setAdding(null);
						adding.add({ id: newId(), kind, ...blankOf(fields) });
					}}
				/>
			)}
		</>
	);
}
