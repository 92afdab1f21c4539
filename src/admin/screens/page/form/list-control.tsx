import type { ListField } from "#domain/page/fields.ts";
import { words } from "../../../words.ts";
import type { NestedControlProps } from "./control-props.ts";
import { ItemsControl, type Thing } from "./items-control.tsx";
import { blankOf, isShort, pictureOf } from "./values.ts";

/** Things of one shape below each other. They have no ids: what they say comes from outside. */
export function ListControl({ field, value, ...rest }: NestedControlProps<ListField>) {
	const name = field.item.charAt(0).toUpperCase() + field.item.slice(1);
	return (
		<ItemsControl
			{...rest}
			field={field}
			items={Array.isArray(value) ? (value as readonly Thing[]) : []}
			about={(thing, index) => ({
				key: index,
				name: `${name} ${index + 1}`,
				fields: field.of,
				picture: pictureOf(field.of, thing),
			})}
			isOpenAlways={isShort(field.of)}
			addLabel={words.page.addItem({ item: field.item })}
			onAdd={(add) => add(blankOf(field.of))}
		/>
	);
}
