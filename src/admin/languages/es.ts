import { es as admin } from "#words/admin/es.ts";
import { es as site } from "#words/es.ts";
import { es as sayings } from "#words/said/es.ts";
import { speak } from "../words.ts";

speak(admin, site, sayings);
