/**
 * The stylesheet of everything in this folder. The browser's entries import it for its side
 * effects: public pages are rendered on the server, so nothing else would bring these files into
 * what browsers load. The first three come first, because they say the order of the layers.
 */
import "./tokens.css";
import "./fonts.css";
import "./base.css";
import "./game/add-to-calendar.module.css";
import "./kit/avatar.module.css";
import "./kit/badge.module.css";
import "./game/box-score.module.css";
import "./stage/bracket.module.css";
import "./kit/breadcrumbs.module.css";
import "./kit/empty-state.module.css";
import "./game/game-card.module.css";
import "./game/game-glance.module.css";
import "./team/form-dots.module.css";
import "./honor/honor.module.css";
import "./kit/image-grid.module.css";
import "./kit/link-cards.module.css";
import "./player/leader-board.module.css";
import "./game/line-score.module.css";
import "./game/course/lead-chart.module.css";
import "./game/course/period-chart.module.css";
import "./game/versus-table.module.css";
import "./organization/organization-card.module.css";
import "./kit/page-header.module.css";
import "./kit/panel.module.css";
import "./kit/picture.module.css";
import "./player/player-header.module.css";
import "./player/roster-table.module.css";
import "./game/schedule-table.module.css";
import "./game/scoreboard.module.css";
import "./ranking/ranking.module.css";
import "./registration/offer-list.module.css";
import "./kit/section-links.module.css";
import "./team/standings-table.module.css";
import "./team/star.module.css";
import "./player/shot-splits.module.css";
import "./player/sparkline.module.css";
import "./player/stat.module.css";
import "./player/stats-table.module.css";
import "./kit/table.module.css";
import "./kit/tabs.module.css";
import "./team/team-banner.module.css";
import "./team/team-crest.module.css";

// Pictures that only rendered pages name: nothing else would put them among the built files.
import "./default-player.svg?no-inline";
