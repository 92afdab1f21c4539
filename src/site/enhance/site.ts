import "#ui/styles.ts";
import "./styles.ts";
import { submitChangedSelects } from "./auto-submit.ts";
import { clearMessages } from "./clear-messages.ts";
import { openPicturesInFullView } from "./gallery.ts";
import { followLive } from "./live.ts";
import { closeMenuLater, writeAtOnce } from "./menu.ts";
import { followTeams } from "./my-teams.ts";
import { shareAddresses, sharePictures } from "./share.ts";

/** Everything a public page gains where scripts run. Each of them works without. */
submitChangedSelects(document);
closeMenuLater(document);
writeAtOnce(document);
openRows(document);
openPicturesInFullView(document);
clearMessages(document);
shareAddresses(document);
sharePictures(document);
followTeams(document);
followLive(document);

/** A click anywhere on a row opens the row's link. Keyboards reach the link itself. */
function openRows(root: Document): void {
	root.addEventListener("click", (event) => {
		if (!(event.target instanceof Element) || event.target.closest("a, button")) return;
		const link = event.target.closest("[data-row-link]")?.querySelector("a");
		// Selecting text in a row is no wish to leave the page.
		if (!link || getSelection()?.isCollapsed === false) return;
		if (event.metaKey || event.ctrlKey) window.open(link.href);
		else link.click();
	});
}
