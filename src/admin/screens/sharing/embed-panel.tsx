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
	isOfTeam,
} from "#domain/embed/embed.ts";
import { type ChosenLanguages, isLanguage, languageNames } from "#domain/language/language.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { useCopy } from "../../components/feedback/use-copy.ts";
import { optionsOf } from "../../components/form/options-of.ts";
import { Select } from "../../components/form/select.tsx";
import { publicPlace } from "../../shell/places.ts";
import { words } from "../../words.ts";
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
	// What it shows is said where that is in this language; a name can be read in any.
	const isSaid = (embed.language ?? language) === words.language;
	const title = isSaid ? words.sharing.kindOf({ kind: kinds[embed.kind], name }) : name;
	return (
		<Panel title={words.sharing.onAnotherWebsite}>
			<div className={styles.embed}>
				<div className={styles.choices}>
					{!isAllowed && (
						<p className="notice">
							{words.sharing.noWebsiteMayShowThis} <a href="#allowed">{words.sharing.allowYours}</a>
							{words.sharing.thenPaste}
						</p>
					)}
					<div className={styles.fields}>
						<Select
							label={words.sharing.whatToShow}
							name="kind"
							value={embed.kind}
							options={embedKinds.map((value) => ({ value, label: kinds[value] }))}
							onChange={({ target }) => change({ kind: target.value as EmbedKind })}
						/>
						<Select
							label={words.common.league}
							name="league"
							value={String(embed.leagueId ?? "")}
							options={optionsOf(choices.leagues, words.common.allLeagues)}
							onChange={({ target }) => change({ leagueId: idIn(target.value), teamId: null })}
						/>
						<Select
							label={words.common.team}
							name="team"
							value={String(embed.teamId ?? "")}
							options={optionsOf(teams, words.common.allTeams)}
							onChange={({ target }) => change({ teamId: idIn(target.value) })}
							disabled={!isOfTeam(embed.kind)}
						/>
						<Select
							label={words.common.colours}
							name="theme"
							value={embed.theme ?? ""}
							options={[all(words.sharing.asOnYourSite), ...embedThemes.map(themeOption)]}
							onChange={({ target }) =>
								change({ theme: target.value === "" ? null : (target.value as EmbedTheme) })
							}
						/>
						{moreLanguages.length > 0 && (
							<Select
								label={words.account.language}
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
						label={words.sharing.simpleCode}
						hint={words.sharing.ifInDoubtTakeThis}
						code={frameCode(embed, { siteUrl, title })}
					/>
					<CodeBox
						label={words.sharing.codeThatFitsItsHeight}
						hint={words.sharing.asTallAsWhatIt}
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
	standings: words.common.standings,
	schedule: words.common.schedule,
	"next-game": words.sharing.nextGame,
	playoffs: words.stage.title,
};

const themes: Record<EmbedTheme, string> = {
	auto: words.sharing.asTheVisitorsDevice,
	light: words.common.alwaysLight,
	dark: words.common.alwaysDark,
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
					aria-label={words.sharing.copyLabel({ label })}
					onClick={() => copy(code, words.sharing.codeCopied)}
				>
					<Icon name="copy" />
					{words.common.copy}
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
		return <p className="soft">{words.sharing.thePreviewShowsWhenYou}</p>;
	}
	return (
		<figure className={styles.preview}>
			<figcaption className={styles.caption}>{words.common.preview}</figcaption>
			<iframe ref={frame} src={place} title={title} height={height} className={styles.frame} />
		</figure>
	);
}
