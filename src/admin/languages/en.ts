import { en as admin } from "#words/admin/en.ts";
import { en as site } from "#words/en.ts";
import { speak } from "../words.ts";

speak(admin, site);
