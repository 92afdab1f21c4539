import type { Answered } from "#api/client.ts";
import { toWire } from "#api/wire-words.ts";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import { attributeName } from "#ui/sport/stored-words.ts";
import { Field } from "../../../components/form/field.tsx";
import { text } from "../../../components/form/form-values.ts";
import { siteWords } from "../../../words.ts";
import { type RosterPlayer, rosterFacts } from "./roster-players.ts";

export type Attribute = Pick<
	Answered<"GET", "/playerAttributes">["attributes"][number],
	"id" | "name" | "type" | "sportId"
>;

type FactFieldsProps = {
	facts: readonly Attribute[];
	/** Null for a new one. */
	player: RosterPlayer | null;
	errors: Record<string, string>;
};

/** What a roster shows of a player beside the name: number and position. */
export function FactFields({ facts, player, errors }: FactFieldsProps) {
	return facts.map(({ id, name, type }) => (
		<Field
			key={id}
			label={attributeName(siteWords, name)}
			name={fieldName(id)}
			autoComplete="off"
			inputMode={type === "number" ? "decimal" : "text"}
			defaultValue={(player && attributeNamed(player.attributeValues, name)) ?? ""}
			error={wrongIn(errors, name)}
		/>
	));
}

/** Those that the organization keeps, in the order of the roster. */
export function factsAmong(attributes: readonly Attribute[]): Attribute[] {
	return rosterFacts.flatMap(
		(fact) => attributes.find(({ name }) => name.trim().toLowerCase() === fact.toLowerCase()) ?? [],
	);
}

/** What was typed, as the API takes it. */
export function factsIn(form: FormData, facts: readonly Attribute[]) {
	return toWire(facts.map(({ id }) => ({ attributeId: id, value: text(form, fieldName(id)) })));
}

function fieldName(id: number): string {
	return `attribute-${id}`;
}

/** The server names all attributes alike; its sentence begins with the one it means. */
function wrongIn({ attributes }: Record<string, string>, name: string): string | undefined {
	return attributes?.startsWith(name) ? attributes : undefined;
}
