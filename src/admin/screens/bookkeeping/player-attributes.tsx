import type { Answered } from "#api/client.ts";
import { toWire } from "#api/wire-words.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { attributeName } from "#ui/sport/stored-words.ts";
import { useEdited } from "../../components/list/use-edited.ts";
import { screen } from "../../shell/screen.tsx";
import { siteWords, words } from "../../words.ts";
import { AttributeDialog, typeWords } from "./attribute-dialog.tsx";
import type { KeptItem } from "./kept/kept.ts";
import { KeptScreen } from "./kept/kept-screen.tsx";
import { useKept } from "./kept/use-kept.ts";
import { type Whose, whoseBook } from "./whose.ts";

type Attribute = Answered<"GET", "/playerAttributes">["attributes"][number];
type AttributeItem = KeptItem & Pick<Attribute, "type">;
type Data = { whose: Whose; attributes: AttributeItem[] };

/** What is kept of every player, such as the shirt number, and whether visitors see it. */
export const playerAttributes = screen(async ({ request }): Promise<Data> => {
	const whose = await whoseBook(withoutSport(request.url));
	if (whose.sport === null) return { whose, attributes: [] };
	const { attributes } = await whose.calls.get("/playerAttributes", { ...whose.acting });
	return { whose, attributes: attributes.map(toItem) };
}, PlayerAttributes);

function PlayerAttributes({ whose, attributes }: Data) {
	const { acting, calls, sport } = whose;
	const edited = useEdited<AttributeItem>();
	const { shown, ...list } = useKept(
		attributes,
		{
			order: (ids) => {
				const attributes = ids.map((id, index) => ({ id, order: index + 1 }));
				return calls.put("/playerAttributes/reorder", { ...acting, attributes });
			},
			hide: (id, isHidden) =>
				calls.put("/playerAttributes/:id/toggleAttributeVisibility", {
					...acting,
					id,
					...toWire({ isVisible: !isHidden }),
				}),
			remove: (id) => calls.del("/playerAttributes/:id", { id, ...acting }),
			add: async ({ name, type }) =>
				(await calls.post("/playerAttributes", { ...acting, name, type })).attribute,
			reset: () => calls.post("/playerAttributes/reset", { ...acting }),
			undoReset: () => calls.post("/playerAttributes/reset/undo", { ...acting }),
		},
		{
			what: words.bookkeeping.attribute,
			withoutIt: words.bookkeeping.formsAndProfilesOfPlayers,
			failure: words.bookkeeping.theAttributeCouldNotBe2,
		},
	);
	return (
		<KeptScreen
			whose={whose}
			path="/playerAttributes"
			teaching={words.bookkeeping.formsAndProfilesOfPlayers2}
			add={words.bookkeeping.addAttribute}
			hasSportChoice={false}
			reset={{
				what: words.bookkeeping.playerAttributes,
				detail: words.bookkeeping.attributesYouAddedAreRemoved,
			}}
			preview={
				whose.sports.length > 1 && (
					<p className="soft">
						{words.bookkeeping.playersHaveOneList({ sport: sport?.name ?? "" })}
					</p>
				)
			}
			label={words.common.playerAttributes}
			list={list}
			shown={shown}
			lines={shown.map((it) => ({ ...it, name: attributeName(siteWords, it.name) }))}
			edit={edited.edit}
			empty={{
				title: words.bookkeeping.noPlayerAttributes,
				next: words.bookkeeping.playersHaveANameAnd,
			}}
		>
			<AttributeDialog key={edited.key} whose={whose} attribute={edited.item} {...edited.dialog} />
		</KeptScreen>
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
