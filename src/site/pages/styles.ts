/** The stylesheets of the pages; see `src/ui/styles.ts`. */
import "./follow/follow.module.css";
import "./game/game.module.css";
import "./pages.module.css";
import "./platform/platform.module.css";
import "./schedule.module.css";
import "./stage/playoffs.module.css";
import "./sign-up/sign-up.module.css";
