/** The stylesheets of the pages; see `src/ui/styles.ts`. */
import "./follow/follow.module.css";
import "./game/game.module.css";
import "./pages.module.css";
import "./schedule.module.css";
import "./stage/stage-links.module.css";
