import { useEffect, useId, useRef, useState } from "react";
import {
	type Embed,
	type EmbedKind,
	type EmbedTheme,
	elementCode,
	embedKinds,
	embedPath,
	embedThemes,
	frameCode,
} from "#domain/embed/embed.ts";
import { type ChosenLanguages, isLanguage, languageNames } from "#domain/language/language.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { useCopy } from "../../components/feedback/use-copy.ts";
import { optionsOf } from "../../components/form/options-of.ts";
import { Select } from "../../components/form/select.tsx";
import { publicPlace } from "../../shell/places.ts";
import type { Choices } from "./choices.ts";
import styles from "./sharing.module.css";

type EmbedPanelProps = {
	siteUrl: string;
	choices: Choices;
	/** Null where nobody may know them. */
	languages: ChosenLanguages | null;
	/** Whether any website may show it. */
	isAllowed: boolean;
	organization: { name: string; domain: string | null; slug: string | null };
};

/** What another website is to show, how it will look there, and what to paste for it. */
export function EmbedPanel(props: EmbedPanelProps) {
	const { siteUrl, choices, languages, isAllowed, organization } = props;
	const [embed, setEmbed] = useState<Embed>({
		kind: "standings",
		teamId: null,
		theme: null,
		language: null,
		leagueId: choices.leagues[0]?.id ?? null,
	});
	const change = (part: Partial<Embed>) => setEmbed((before) => ({ ...before, ...part }));
	const teams = choices.teams.filter(
		({ leagueIds }) => embed.leagueId === null || leagueIds.includes(embed.leagueId),
	);
	const { name } = organization;
	const { language, moreLanguages } = languages ?? oneLanguage;
	// What it shows is said in English; a name can be read in any language.
	const title = (embed.language ?? language) === "en" ? `${kinds[embed.kind]} of ${name}` : name;
	return (
		<Panel title="On another website">
			<div className={styles.embed}>
				<div className={styles.choices}>
					{!isAllowed && (
						<p className="notice">
							No website may show this yet. <a href="#allowed">Allow yours</a>, then paste the code
							there.
						</p>
					)}
					<div className={styles.fields}>
						<Select
							label="What to show"
							name="kind"
							value={embed.kind}
							options={embedKinds.map((value) => ({ value, label: kinds[value] }))}
							onChange={({ target }) => change({ kind: target.value as EmbedKind })}
						/>
						<Select
							label="League"
							name="league"
							value={String(embed.leagueId ?? "")}
							options={optionsOf(choices.leagues, "All leagues")}
							onChange={({ target }) => change({ leagueId: idIn(target.value), teamId: null })}
						/>
						<Select
							label="Team"
							name="team"
							value={String(embed.teamId ?? "")}
							options={optionsOf(teams, "All teams")}
							onChange={({ target }) => change({ teamId: idIn(target.value) })}
							disabled={embed.kind === "standings"}
						/>
						<Select
							label="Colours"
							name="theme"
							value={embed.theme ?? ""}
							options={[all("As on your site"), ...embedThemes.map(themeOption)]}
							onChange={({ target }) =>
								change({ theme: target.value === "" ? null : (target.value as EmbedTheme) })
							}
						/>
						{moreLanguages.length > 0 && (
							<Select
								label="Language"
								name="language"
								value={embed.language ?? ""}
								options={[
									all(languageNames[language]),
									...moreLanguages.map((value) => ({ value, label: languageNames[value] })),
								]}
								onChange={({ target: { value } }) =>
									change({ language: isLanguage(value) ? value : null })
								}
							/>
						)}
					</div>
					<CodeBox
						label="Simple code"
						hint="If in doubt, take this one: every website builder accepts it."
						code={frameCode(embed, { siteUrl, title })}
					/>
					<CodeBox
						label="Code that fits its height"
						hint="As tall as what it shows. For websites that accept scripts."
						code={elementCode(embed, { siteUrl })}
					/>
				</div>
				<EmbedPreview path={embedPath(embed)} title={title} organization={organization} />
			</div>
		</Panel>
	);
}

const oneLanguage: ChosenLanguages = { language: "en", moreLanguages: [] };

const kinds: Record<EmbedKind, string> = {
	standings: "Standings",
	schedule: "Schedule",
	"next-game": "Next game",
};

const themes: Record<EmbedTheme, string> = {
	auto: "As the visitor's device",
	light: "Always light",
	dark: "Always dark",
};

const all = (label: string) => ({ value: "", label });
const themeOption = (value: EmbedTheme) => ({ value, label: themes[value] });
const idIn = (value: string) => (value === "" ? null : Number(value));

type CodeBoxProps = { label: string; hint: string; code: string };

/** Something to paste elsewhere, letter by letter. */
function CodeBox({ label, hint, code }: CodeBoxProps) {
	const id = useId();
	const copy = useCopy();
	return (
		<section className={styles.code} aria-labelledby={id}>
			<div className="row-3 between">
				<h3 id={id} className={styles.label}>
					{label}
				</h3>
				<button
					type="button"
					className={styles.copy}
					aria-label={`Copy: ${label}`}
					onClick={() => copy(code, "Code copied")}
				>
					<Icon name="copy" />
					Copy
				</button>
			</div>
			<p className={styles.hint}>{hint}</p>
			<pre className={styles.text}>
				<code>{code}</code>
			</pre>
		</section>
	);
}

type EmbedPreviewProps = {
	path: string;
	title: string;
	organization: { domain: string | null; slug: string | null };
};

/** What is longer scrolls here, so that the screen stays a screen. */
const mostHeight = 640;

/** The embed as another website will show it; the frame takes its height, as the element does. */
function EmbedPreview({ path, title, organization }: EmbedPreviewProps) {
	const frame = useRef<HTMLIFrameElement>(null);
	const [height, setHeight] = useState(420);
	const place = publicPlace(organization, path, location);
	useEffect(() => {
		const hear = ({ source, origin, data }: MessageEvent) => {
			if (source !== frame.current?.contentWindow || origin !== location.origin) return;
			const { fieldhouse, height } = Object(data);
			if (fieldhouse === "height" && height > 0) setHeight(Math.min(mostHeight, Math.ceil(height)));
		};
		addEventListener("message", hear);
		return () => removeEventListener("message", hear);
	}, []);
	// A site elsewhere does not let this page show it.
	if (place === null || !place.startsWith("/")) {
		return <p className="soft">The preview shows when you are signed in at your own address.</p>;
	}
	return (
		<figure className={styles.preview}>
			<figcaption className={styles.caption}>Preview</figcaption>
			<iframe ref={frame} src={place} title={title} height={height} className={styles.frame} />
		</figure>
	);
}
