import { useState } from "react";
import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { text, textOrNull } from "../../parts/form-values.ts";
import { auth } from "../../shell/auth.ts";
import { shownAddress } from "../organizations/addresses.ts";
import { ColorField } from "../organizations/color-field.tsx";
import { LogoField } from "../organizations/logo-field.tsx";
import { LogoPicture } from "../organizations/logo-picture.tsx";
import { ThemeField } from "../organizations/organization-fields.tsx";
import { SitePreview } from "../organizations/site-preview.tsx";
import { useLogo } from "../organizations/use-logo.ts";
import type { StepProps } from "./first-steps.tsx";
import { StepForm } from "./step-frame.tsx";

/** How the public site looks, seen while it is being chosen. */
export function LookStep({ beginnings: { organization, facts }, onNext }: StepProps) {
	const { id, name, logo_url: logoUrl } = organization;
	const logo = useLogo();
	const [color, setColor] = useState(organization.brandColor);
	const [theme, setTheme] = useState(organization.theme);
	const save = async (form: FormData) => {
		const { message } = await client.put("/organizations/:id", {
			...{ id, logo: await logo.file() },
			...{ brandColor: textOrNull(form, "brandColor"), theme: text(form, "theme") },
		});
		await auth.reread();
		return message;
	};
	const shown = { name, logoUrl: logo.isRemoved ? null : logoUrl };
	const hasLogo = logo.chosen !== null || shown.logoUrl !== null;
	return (
		<StepForm
			question="How does your site look?"
			submit="Save"
			failure={messages.organizations.updateFailed}
			save={save}
			onNext={onNext}
			isDone={facts.hasLook}
			fields={(errors) => (
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
