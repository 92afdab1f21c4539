import type { Clock, Language, Measure, WeekStart } from "#domain/language/language.ts";
import {
	idsOf,
	isChecked,
	linesOf,
	text,
	textOrNull,
} from "../../../components/form/form-values.ts";
import { linksIn } from "./links-field.tsx";
import { navigationIn } from "./navigations.ts";
import type { Logo } from "./use-logo.ts";

/** What an owner may say of the own organization. */
export async function lookIn(form: FormData, logo: Logo) {
	return {
		name: text(form, "name"),
		sportIds: idsOf(form, "sportIds"),
		logo: await logo.file(),
		theme: text(form, "theme"),
		brandColor: textOrNull(form, "brandColor"),
		timeZone: text(form, "timeZone"),
		language: text(form, "language") as Language,
		moreLanguages: form.getAll("moreLanguages").map(String) as Language[],
		clock: clockIn(text(form, "clock")),
		weekStart: textOrNull(form, "weekStart") as WeekStart | null,
		heights: textOrNull(form, "heights") as Measure | null,
		currency: text(form, "currency"),
		leagueLocations: linesOf(form, "leagueLocations"),
		socialLinks: linksIn(form),
		ownersKeepDeletion: isChecked(form, "ownersKeepDeletion"),
	};
}

/** All of the form of a super administrator. */
export async function organizationIn(form: FormData, logo: Logo) {
	return {
		...(await lookIn(form, logo)),
		domain: textOrNull(form, "domain"),
		slug: textOrNull(form, "slug"),
		customPageUrl: textOrNull(form, "customPageUrl"),
		customSite: isChecked(form, "customSite"),
		...navigationIn(text(form, "navigation")),
	};
}

/** Nothing chosen is what is usual in the language. */
function clockIn(hours: string): Clock | null {
	return hours === "12" ? 12 : hours === "24" ? 24 : null;
}
