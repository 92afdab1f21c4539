import { useState } from "react";
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
import { Panel } from "#ui/panel.tsx";
import { Select } from "../../../parts/select.tsx";
import type { Choices } from "./choices.ts";
import { CodeBox } from "./code-box.tsx";
import { EmbedPreview } from "./embed-preview.tsx";
import styles from "./sharing.module.css";

type EmbedPanelProps = {
	siteUrl: string;
	choices: Choices;
	/** Whether any website may show it. */
	isAllowed: boolean;
	organization: { name: string; domain: string | null; slug: string | null };
};

/** What another website is to show, how it will look there, and what to paste for it. */
export function EmbedPanel({ siteUrl, choices, isAllowed, organization }: EmbedPanelProps) {
	const [embed, setEmbed] = useState<Embed>({
		...{ kind: "standings", teamId: null, theme: null },
		leagueId: choices.leagues[0]?.id ?? null,
	});
	const change = (part: Partial<Embed>) => setEmbed((before) => ({ ...before, ...part }));
	const teams = choices.teams.filter(
		({ leagueIds }) => embed.leagueId === null || leagueIds.includes(embed.leagueId),
	);
	const title = `${kinds[embed.kind]} of ${organization.name}`;
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
							options={[all("All leagues"), ...choices.leagues.map(toOption)]}
							onChange={({ target }) => change({ leagueId: idIn(target.value), teamId: null })}
						/>
						<Select
							label="Team"
							name="team"
							value={String(embed.teamId ?? "")}
							options={[all("All teams"), ...teams.map(toOption)]}
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
					</div>
					<CodeBox
						label="Simple code"
						hint="Take this one when in doubt: every website builder accepts it."
						code={frameCode(embed, { siteUrl, title })}
					/>
					<CodeBox
						label="Code that fits its height"
						hint="As tall as what it shows. For websites that accept scripts."
						code={elementCode(embed, { siteUrl })}
					/>
				</div>
				<EmbedPreview path={embedPath(embed)} {...{ title, organization }} />
			</div>
		</Panel>
	);
}

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
const toOption = ({ id, name }: { id: number; name: string }) => ({
	value: String(id),
	label: name,
});
const themeOption = (value: EmbedTheme) => ({ value, label: themes[value] });
const idIn = (value: string) => (value === "" ? null : Number(value));
