import { useId } from "react";
import { weekdays } from "#domain/schedule/schedule.ts";
import { dateWords } from "#domain/time/date-words.ts";
import { Icon } from "../../../../components/feedback/icon.tsx";
import { IconButton } from "../../../../components/feedback/icon-button.tsx";
import { Field } from "../../../../components/form/field.tsx";
import { optionsOf } from "../../../../components/form/options-of.ts";
import { Select } from "../../../../components/form/select.tsx";
import { words } from "../../../../words.ts";
import styles from "../list-parts.module.css";
import type { RulesPartProps } from "../rules-part.ts";
import { newWish, type TypedWish, wishFields } from "./typed-wish.ts";

/** What would be nice to have: each wish with the few fields that it needs. */
export function Wishes({ typed, teams, venues, onChange, errors }: RulesPartProps) {
	const { wishes } = typed;
	const names = [...venues.map(({ name }) => name), ...typed.courts];
	const places = [...new Set(names)].map((name) => ({ value: name, label: name }));
	const write = (index: number, change: Partial<TypedWish>) => {
		const wish = wishes[index];
		if (wish) onChange({ wishes: wishes.with(index, { ...wish, ...change }) });
	};
	return (
		<div className="stack-4">
			{wishes.map((wish, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a wish is its place in the list
				<fieldset key={index} className={styles.group}>
					<legend className="visually-hidden">{words.wish.wish({ number: index + 1 })}</legend>
					<div className={styles.game}>
						<Select
							label={words.wish.kind}
							name={`wish-${index}-kind`}
							value={wish.kind}
							onChange={({ target }) => write(index, { kind: target.value as TypedWish["kind"] })}
							options={kinds}
						/>
						<WishFields
							wish={wish}
							number={index}
							teams={teams}
							places={[{ value: "", label: words.wish.fields.place }, ...places]}
							write={(change) => write(index, change)}
						/>
						<IconButton
							icon="remove"
							label={words.wish.remove({ number: index + 1 })}
							onClick={() => onChange({ wishes: wishes.toSpliced(index, 1) })}
						/>
					</div>
					{errors[`wish-${index}`] !== undefined && (
						<p role="alert" className="error">
							{errors[`wish-${index}`]}
						</p>
					)}
				</fieldset>
			))}
			<button
				type="button"
				className={`button button-quiet ${styles.add}`}
				onClick={() => onChange({ wishes: [...wishes, newWish] })}
			>
				<Icon name="add" />
				{words.wish.add}
			</button>
		</div>
	);
}

type WishFieldsProps = Pick<RulesPartProps, "teams"> & {
	wish: TypedWish;
	number: number;
	places: { value: string; label: string }[];
	write: (change: Partial<TypedWish>) => void;
};

function WishFields({ wish, number, teams, places, write }: WishFieldsProps) {
	const id = useId();
	const teamOptions = optionsOf(teams, words.common.chooseATeam);
	return wishFields[wish.kind].map((field) => {
		const label = words.wish.fields[field];
		const common = {
			name: `wish-${number}-${field}`,
			value: wish[field],
			onChange: ({ target }: { target: { value: string } }) => write({ [field]: target.value }),
		};
		const key = `${id}-${field}`;
		if (field === "team" || field === "other") {
			return <Select key={key} {...common} label={label} options={teamOptions} />;
		}
		if (field === "place") return <Select key={key} {...common} label={label} options={places} />;
		if (field === "isLiked") return <Select key={key} {...common} label={label} options={likes} />;
		if (field === "day") return <Select key={key} {...common} label={label} options={days} />;
		if (field === "weight") {
			return <Select key={key} {...common} label={label} options={weights} />;
		}
		const type =
			field === "date"
				? "date"
				: field === "weeks" || field === "least" || field === "most"
					? "number"
					: "time";
		return <Field key={key} {...common} label={label} type={type} />;
	});
}

const kinds = (Object.keys(wishFields) as TypedWish["kind"][]).map((kind) => ({
	value: kind,
	label: words.wish.kinds[kind],
}));
const likes = [
	{ value: "no", label: words.wish.dislikes },
	{ value: "yes", label: words.wish.likes },
];
const days = [
	{ value: "", label: words.wish.anyDay },
	...weekdays.map((day, index) => ({
		value: day,
		label: dateWords[words.language].weekdays[index] ?? day,
	})),
];
const weights = (["1", "2", "3"] as const).map((value) => ({
	value,
	label: words.wish.weights[value],
}));
