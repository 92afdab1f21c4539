/**
 * The stylesheet of everything in this folder. The browser's entries import it for its side
 * effects: public pages are rendered on the server, so nothing else would bring these files into
 * what browsers load. The first three come first, because they say the order of the layers.
 */
import "./tokens.css";
import "./fonts.css";
import "./base.css";
import "./add-to-calendar.module.css";
import "./avatar.module.css";
import "./badge.module.css";
import "./box-score.module.css";
import "./breadcrumbs.module.css";
import "./empty-state.module.css";
import "./filter-form.module.css";
import "./game-card.module.css";
import "./image-grid.module.css";
import "./leader-board.module.css";
import "./line-score.module.css";
import "./organization-card.module.css";
import "./page-header.module.css";
import "./panel.module.css";
import "./picture.module.css";
import "./player-header.module.css";
import "./player-list.module.css";
import "./roster-table.module.css";
import "./schedule-table.module.css";
import "./scoreboard.module.css";
import "./section-links.module.css";
import "./standings-table.module.css";
import "./stat.module.css";
import "./stats-table.module.css";
import "./table.module.css";
import "./tabs.module.css";
import "./team-banner.module.css";
import "./team-crest.module.css";

// Pictures that only rendered pages name: nothing else would put them among the built files.
import "./default-player.svg?no-inline";
