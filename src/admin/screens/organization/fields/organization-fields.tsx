import type { Answered } from "#api/client.ts";
import { CheckField } from "../../parts/check-field.tsx";
import { Field } from "../../parts/field.tsx";
import { Select } from "../../parts/select.tsx";
import { SportsField } from "../../parts/sports-field.tsx";
import { TextArea } from "../../parts/text-area.tsx";
import { AddressField } from "./address-field.tsx";
import styles from "./organization-fields.module.css";
import type { WithMembers } from "./organization-rows.ts";
import { timeZoneHere, timeZoneOptions } from "./time-zones.ts";

export type Sport = Answered<"GET", "/sports">["sports"][number];

type FieldsProps = {
	/** Null for a new one. */
	organization: WithMembers | null;
	errors: Record<string, string>;
};

export function NameField({ organization, errors }: FieldsProps) {
	return (
		<Field
			label="Name"
			name="name"
			required
			maxLength={120}
			defaultValue={organization?.name}
			error={errors.name}
		/>
	);
}

/** Where visitors find it; said by super administrators only (decision A9). */
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
	return (
		<>
			<Select
				label="Time zone"
				name="timeZone"
				defaultValue={zone}
				options={timeZoneOptions(zone)}
				error={errors.timeZone}
			/>
			<TextArea
				label="League locations"
				name="leagueLocations"
				rows={4}
				hint="One per line. Leagues whose names contain them are listed in this order."
				defaultValue={organization?.leagueLocations.join("\n")}
				error={errors.leagueLocations}
			/>
		</>
	);
}

/** Decision A26: what a site is where it is not only made here. */
export function SiteFields({ organization, errors }: FieldsProps) {
	return (
		<>
			<CheckField
				label="Full navigation"
				name="hasFullNavigation"
				hint="All twelve links at the top of its site; without it only HOME."
				defaultChecked={organization?.hasFullNavigation ?? false}
			/>
			<Field
				label="Custom page"
				name="customPageUrl"
				type="url"
				placeholder="https://"
				maxLength={500}
				hint="A website it has elsewhere."
				defaultValue={organization?.customPageUrl ?? ""}
				error={errors.customPageUrl}
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
