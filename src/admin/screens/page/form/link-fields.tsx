import { useState } from "react";
import { Field } from "../../../components/form/field.tsx";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import { useForm } from "./form-context.ts";
import { addressOf, type LinkKind, typedOf, wayOf } from "./link-text.ts";

type LinkFieldsProps = {
	label: string;
	hint?: string | undefined;
	value: string;
	error?: string | undefined;
	/** Where an error is shown, and the focus goes that is sent to it. */
	path?: string;
	/** Only a web address is asked for. */
	isElsewhere?: boolean;
	onChange: (address: string) => void;
};

/** Where a link leads: a page of the site, or an address that is completed for whoever types it. */
export function LinkFields(props: LinkFieldsProps) {
	const { label, hint, value, error, path, isElsewhere = false, onChange } = props;
	const { places } = useForm();
	const [way, setWay] = useState<LinkKind | null>(() =>
		isElsewhere && value === "" ? "web" : wayOf(value),
	);
	const [typed, setTyped] = useState(() => typedOf(value));
	// It may have changed otherwise, such as by an undo.
	const isOther = way === null ? wayOf(value) !== null : addressOf(way, typed) !== value;
	const shownWay = isOther && value !== "" ? wayOf(value) : way;
	const shown = isOther ? typedOf(value) : typed;
	const isListed = shownWay !== null || value === "" || places.some(({ to }) => to === value);
	const isAlone = isElsewhere && shownWay === "web";
	return (
		<>
			{!isAlone && (
				<Select
					label={label}
					name={`${path ?? "link"}-way`}
					hint={shownWay === null ? hint : undefined}
					error={shownWay === null ? error : undefined}
					value={shownWay ?? value}
					options={[
						{ value: "", label: words.common.choose },
						...places.map(({ label, to }) => ({ value: to, label })),
						...(isListed ? [] : [{ value, label: value }]),
						...ways,
					]}
					onChange={({ target }) => {
						const chosen = ways.find((option) => option.value === target.value)?.value ?? null;
						setWay(chosen);
						setTyped("");
						onChange(chosen === null ? target.value : "");
					}}
				/>
			)}
			{shownWay !== null && (
				<Field
					{...fieldOf[shownWay]}
					{...(isAlone && { label })}
					name={`${path ?? "link"}-address`}
					hint={hint}
					error={error}
					value={shown}
					maxLength={480}
					autoCapitalize="off"
					spellCheck={false}
					autoComplete="off"
					onChange={({ target }) => {
						setWay(shownWay);
						setTyped(target.value);
						onChange(addressOf(shownWay, target.value));
					}}
				/>
			)}
		</>
	);
}

const ways: { value: LinkKind; label: string }[] = [
	{ value: "web", label: words.page.aWebAddress },
	{ value: "mail", label: words.page.anEmailAddress },
	{ value: "phone", label: words.page.aPhoneNumber },
];

const fieldOf = {
	web: { label: words.page.webAddress, placeholder: "example.org", inputMode: "url" },
	mail: { label: words.page.emailAddress, placeholder: "name@example.org", inputMode: "email" },
	phone: { label: words.page.phoneNumber, placeholder: "(714) 555-0142", inputMode: "tel" },
} as const;
