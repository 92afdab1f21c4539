/** The stylesheets of the pages; see `src/ui/styles.ts`. */
import "./filter-form.module.css";
import "./follow/follow.module.css";
import "./game/game.module.css";
import "./pages.module.css";
import "./schedule.module.css";
import "./stage/stage-links.module.css";
