import { es as admin } from "#words/admin/es.ts";
import { es as site } from "#words/es.ts";
import { speak } from "../words.ts";

speak(admin, site);
