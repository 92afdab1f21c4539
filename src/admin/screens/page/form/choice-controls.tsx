import { useState } from "react";
import type { ChoiceField, CountField, LeagueField } from "#domain/page/fields.ts";
import { client } from "../../../client.ts";
import { Field } from "../../../components/form/field.tsx";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Select } from "../../../components/form/select.tsx";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { words } from "../../../words.ts";
import type { ControlProps } from "./control-props.ts";
import { useForm } from "./form-context.ts";

/** One of a few words. */
export function ChoiceControl({ field, path, value, onChange }: ControlProps<ChoiceField>) {
	return (
		<Select
			label={field.label}
			hint={field.hint}
			name={path}
			error={useForm().problems.get(path)}
			value={typeof value === "string" ? value : (field.options[0]?.value ?? "")}
			options={field.options}
			onChange={({ target }) => onChange(target.value, path)}
		/>
	);
}

/** A whole number. What is out of its bounds stays in the field and is not taken over. */
export function CountControl({ field, path, value, onChange }: ControlProps<CountField>) {
	const { least, most, start, label, hint } = field;
	const known = typeof value === "number" ? value : start;
	const [typed, setTyped] = useState<string | null>(null);
	const number = typed === null ? known : Number(typed);
	const isRight = typed !== "" && Number.isInteger(number) && number >= least && number <= most;
	return (
		<Field
			label={label}
			hint={hint}
			name={path}
			type="number"
			inputMode="numeric"
			min={least}
			max={most}
			error={isRight ? undefined : words.page.numberFromTo({ least, most })}
			value={typed !== null && (!isRight || number === known) ? typed : String(known)}
			onChange={({ target }) => {
				setTyped(target.value);
				const next = Number(target.value);
				const isTaken = target.value !== "" && Number.isInteger(next);
				if (isTaken && next >= least && next <= most) onChange(next, path);
			}}
		/>
	);
}

/** One of the organization's leagues, or all of them. */
export function LeagueControl({ field, path, value, onChange }: ControlProps<LeagueField>) {
	const leagues = useLookup({
		of: "leagues",
		load: async () => (await client.get("/leagues/list")).leagues,
		failure: words.page.theLeaguesCouldNotBe,
	});
	const known = optionsOf(leagues ?? []);
	const chosen = typeof value === "number" ? String(value) : "";
	const isKnown = chosen === "" || known.some((option) => option.value === chosen);
	return (
		<Select
			label={field.label}
			hint={field.hint}
			name={path}
			error={useForm().problems.get(path)}
			value={chosen}
			options={[
				{ value: "", label: words.common.allLeagues },
				...known,
				...(isKnown
					? []
					: [{ value: chosen, label: leagues === null ? "…" : words.page.aDeletedLeague }]),
			]}
			onChange={({ target }) =>
				onChange(target.value === "" ? undefined : Number(target.value), path)
			}
		/>
	);
}
