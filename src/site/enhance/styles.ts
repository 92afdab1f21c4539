/** The stylesheets of the layout; see `src/ui/styles.ts`. */
import "#blocks/styles.ts";
import "../site.css";
import "../frame/layout.module.css";
import "../frame/language-switch.module.css";
import "../frame/navigation.module.css";
import "../frame/footer.module.css";
import "../my-teams/my-teams.module.css";
import "../posters/picture-links.module.css";
import "../print-code.module.css";
import "../push/push-offer.module.css";
import "../search-form.module.css";
import "../pages/styles.ts";
