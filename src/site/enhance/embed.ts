import "#ui/tokens.css";
import "#ui/fonts.css";
import "#ui/base.css";
import "#ui/kit/badge.module.css";
import "#ui/game/game-card.module.css";
import "#ui/game/schedule-table.module.css";
import "#ui/stage/bracket.module.css";
import "#ui/team/standings-table.module.css";
import "#ui/kit/table.module.css";
import "#ui/team/team-crest.module.css";
import "../embeds/embeds.module.css";

/**
 * Tells the page around the frame how tall its content is, for the element of `element.ts`. Anybody
 * may know a height; who only has a frame of ours hears it and does nothing.
 */
const tell = () =>
	parent.postMessage({ fieldhouse: "height", height: document.body.scrollHeight }, "*");

if (parent !== window) {
	new ResizeObserver(tell).observe(document.body);
	tell();
}
