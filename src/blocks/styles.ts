/** The stylesheets of what people write into pages; see `src/ui/styles.ts`. */
import "./blocks.module.css";
import "./front/front.module.css";
import "./kinds/downloads.module.css";
import "./kinds/sponsors.module.css";
import "./post/post.module.css";
