/** The stylesheets of the pages and of what people write into them; see `src/ui/styles.ts`. */
import "../blocks/blocks.module.css";
import "./home.module.css";
import "./pages.module.css";
import "./platform.module.css";
