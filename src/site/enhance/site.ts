import "#ui/styles.ts";
import "./styles.ts";
import { submitChangedSelects } from "./auto-submit.ts";
import { clearMessages } from "./clear-messages.ts";
import { openPicturesInFullView } from "./gallery.ts";
import { closeMenuLater } from "./menu.ts";
import { openRows } from "./row-link.ts";

/** Everything a public page gains where scripts run. Each of them works without. */
submitChangedSelects(document);
closeMenuLater(document);
openRows(document);
openPicturesInFullView(document);
clearMessages(document);
