/** The stylesheets of what people write into pages; see `src/ui/styles.ts`. */
import "./blocks.module.css";
import "./downloads.module.css";
import "./sponsors.module.css";
