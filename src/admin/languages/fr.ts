import { fr as admin } from "#words/admin/fr.ts";
import { fr as site } from "#words/fr.ts";
import { fr as sayings } from "#words/said/fr.ts";
import { speak } from "../words.ts";

speak(admin, site, sayings);
