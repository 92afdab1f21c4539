import type { Answered } from "#api/client.ts";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { Select } from "../../../components/form/select.tsx";
import { SportsField } from "../../../components/form/sports-field.tsx";
import { TextArea } from "../../../components/form/text-area.tsx";
import type { WithMembers } from "../organization-rows.ts";
import { AddressField } from "./address-field.tsx";
import styles from "./organization-fields.module.css";

export type Sport = Answered<"GET", "/sports">["sports"][number];

type FieldsProps = {
	/** Null for a new one. */
	organization: WithMembers | null;
	errors: Record<string, string>;
};

export function NameField({ organization, errors }: FieldsProps) {
	const field = fieldsWith(errors);
	return <Field {...field("name", "Name", organization?.name)} required maxLength={120} />;
}

/**
 * Where visitors find it; said by super administrators only (rule `owners-run-the-organization`).
 */
export function PlaceFields({ organization, errors }: FieldsProps) {
	return (
		<div className={styles.pair}>
			<AddressField
				field="slug"
				label="Slug"
				hint="Its path on this host: /hoops"
				organization={organization}
				error={errors.slug}
			/>
			<AddressField
				field="domain"
				label="Domain"
				hint="Its own host, without www: hoops.com"
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
			hint="The first one is what new leagues and statistics are of."
			error={errors.sportIds}
		/>
	);
}

/** When and where it plays: its clock, and the order in which its places are listed. */
export function ClockFields({ organization, errors }: FieldsProps) {
	const zone = organization?.timeZone ?? timeZoneHere();
	const field = fieldsWith(errors);
	return (
		<>
			<Select {...field("timeZone", "Time zone", zone)} options={timeZoneOptions(zone)} />
			<TextArea
				{...field("leagueLocations", "League locations", organization?.leagueLocations.join("\n"))}
				rows={4}
				hint="One per line. Leagues whose names contain them are listed in this order."
			/>
		</>
	);
}

/** What a site is where it is not only made here (rule `external-site`). */
export function SiteFields({ organization, errors }: FieldsProps) {
	const field = fieldsWith(errors);
	return (
		<>
			<CheckField
				label="Full navigation"
				name="hasFullNavigation"
				hint="All twelve links at the top of its site; without it only HOME."
				defaultChecked={organization?.hasFullNavigation ?? false}
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

/** The zones most leagues here are in come first; the others by name. */
const usual = [
	"America/Los_Angeles",
	"America/Denver",
	"America/Phoenix",
	"America/Chicago",
	"America/New_York",
	"America/Anchorage",
	"Pacific/Honolulu",
];

/** All zones this browser knows, and the one that is chosen already. */
function timeZoneOptions(chosen: string): { value: string; label: string }[] {
	const known = [...usual, ...Intl.supportedValuesOf("timeZone"), chosen];
	return [...new Set(known)].map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
}

/** Where this browser stands. */
function timeZoneHere(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
