import type { Answered } from "#api/client.ts";
import { Badge } from "#ui/badge.tsx";
import { useEdited } from "../../parts/use-edited.ts";
import { screen } from "../../shell/screen.tsx";
import { AttributeDialog, typeWords } from "./attribute-dialog.tsx";
import { BookFrame } from "./book-frame.tsx";
import type { KeptItem } from "./kept.ts";
import { KeptPanel } from "./kept-panel.tsx";
import { ResetButton } from "./reset-button.tsx";
import { useOrder } from "./use-order.ts";
import { useRemovingKept } from "./use-removing-kept.ts";
import { useVisibility } from "./use-visibility.ts";
import { type Whose, whoseBook } from "./whose.ts";

type Attribute = Answered<"GET", "/playerAttributes">["attributes"][number];
type AttributeItem = KeptItem & Pick<Attribute, "type">;
type Data = { whose: Whose; attributes: AttributeItem[] };

/** What is kept of every player (R2.71), such as the shirt number, and whether visitors see it. */
export const playerAttributes = screen(async ({ request }): Promise<Data> => {
	const whose = await whoseBook(withoutSport(request.url));
	if (whose.sport === null) return { whose, attributes: [] };
	const { attributes } = await whose.calls.get("/playerAttributes", { ...whose.acting });
	return { whose, attributes: attributes.map(toItem) };
}, PlayerAttributes);

function PlayerAttributes({ whose, attributes }: Data) {
	const { acting, calls, sport } = whose;
	const edited = useEdited<AttributeItem>();
	const { gone, remove } = useRemovingKept();
	const saveOrder = async (ids: readonly number[]) => {
		const attributes = ids.map((id, index) => ({ id, order: index + 1 }));
		return (await calls.put("/playerAttributes/reorder", { ...acting, attributes })).message;
	};
	const saveHidden = async (id: number, isHidden: boolean) => {
		const path = "/playerAttributes/:id/toggleAttributeVisibility";
		return (await calls.put(path, { ...acting, id, is_visible: !isHidden })).message;
	};
	const order = useOrder(attributes, saveOrder);
	const visibility = useVisibility(order.shown, saveHidden);
	const shown = visibility.shown.filter(({ id }) => !gone.has(id));
	const bringBack = async ({ id, name, type, isHidden }: AttributeItem) => {
		const { attribute } = await calls.post("/playerAttributes", { ...acting, name, type });
		if (attribute.hidden !== isHidden) await saveHidden(attribute.id, isHidden);
		await saveOrder(attributes.map((it) => (it.id === id ? attribute.id : it.id)));
		return `${name} is back`;
	};
	const removeAsked = (id: number) => {
		const item = shown.find((it) => it.id === id);
		if (item === undefined) return;
		void remove({
			item,
			what: "attribute",
			text: "Forms and profiles of players are without it from now on.",
			remove: async () => (await calls.del("/playerAttributes/:id", { id, ...acting })).message,
			bringBack: () => bringBack(item),
			failure: "The attribute could not be deleted.",
		});
	};
	const reset = async () => (await calls.post("/playerAttributes/reset", { ...acting })).message;
	const undo = async () =>
		(await calls.post("/playerAttributes/reset/undo", { ...acting })).message;
	return (
		<BookFrame
			whose={whose}
			path="/playerAttributes"
			teaching="Forms and profiles of players have these in this order. Visitors see the shown ones alone."
			add={{ label: "Add attribute", onAdd: () => edited.edit("new") }}
			hasSportChoice={false}
			tools={
				<ResetButton
					what="player attributes"
					detail="Attributes of your own go; those with values of players stay, hidden, at the end."
					{...{ reset, undo }}
				/>
			}
		>
			{whose.sports.length > 1 && (
				<p className="soft">
					Players have one list: that of {sport?.name}, the first of your sports.
				</p>
			)}
			<KeptPanel
				label="Player attributes"
				items={shown}
				onOrder={order.putInOrder}
				onHide={visibility.setHidden}
				onEdit={(id) => edited.edit(shown.find((item) => item.id === id) ?? null)}
				onDelete={removeAsked}
				empty={{
					title: "No player attributes",
					next: "Players have a name and a picture. Add what else you keep of them, such as their number.",
				}}
			/>
			<AttributeDialog key={edited.key} whose={whose} attribute={edited.item} {...edited.dialog} />
		</BookFrame>
	);
}

/** The API keeps attributes of the first sport only. */
function withoutSport(address: string): URL {
	const url = new URL(address);
	url.searchParams.delete("sport");
	return url;
}

function toItem({ id, name, type, hidden }: Attribute): AttributeItem {
	return { id, name, type, isHidden: hidden, note: <Badge>{typeWords[type]}</Badge> };
}
