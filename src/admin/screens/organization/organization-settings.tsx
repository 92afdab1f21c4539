import { type FormEvent, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { SubmitButton } from "../../components/feedback/button.tsx";
import { PublicLink } from "../../components/feedback/public-link.tsx";
import { useSaving } from "../../components/form/use-saving.ts";
import { auth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { MinorsForm, type Privacy } from "../privacy/minors-form.tsx";
import { shownAddress } from "./fields/addresses.ts";
import { ColorField } from "./fields/color-field.tsx";
import { LinksField } from "./fields/links-field.tsx";
import { LogoField } from "./fields/logo-field.tsx";
import { LogoPicture } from "./fields/logo-picture.tsx";
import {
	CurrencyField,
	DeletionField,
	LanguageFields,
	LocationsField,
	NameField,
	PlayFields,
	type Sport,
	ThemeField,
	ZoneField,
} from "./fields/organization-fields.tsx";
import { lookIn } from "./fields/organization-values.ts";
import { SitePreview } from "./fields/site-preview.tsx";
import { useLogo } from "./fields/use-logo.ts";
import { type LetterSettings, LettersForm } from "./letters-form.tsx";
import type { WithMembers } from "./organization-rows.ts";
import styles from "./organization-settings.module.css";
import type { OrganizationStorage } from "./storage/storage-form.tsx";
import { StoragePanel } from "./storage/storage-panel.tsx";

export const organizationSettings = screen(async (): Promise<SettingsProps> => {
	const own = auth.state().organization;
	if (own === null) {
		return { organization: null, sports: [], privacy: null, letters: null, storage: null };
	}
	const [{ organization }, { sports }, { privacy }, { letters }, { storage }] = await Promise.all([
		client.get("/organizations/:id", { id: own.id }),
		client.get("/sports"),
		client.get("/organizations/:id/privacy", { id: own.id }),
		client.get("/organizations/:id/letters", { id: own.id }),
		client.get("/organizations/:id/storage", { id: own.id }),
	]);
	return { organization: organization as WithMembers, sports, privacy, letters, storage };
}, OrganizationSettings);

type SettingsProps = {
	organization: WithMembers | null;
	sports: Sport[];
	privacy: Privacy | null;
	letters: LetterSettings | null;
	storage: OrganizationStorage | null;
};

/** What an owner says of the own organization. */
function OrganizationSettings({ organization, sports, privacy, letters, storage }: SettingsProps) {
	if (organization === null) {
		return (
			<>
				<ScreenHeader title={words.common.organization} />
				<Panel>
					<EmptyState title={words.common.youDoNotBelongTo} picture="players" />
				</Panel>
			</>
		);
	}
	return (
		<>
			<ScreenHeader
				title={words.common.organization}
				actions={<PublicLink to="/teamList">{words.common.viewSite}</PublicLink>}
			>
				{organization.name}
			</ScreenHeader>
			<SettingsForm organization={organization} sports={sports} />
			{privacy !== null && (
				<div className={styles.below}>
					<MinorsForm id={organization.id} privacy={privacy} />
				</div>
			)}
			{letters !== null && (
				<div className={styles.below}>
					<LettersForm id={organization.id} letters={letters} />
				</div>
			)}
			{storage !== null && (
				<div className={styles.below}>
					<StoragePanel id={organization.id} storage={storage} />
				</div>
			)}
		</>
	);
}

function SettingsForm({ organization, sports }: { organization: WithMembers; sports: Sport[] }) {
	const { isSaving, errors, form, run } = useSaving(words.messages.organizations.updateFailed);
	const { revalidate } = useRevalidator();
	const logo = useLogo();
	const [name, setName] = useState(organization.name);
	const [color, setColor] = useState(organization.brandColor);
	const [theme, setTheme] = useState(organization.theme);
	const shown = { name, logoUrl: logo.isRemoved ? null : organization.logoUrl };
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const sent = new FormData(event.currentTarget);
		await run(async () => {
			const { id } = organization;
			const change = { id, ...(await lookIn(sent, logo)) };
			const { message } = await client.put("/organizations/:id", change);
			await Promise.all([auth.reread(), revalidate()]);
			logo.choose(undefined);
			return message;
		});
	};
	const hasLogo = logo.chosen !== null || shown.logoUrl !== null;
	return (
		<form
			ref={form}
			className={styles.form}
			onSubmit={save}
			onChange={({ target }) => {
				if (target instanceof HTMLInputElement && target.name === "name") setName(target.value);
			}}
		>
			<div className={styles.fields}>
				<Panel title={words.common.look}>
					<div className={styles.panel}>
						<NameField organization={organization} errors={errors} />
						<LogoField
							// What was chosen is saved then, and no more in the field.
							key={organization.logoUrl}
							logo={logo}
							organization={organization}
							error={errors.logo}
						/>
						<ColorField value={color} onChange={setColor} error={errors.brandColor} />
						<ThemeField value={theme} onChange={setTheme} />
						<p className="soft">
							{words.organization.fontsMoreColoursAndFinished}{" "}
							<Link to="/dashboard/site/look">{words.common.look}</Link>.
						</p>
					</div>
				</Panel>
				<Panel title={words.organization.playTitle}>
					<div className={styles.panel}>
						<PlayFields organization={organization} errors={errors} sports={sports} />
						<ZoneField organization={organization} errors={errors} />
						<CurrencyField organization={organization} errors={errors} />
						<LanguageFields organization={organization} errors={errors} />
						<LocationsField organization={organization} errors={errors} />
					</div>
				</Panel>
				<Panel title={words.organization.rights}>
					<div className={styles.panel}>
						<DeletionField organization={organization} />
					</div>
				</Panel>
				<Panel title={words.organization.elsewhere}>
					<div className={styles.panel}>
						<LinksField defaultValue={organization.socialLinks} error={errors.socialLinks} />
						<p className="soft">
							{words.organization.itsAddressIs}{" "}
							{shownAddress(organization) ?? words.organization.notChosenYet}
							{words.organization.aDomainOfYourOwn}{" "}
							<Link to="/dashboard/site/domain">{words.common.domain}</Link>
							{words.organization.toChangeSlug}
						</p>
					</div>
				</Panel>
				<div className={styles.save}>
					<SubmitButton isBusy={isSaving}>
						{isSaving ? words.common.saving : words.common.save}
					</SubmitButton>
				</div>
			</div>
			<div className={styles.preview}>
				<SitePreview
					address={shownAddress(organization) ?? "-"}
					name={name}
					logo={hasLogo ? <LogoPicture chosen={logo.chosen} organization={shown} /> : null}
					color={color}
					theme={theme}
				/>
			</div>
		</form>
	);
}
