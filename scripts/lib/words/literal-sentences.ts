import type { ESTree } from "vite";
import type { Complaint, SourceFile } from "../structure/source-file.ts";

/**
 * Files and folders that say nothing but messages. The list only grows: who moves a page to the
 * catalogues adds it, and nobody takes anything out.
 */
export const moved = [
	"src/admin/components/",
	"src/admin/screens/account/",
	"src/admin/screens/audit/",
	"src/admin/screens/bookkeeping/",
	"src/admin/screens/business/",
	"src/admin/screens/dashboard/",
	"src/admin/screens/domain-name/",
	"src/admin/screens/first-steps/",
	"src/admin/screens/game/",
	"src/admin/screens/import/",
	"src/admin/screens/league/",
	"src/admin/screens/look/",
	"src/admin/screens/organization/",
	"src/admin/screens/page/",
	"src/admin/screens/page/editor/language/",
	"src/admin/screens/picture/",
	"src/admin/screens/player/",
	"src/admin/screens/privacy/",
	"src/admin/screens/schedule/",
	"src/admin/screens/season/",
	"src/admin/screens/sharing/",
	"src/admin/screens/team/",
	"src/admin/screens/trash/",
	"src/admin/shell/",
	"src/blocks/blocks.tsx",
	"src/blocks/kinds/video.tsx",
	"src/blocks/markdown.tsx",
	"src/blocks/part.tsx",
	"src/site/calendars/",
	"src/site/embeds/",
	"src/site/enhance/",
	"src/site/feeds/",
	"src/site/frame/",
	"src/site/link-pictures/facts.ts",
	"src/site/link-pictures/game.ts",
	"src/site/link-pictures/link-picture.ts",
	"src/site/link-pictures/profile.ts",
	"src/site/link-pictures/site.ts",
	"src/site/my-teams/",
	"src/site/pages/filter-fields.tsx",
	"src/site/pages/game/game-preview.tsx",
	"src/site/pages/game/game-recap.ts",
	"src/site/pages/game/game-story.tsx",
	"src/site/pages/game/game.tsx",
	"src/site/pages/home.tsx",
	"src/site/pages/information.tsx",
	"src/site/pages/league.tsx",
	"src/site/pages/not-found.tsx",
	"src/site/pages/own-page.tsx",
	"src/site/pages/platform/",
	"src/site/pages/player/",
	"src/site/pages/schedule-pages.tsx",
	"src/site/pages/schedule.tsx",
	"src/site/pages/search.tsx",
	"src/site/pages/season-pictures.tsx",
	"src/site/pages/stage/",
	"src/site/pages/standings.tsx",
	"src/site/pages/statistics/",
	"src/site/pages/team.tsx",
	"src/site/pages/unexpected.tsx",
	"src/site/platform-page.ts",
	"src/site/print-code.tsx",
	"src/site/search-form.tsx",
	"src/site/sitemap/",
	"src/site/structured-data/",
	"src/site/written.tsx",
	"src/ui/game/",
	"src/ui/kit/",
	"src/ui/player/averages-table.tsx",
	"src/ui/player/board-words.ts",
	"src/ui/player/leader-board.tsx",
	"src/ui/player/player-header.tsx",
	"src/ui/player/player-list.tsx",
	"src/ui/player/roster-table.tsx",
	"src/ui/player/sparkline.tsx",
	"src/ui/player/stat.tsx",
	"src/ui/player/stats-table.tsx",
	"src/ui/ranking/",
	"src/ui/sport/",
	"src/ui/stage/",
	"src/ui/team/captain-name.tsx",
	"src/ui/team/form-dots.tsx",
	"src/ui/organization/organization-card.tsx",
	"src/ui/team/rank-sentence.ts",
	"src/ui/team/standings-table.tsx",
	"src/ui/team/star.tsx",
	"src/ui/team/team-banner.tsx",
	"src/ui/team/team-crest.tsx",
];

/** Attributes that people read or hear. */
const spoken = new Set([
	"alt",
	"all",
	"aria-label",
	"aria-description",
	"caption",
	"hint",
	"label",
	"name",
	"placeholder",
	"short",
	"title",
]);

/** What is said in one language only, where words are given in all. */
export function literalSentences(files: SourceFile[]): Complaint[] {
	return files.filter(({ path }) => isMoved(path)).flatMap(literalsIn);
}

function isMoved(path: string): boolean {
	if (/\.test\.tsx?$/.test(path)) return false;
	return moved.some((place) => (place.endsWith("/") ? path.startsWith(place) : path === place));
}

function literalsIn({ path, nodes, lineAt }: SourceFile): Complaint[] {
	return [...nodes()].flatMap((node) => {
		const text = saidBy(node)?.trim();
		if (text === undefined) return [];
		const sentence = `"${text}" is said in one language: words come from src/words`;
		return [{ path, line: lineAt(node.start), sentence }];
	});
}

function saidBy(node: ESTree.Node): string | undefined {
	switch (node.type) {
		case "JSXText":
			return hasWord(node.value) ? node.value : undefined;
		case "JSXAttribute":
			return attributeText(node);
		case "Literal":
			return typeof node.value === "string" && isSentence(node.value) ? node.value : undefined;
		case "TemplateElement":
			return isSentence(node.value.raw) ? node.value.raw : undefined;
	}
	return undefined;
}

/** A spoken attribute with a text of its own; `name` counts beside the heading of a column only. */
function attributeText({ name, value }: ESTree.JSXAttribute): string | undefined {
	if (value?.type !== "Literal" || typeof value.value !== "string") return undefined;
	const attribute = name.type === "JSXIdentifier" ? name.name : "";
	if (!spoken.has(attribute) || (attribute === "name" && !/^[A-Z]/.test(value.value)))
		return undefined;
	return hasWord(value.value) && !isSentence(value.value) ? value.value : undefined;
}

const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** Words as people write them: "No teams", " of "; neither class names nor data of a picture. */
function isSentence(text: string): boolean {
	return (
		/^\s*\p{Lu}\p{Ll}+(['’]?\p{Ll}*)( \p{L}[\p{L}'’]*)+/u.test(text) ||
		/\p{Ll}{2} \p{Ll}+[.!?]\s*$/u.test(text)
	);
}
