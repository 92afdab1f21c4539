/** The stylesheets of the layout; see `src/ui/styles.ts`. */
import "#blocks/styles.ts";
import "../site.css";
import "../layout.module.css";
import "../navigation.module.css";
import "../footer.module.css";
import "../print-code.module.css";
import "../pages/styles.ts";
