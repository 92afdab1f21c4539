import { type ReactNode, useState } from "react";
import { client } from "../../client.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text, textOrNull } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
import type { TemporaryPassword } from "../account/user/temporary-password-dialog.tsx";
import { signInAddress } from "./fields/addresses.ts";
import { ColorField } from "./fields/color-field.tsx";
import { LinksField } from "./fields/links-field.tsx";
import { LogoField } from "./fields/logo-field.tsx";
import {
	CurrencyField,
	DeletionField,
	LanguageFields,
	LocationsField,
	NameField,
	OwnerFields,
	PlaceFields,
	PlayFields,
	SiteFields,
	type Sport,
	ThemeField,
	ZoneField,
} from "./fields/organization-fields.tsx";
import { organizationIn } from "./fields/organization-values.ts";
import { useLogo } from "./fields/use-logo.ts";
import styles from "./organization-dialog.module.css";
import type { WithMembers } from "./organization-rows.ts";

type OrganizationDialogProps = {
	/** Null adds a new one. */
	organization: WithMembers | null;
	sports: readonly Sport[];
	isOpen: boolean;
	onClose: () => void;
	/** A new one is there; the first password of its owner is to be told once, where it has an owner. */
	onAdded?: (id: number, told: TemporaryPassword | null) => void;
};

/** Adds or edits an organization, with all that its super administrator may say. */
export function OrganizationDialog(props: OrganizationDialogProps) {
	const { organization, sports, isOpen, onClose, onAdded } = props;
	const logo = useLogo();
	const [color, setColor] = useState(organization?.brandColor ?? null);
	const [theme, setTheme] = useState(organization?.theme ?? "light");
	const [name, setName] = useState("");
	const save = async (form: FormData) => {
		const given = await organizationIn(form, logo);
		if (organization !== null) {
			return (await client.put("/organizations/:id", { id: organization.id, ...given })).message;
		}
		const ownerUsername = text(form, "ownerUsername");
		const { message, tempPassword, ...added } = await client.post("/organizations", {
			...given,
			ownerUsername,
			ownerEmail: textOrNull(form, "ownerEmail"),
		});
		const signInAt = signInAddress(added.organization);
		onAdded?.(
			added.organization.id,
			tempPassword === undefined
				? null
				: { username: ownerUsername, password: tempPassword, signInAt },
		);
		return message;
	};
	const shown = {
		name: organization?.name ?? (name || "?"),
		logoUrl: organization?.logoUrl ?? null,
	};
	return (
		<FormDialog
			title={
				organization === null
					? words.organization.addOrganization
					: words.organization.editOrganization
			}
			isOpen={isOpen}
			onClose={onClose}
			size="large"
			submit={organization === null ? words.organization.addOrganization : words.common.save}
			failure={
				organization === null
					? words.messages.organizations.createFailed
					: words.messages.organizations.updateFailed
			}
			save={save}
		>
			{(_, errors) => (
				<>
					<NameField organization={organization} errors={errors} onType={setName} />
					<PlaceFields organization={organization} errors={errors} name={name} />
					<ZoneField organization={organization} errors={errors} />
					<CurrencyField organization={organization} errors={errors} />
					<LanguageFields organization={organization} errors={errors} />
					<PlayFields organization={organization} errors={errors} sports={sports} />
					{organization === null && <OwnerFields errors={errors} />}
					<LogoField logo={logo} organization={shown} error={errors.logo} />
					<More isOpen={Object.keys(errors).some((field) => inMore.includes(field))}>
						<ColorField value={color} onChange={setColor} error={errors.brandColor} />
						<ThemeField value={theme} onChange={setTheme} />
						<LocationsField organization={organization} errors={errors} />
						<SiteFields organization={organization} errors={errors} />
						<LinksField defaultValue={organization?.socialLinks ?? []} error={errors.socialLinks} />
						<DeletionField organization={organization} />
					</More>
				</>
			)}
		</FormDialog>
	);
}

/** What most leave as it is, or leave to the owner. A refused field in it opens it. */
function More({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
	return (
		<details className={styles.more} open={isOpen || undefined}>
			<summary className={styles.summary}>{words.organization.coloursLocationsNavigation}</summary>
			<div className={styles.fields}>{children}</div>
		</details>
	);
}

const inMore = ["brandColor", "theme", "leagueLocations", "customPageUrl", "socialLinks"];
