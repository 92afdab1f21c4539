import { type FormEvent, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { checksOf } from "#domain/look/checks.ts";
import type { LookChoice } from "#domain/look/look.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { words } from "../../words.ts";
import { LogoField } from "../organization/fields/logo-field.tsx";
import { useLogo } from "../organization/fields/use-logo.ts";
import { useUnsaved } from "../player/profile/use-unsaved.ts";
import { ColorChoice } from "./color-choice.tsx";
import { IconField } from "./icon-field.tsx";
import styles from "./look-editor.module.css";
import { LookPreview } from "./look-preview.tsx";
import { PresetChoice } from "./preset-choice.tsx";
import { SaveBar } from "./save-bar.tsx";
import {
	CornerChoice,
	DensityChoice,
	FontChoice,
	GreyChoice,
	SchemeChoice,
} from "./shape-choices.tsx";
import { useIcon } from "./use-icon.ts";
import { type SavedLook, useSavingLook } from "./use-saving-look.ts";

type LookEditorProps = { saved: SavedLook; gameId: number | null };

/** What is chosen, beside the site in it. On phones one is seen at a time. */
export function LookEditor({ saved, gameId }: LookEditorProps) {
	const { revalidate } = useRevalidator();
	const [choice, setChoice] = useState(saved.look);
	const [isSeen, setSeen] = useState(false);
	const logo = useLogo();
	const [hasLogo, setHasLogo] = useState(true);
	const icon = useIcon(saved.iconUrl);
	const checks = useMemo(() => checksOf(choice), [choice]);
	const isLogoChanged = logo.chosen !== null || (!hasLogo && saved.logoUrl !== null);
	const isChanged = !isSame(choice, saved.look) || isLogoChanged || icon.isChanged;
	const { isSaving, errors, form, save } = useSavingLook(saved);
	useUnsaved(isChanged && !isSaving);

	const change = (part: Partial<LookChoice>) => setChoice((before) => ({ ...before, ...part }));
	const reset = (look = saved.look) => {
		setChoice(look);
		logo.choose(undefined);
		setHasLogo(true);
		icon.reset();
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isSaving) return;
		const logoFile = await logo.file();
		const pictures = {
			...(logoFile ? { logo: logoFile } : hasLogo ? {} : { logoUrl: null }),
			...(await icon.sent()),
		};
		if (await save({ ...choice, ...pictures }, reset)) {
			await revalidate();
			reset(choice);
		}
	};
	const checkOf = (...parts: string[]) => checks.filter(({ part }) => parts.includes(part));
	const shownLogo = hasLogo ? saved.logoUrl : null;
	return (
		<form ref={form} className={styles.editor} onSubmit={submit} data-seen={isSeen || undefined}>
			<link rel="stylesheet" href="/theme/fonts.css" precedence="medium" />
			<div className={styles.fields}>
				<Panel title={words.look.startFrom}>
					<PresetChoice choice={choice} onChoose={setChoice} />
				</Panel>
				<Panel title={words.common.colours}>
					<div className={styles.panel}>
						<ColorChoice
							label={words.look.accent}
							hint={words.look.buttonsLinksAndLines}
							none={words.common.orangeTheProductsOwn}
							value={choice.accent}
							onChange={(accent) => change({ accent })}
							checks={checkOf("accent", "linksOnLight", "linksOnDark")}
							error={errors.accent}
						/>
						<ColorChoice
							label={words.look.headerPart}
							hint={words.look.theStripWithTheName}
							none={words.look.sameAsTheAccent}
							value={choice.header}
							onChange={(header) => change({ header })}
							checks={checkOf("header")}
							error={errors.header}
						/>
						<ColorChoice
							label={words.look.bandPart}
							hint={words.look.navigationTheTopOfThe}
							none={words.look.nearlyBlack}
							value={choice.bar}
							onChange={(bar) => change({ bar })}
							checks={checkOf("bar")}
							error={errors.bar}
						/>
						<GreyChoice choice={choice} onChange={change} />
						<SchemeChoice choice={choice} onChange={change} />
					</div>
				</Panel>
				<Panel title={words.look.typeAndShape}>
					<div className={styles.panel}>
						<FontChoice choice={choice} onChange={change} />
						<CornerChoice choice={choice} onChange={change} />
						<DensityChoice choice={choice} onChange={change} />
					</div>
				</Panel>
				<Panel title={words.look.logoAndIcon}>
					<div className={styles.panel}>
						<LogoField
							key={`${saved.logoUrl} ${hasLogo}`}
							logo={logo}
							organization={{ name: saved.organization.name, logoUrl: shownLogo }}
							error={errors.logo}
						/>
						{shownLogo !== null && logo.chosen === null && (
							<ActionButton icon="remove" isQuiet onClick={() => setHasLogo(false)}>
								{words.common.removeTheLogo}
							</ActionButton>
						)}
						<IconField
							icon={icon}
							name={saved.organization.name}
							choice={choice}
							error={errors.icon}
						/>
					</div>
				</Panel>
			</div>
			<LookPreview choice={choice} gameId={gameId} />
			<SaveBar
				checks={checks}
				isChanged={isChanged}
				isSaving={isSaving}
				isSeen={isSeen}
				onSee={() => {
					setSeen((before) => !before);
					scrollTo(0, 0);
				}}
				onReset={() => reset()}
			/>
		</form>
	);
}

function isSame(a: LookChoice, b: LookChoice): boolean {
	return (Object.keys(a) as (keyof LookChoice)[]).every((part) => a[part] === b[part]);
}
