import type { Language } from "../language/language.ts";

/** What other websites can show of a league, in a frame of their own. */
export const embedKinds = ["standings", "schedule", "next-game", "playoffs"] as const;
export type EmbedKind = (typeof embedKinds)[number];

export const embedThemes = ["auto", "light", "dark"] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** What is to be shown, and how. */
export type Embed = {
	kind: EmbedKind;
	/** Ids; null for all leagues, and for all teams. Standings and playoffs are not narrowed to a team. */
	leagueId: number | null;
	teamId: number | null;
	/** Null for the colours that the league's own site has. */
	theme: EmbedTheme | null;
	/** Null for the own language of the site. */
	language: Language | null;
};

/** The script of the element. Websites keep its address for years, so its number never changes. */
export const elementPath = "/embed/v1.js";

/** Where an embed is found, written as without a slug. */
export function embedPath({ language, ...embed }: Embed): string {
	return prefixOf(language) + pathOf(embed);
}

function prefixOf(language: Language | null): string {
	return language === null ? "" : `/${language}`;
}

function pathOf({ kind, leagueId, teamId, theme }: Omit<Embed, "language">): string {
	const asked = new URLSearchParams();
	if (leagueId !== null) asked.set("league", String(leagueId));
	if (teamId !== null && isOfTeam(kind)) asked.set("team", String(teamId));
	if (theme !== null) asked.set("theme", theme);
	const query = asked.toString();
	return `/embed/${kind}${query === "" ? "" : `?${query}`}`;
}

/** What somebody pastes into a website: a frame of a fixed height, which needs no script. */
export function frameCode(embed: Embed, { siteUrl, title }: { siteUrl: string; title: string }) {
	const attributes = [
		`src="${escaped(siteUrl + embedPath(embed))}"`,
		`title="${escaped(title)}"`,
		'width="100%"',
		`height="${usualHeights[embed.kind]}"`,
		'loading="lazy"',
		'style="border:0"',
	];
	return `<iframe ${attributes.join(" ")}></iframe>`;
}

/** The same as an element, which takes the height of what it shows. */
export function elementCode(embed: Embed, { siteUrl }: { siteUrl: string }): string {
	const { kind, leagueId, teamId, theme, language } = embed;
	const attributes = [
		`site="${escaped(siteUrl + prefixOf(language))}"`,
		...(leagueId === null ? [] : [`league="${leagueId}"`]),
		...(teamId === null || !isOfTeam(kind) ? [] : [`team="${teamId}"`]),
		...(theme === null ? [] : [`theme="${theme}"`]),
	];
	const script = new URL(elementPath, siteUrl).href;
	const name = `fieldhouse-${kind}`;
	return [
		`<script async src="${escaped(script)}"></script>`,
		`<${name} ${attributes.join(" ")}></${name}>`,
	].join("\n");
}

/** Whether there is one of a single team. */
export function isOfTeam(kind: EmbedKind): boolean {
	return kind === "schedule" || kind === "next-game";
}

const usualHeights: Record<EmbedKind, number> = {
	standings: 520,
	schedule: 640,
	"next-game": 240,
	playoffs: 640,
};

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
