import { useState } from "react";
import { client } from "../../client.ts";
import { text, textOrNull } from "../../components/form/form-values.ts";
import { auth } from "../../shell/auth.ts";
import { words } from "../../words.ts";
import { shownAddress } from "../organization/fields/addresses.ts";
import { ColorField } from "../organization/fields/color-field.tsx";
import { LogoField } from "../organization/fields/logo-field.tsx";
import { LogoPicture } from "../organization/fields/logo-picture.tsx";
import { ThemeField } from "../organization/fields/organization-fields.tsx";
import { SitePreview } from "../organization/fields/site-preview.tsx";
import { useLogo } from "../organization/fields/use-logo.ts";
import type { StepProps } from "./data.ts";
import { StepForm } from "./step-frame.tsx";

/** How the public site looks, seen while it is being chosen. */
export function LookStep({ beginnings: { organization, facts }, onNext }: StepProps) {
	const { id, name, logoUrl } = organization;
	const logo = useLogo();
	const [color, setColor] = useState(organization.brandColor);
	const [theme, setTheme] = useState(organization.theme);
	const save = async (form: FormData) => {
		const { message } = await client.put("/organizations/:id", {
			id,
			logo: await logo.file(),
			brandColor: textOrNull(form, "brandColor"),
			theme: text(form, "theme"),
		});
		await auth.reread();
		return message;
	};
	const shown = { name, logoUrl: logo.isRemoved ? null : logoUrl };
	const hasLogo = logo.chosen !== null || shown.logoUrl !== null;
	return (
		<StepForm
			question={words.firstSteps.howDoesYourSiteLook}
			submit={words.common.save}
			failure={words.messages.organizations.updateFailed}
			save={save}
			onNext={onNext}
			isDone={facts.hasLook}
			fields={(_, errors) => (
				<>
					<SitePreview
						address={shownAddress(organization) ?? "-"}
						name={name}
						logo={hasLogo ? <LogoPicture chosen={logo.chosen} organization={shown} /> : null}
						color={color}
						theme={theme}
					/>
					<LogoField logo={logo} organization={{ name, logoUrl }} error={errors.logo} />
					<ColorField value={color} onChange={setColor} error={errors.brandColor} />
					<ThemeField value={theme} onChange={setTheme} />
				</>
			)}
		/>
	);
}
