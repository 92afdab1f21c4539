import { useId, useState } from "react";
import type { Answered } from "#api/client.ts";
import { currencyName } from "#domain/fee/currency.ts";
import { languageNames, languages } from "#domain/language/language.ts";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { FieldError } from "../../../components/form/field-error.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { Select } from "../../../components/form/select.tsx";
import { SportsField } from "../../../components/form/sports-field.tsx";
import { TextArea } from "../../../components/form/text-area.tsx";
import { words } from "../../../words.ts";
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
			{...field("name", words.common.name, organization?.name)}
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
				label={words.common.slug}
				hint={words.organization.theEndOfItsAddress}
				organization={organization}
				error={errors.slug}
				{...(organization === null && { from: name, required: true })}
			/>
			<AddressField
				field="domain"
				label={words.common.domain}
				hint={words.organization.aWebAddressOfIts}
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
			hint={words.organization.newLeaguesAndStatistics}
			error={errors.sportIds}
		/>
	);
}

/** Whose clock its games go by: where this browser stands, unless something else is chosen. */
export function ZoneField({ organization, errors }: FieldsProps) {
	const zone = organization?.timeZone ?? timeZoneHere();
	const field = fieldsWith(errors);
	return (
		<Select
			{...field("timeZone", words.organization.timeZone, zone)}
			options={timeZoneOptions(zone)}
		/>
	);
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
				label={words.organization.languageOfTheSite}
				name="language"
				value={own}
				onChange={({ target }) => setOwn(target.value)}
				options={languages.map((value) => ({ value, label: languageNames[value] }))}
				hint={words.organization.whatIsNotTranslatedYet}
			/>
			<fieldset className={styles.owner}>
				<legend className={styles.legend}>{words.organization.alsoAvailableIn}</legend>
				{others.map((language) => (
					<CheckField
						key={language}
						label={languageNames[language]}
						name="moreLanguages"
						value={language}
						hint={words.organization.atLanguage({ language })}
						defaultChecked={offered.includes(language)}
					/>
				))}
				<FieldError of={id} error={errors.moreLanguages} />
			</fieldset>
			<Select
				{...field("clock", words.organization.timeOfDay, organization?.clock ?? "")}
				options={[
					{ value: "", label: words.organization.asUsualInTheLanguage },
					{ value: "12", label: words.organization.n12Hours600Pm },
					{ value: "24", label: words.organization.n24Hours1800 },
				]}
			/>
			<Select
				{...field("weekStart", words.organization.weeksBegin, organization?.weekStart ?? "")}
				options={[
					{ value: "", label: words.organization.asUsualInTheLanguage },
					{ value: "sunday", label: words.organization.onSunday },
					{ value: "monday", label: words.organization.onMonday },
				]}
			/>
			<Select
				{...field("heights", words.organization.heightsOfPlayers, organization?.heights ?? "")}
				options={[
					{ value: "", label: words.organization.asUsualInTheLanguage },
					{ value: "feet", label: words.organization.inFeet },
					{ value: "metres", label: words.organization.inMetres },
				]}
			/>
		</>
	);
}

/** In which fees and the ledger count; those of the continent first, the others by code. */
export function CurrencyField({ organization, errors }: FieldsProps) {
	const field = fieldsWith(errors);
	const chosen = organization?.currency ?? "USD";
	const codes = new Set(["USD", "CAD", "MXN", chosen, ...Intl.supportedValuesOf("currency")]);
	return (
		<Select
			{...field("currency", words.ledger.currency, chosen)}
			hint={words.ledger.currencyHint}
			options={[...codes].map((code) => ({
				value: code,
				label: `${code} · ${currencyName(code, words.language)}`,
			}))}
		/>
	);
}

/** The order in which its places are listed. */
export function LocationsField({ organization, errors }: FieldsProps) {
	const field = fieldsWith(errors);
	return (
		<TextArea
			{...field(
				"leagueLocations",
				words.organization.leagueLocations,
				organization?.leagueLocations.join("\n"),
			)}
			rows={4}
			hint={words.organization.onePerLineLeaguesWhose}
		/>
	);
}

/** Whether staff may delete what a whole season is lost with (rule `deletion-kept-by-owners`). */
export function DeletionField({ organization }: Pick<FieldsProps, "organization">) {
	return (
		<CheckField
			label={words.organization.onlyOwnersDeleteSeasons}
			name="ownersKeepDeletion"
			hint={words.organization.staffCanNeitherDeleteThem}
			defaultChecked={organization?.ownersKeepDeletion ?? true}
		/>
	);
}

/** Whom a new organization begins with; the password is made up and told once. */
export function OwnerFields({ errors }: Pick<FieldsProps, "errors">) {
	const field = fieldsWith(errors);
	return (
		<fieldset className={styles.owner}>
			<legend className={styles.legend}>{words.organization.itsOwner}</legend>
			<div className={styles.pair}>
				<Field
					{...field("ownerUsername", words.common.username)}
					error={errors.ownerUsername ?? errors.username}
					hint={words.organization.youGetATemporaryPassword}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={64}
				/>
				<Field
					{...field("ownerEmail", words.common.email)}
					type="email"
					autoComplete="off"
					maxLength={200}
				/>
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
				{...field("navigation", words.common.navigation, navigationOf(organization))}
				options={navigations}
				hint={words.organization.theLinksAtTheTop}
			/>
			<Field
				{...field("customPageUrl", words.organization.customPage, organization?.customPageUrl)}
				type="url"
				placeholder={words.organization.exampleAddress}
				maxLength={500}
				hint={words.organization.aWebsiteItHasElsewhere}
			/>
			<CheckField
				label={words.organization.openTheCustomPageInstead}
				name="customSite"
				hint={words.organization.itsCardInTheList}
				defaultChecked={organization?.customSite ?? false}
			/>
		</>
	);
}

/** Light, or any other word, which is dark. */
export function ThemeField(props: { value: string; onChange: (theme: string) => void }) {
	return (
		<Select
			label={words.organization.themeOfTheSite}
			name="theme"
			value={props.value === "light" ? "light" : "dark"}
			onChange={({ target }) => props.onChange(target.value)}
			options={[
				{ value: "light", label: words.common.light },
				{ value: "dark", label: words.common.dark },
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
