import { useId, useState } from "react";
import type { Answered } from "#api/client.ts";
import { languageNames, languages } from "#domain/language/language.ts";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { FieldError } from "../../../components/form/field-error.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { Select } from "../../../components/form/select.tsx";
import { SportsField } from "../../../components/form/sports-field.tsx";
import { TextArea } from "../../../components/form/text-area.tsx";
import type { WithMembers } from "../organization-rows.ts";
import { AddressField } from "./address-field.tsx";
import { navigationOf, navigations } from "./navigations.ts";
import styles from "./organization-fields.module.css";

export type Sport = Answered<"GET", "/sports">["sports"][number];

type FieldsProps = {
	/** Null for a new one. */
	organization: WithMembers | null;
	errors: Record<string, string>;
};

export function NameField({
	organization,
	errors,
	onType,
}: FieldsProps & { onType?: (name: string) => void }) {
	const field = fieldsWith(errors);
	return (
		<Field
			{...field("name", "Name", organization?.name)}
			onChange={({ target }) => onType?.(target.value)}
			required
			maxLength={120}
		/>
	);
}

/**
 * Where visitors find it; said by super administrators only (rule `owners-run-the-organization`). A
 * new one is not made without an address, which its name suggests.
 */
export function PlaceFields({ organization, errors, name }: FieldsProps & { name: string }) {
	return (
		<div className={styles.pair}>
			<AddressField
				field="slug"
				label="Slug"
				hint="The end of its address here: /hoops"
				organization={organization}
				error={errors.slug}
				{...(organization === null && { from: name, required: true })}
			/>
			<AddressField
				field="domain"
				label="Domain"
				hint="A web address of its own, without www: hoops.com"
				organization={organization}
				error={errors.domain}
			/>
		</div>
	);
}

export function PlayFields(props: FieldsProps & { sports: readonly Sport[] }) {
	const { organization, errors, sports } = props;
	return (
		<SportsField
			sports={sports}
			defaultValue={organization?.sports ?? []}
			hint="New leagues and statistics belong to the first one."
			error={errors.sportIds}
		/>
	);
}

/** Whose clock its games go by: where this browser stands, unless something else is chosen. */
export function ZoneField({ organization, errors }: FieldsProps) {
	const zone = organization?.timeZone ?? timeZoneHere();
	const field = fieldsWith(errors);
	return <Select {...field("timeZone", "Time zone", zone)} options={timeZoneOptions(zone)} />;
}

/** In which words visitors read its site, and how they read the time of day. */
export function LanguageFields({ organization, errors }: FieldsProps) {
	const field = fieldsWith(errors);
	const id = useId();
	const [own, setOwn] = useState<string>(organization?.language ?? "en");
	const offered = organization?.moreLanguages ?? [];
	const others = languages.filter((language) => language !== own);
	return (
		<>
			<Select
				label="Language of the site"
				name="language"
				value={own}
				onChange={({ target }) => setOwn(target.value)}
				options={languages.map((value) => ({ value, label: languageNames[value] }))}
				hint="What is not translated yet is said in English."
			/>
			<fieldset className={styles.owner}>
				<legend className={styles.legend}>Also available in</legend>
				{others.map((language) => (
					<CheckField
						key={language}
						label={languageNames[language]}
						name="moreLanguages"
						value={language}
						hint={`At /${language}, with a switch on every page.`}
						defaultChecked={offered.includes(language)}
					/>
				))}
				<FieldError of={id} error={errors.moreLanguages} />
			</fieldset>
			<Select
				{...field("clock", "Time of day", organization?.clock ?? "")}
				options={[
					{ value: "", label: "As usual in the language" },
					{ value: "12", label: "12 hours: 6:00 PM" },
					{ value: "24", label: "24 hours: 18:00" },
				]}
			/>
		</>
	);
}

/** The order in which its places are listed. */
export function LocationsField({ organization, errors }: FieldsProps) {
	const field = fieldsWith(errors);
	return (
		<TextArea
			{...field("leagueLocations", "League locations", organization?.leagueLocations.join("\n"))}
			rows={4}
			hint="One per line. Leagues whose names contain them are listed in this order."
		/>
	);
}

/** Whether staff may delete what a whole season is lost with (rule `deletion-kept-by-owners`). */
export function DeletionField({ organization }: Pick<FieldsProps, "organization">) {
	return (
		<CheckField
			label="Only owners delete seasons and leagues"
			name="ownersKeepDeletion"
			hint="Staff can neither delete them nor bring them back. They can do all other work."
			defaultChecked={organization?.ownersKeepDeletion ?? true}
		/>
	);
}

/** Whom a new organization begins with; the password is made up and told once. */
export function OwnerFields({ errors }: Pick<FieldsProps, "errors">) {
	const field = fieldsWith(errors);
	return (
		<fieldset className={styles.owner}>
			<legend className={styles.legend}>Its owner</legend>
			<div className={styles.pair}>
				<Field
					{...field("ownerUsername", "Username")}
					error={errors.ownerUsername ?? errors.username}
					hint="You get a temporary password to pass on. Leave it empty to add the owner later."
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={64}
				/>
				<Field {...field("ownerEmail", "Email")} type="email" autoComplete="off" maxLength={200} />
			</div>
		</fieldset>
	);
}

/** What a site is where it is not only made here (rule `external-site`). */
export function SiteFields({ organization, errors }: FieldsProps) {
	const field = fieldsWith(errors);
	return (
		<>
			<Select
				{...field("navigation", "Navigation", navigationOf(organization))}
				options={navigations}
				hint="The links at the top of its site, until its people choose others."
			/>
			<Field
				{...field("customPageUrl", "Custom page", organization?.customPageUrl)}
				type="url"
				placeholder="https://"
				maxLength={500}
				hint="A website it has elsewhere."
			/>
			<CheckField
				label="Open the custom page instead of its site here"
				name="customSite"
				hint="Its card in the list of leagues leads there. The address must begin with https."
				defaultChecked={organization?.customSite ?? false}
			/>
		</>
	);
}

/** Light, or any other word, which is dark. */
export function ThemeField(props: { value: string; onChange: (theme: string) => void }) {
	return (
		<Select
			label="Theme of the site"
			name="theme"
			value={props.value === "light" ? "light" : "dark"}
			onChange={({ target }) => props.onChange(target.value)}
			options={[
				{ value: "light", label: "Light" },
				{ value: "dark", label: "Dark" },
			]}
		/>
	);
}

/** After that of this browser come the zones most leagues here are in; the others by name. */
const usual = [
	"America/Los_Angeles",
	"America/Denver",
	"America/Phoenix",
	"America/Chicago",
	"America/New_York",
	"America/Anchorage",
	"Pacific/Honolulu",
];

/** All zones this browser knows, its own first, and the one that is chosen already. */
function timeZoneOptions(chosen: string): { value: string; label: string }[] {
	const known = [timeZoneHere(), ...usual, ...Intl.supportedValuesOf("timeZone"), chosen];
	return [...new Set(known)].map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
}

/** Where this browser stands. */
function timeZoneHere(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
