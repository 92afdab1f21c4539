import type { WhoseCalendar } from "#domain/calendar/address.ts";
import { today } from "#domain/time/wall-clock.ts";
import { anonymous } from "#domain/user/user.ts";
import { storeFor } from "#store/store.ts";
import { Refusal } from "#usecases/refusals.ts";
import { viewCalendar } from "#usecases/view-calendar.ts";
import { calendarFile } from "./calendar-file.ts";
import { calendarHeaders } from "./headers.ts";
import { siteUrlOf } from "./origins.ts";
import type { Services } from "./services.ts";
import type { Rendered } from "./site.tsx";
import type { SiteTenant } from "./tenancy.ts";

/**
 * A calendar of an organization, the same under each of its addresses and for everybody; null where
 * there is none. Calendars that were subscribed to are kept and dropped like pages.
 */
export async function renderCalendar(
	services: Services,
	{ organization }: Pick<SiteTenant, "organization">,
	whose: WhoseCalendar,
): Promise<Rendered | null> {
	const { settings, database } = services;
	const store = storeFor(organization.id, database, "visitors");
	const now = services.now();
	try {
		const calendar = await viewCalendar({ viewer: anonymous, organization, store, now }, whose);
		const place = {
			siteUrl: siteUrlOf(settings, organization),
			rootDomain: settings.rootDomain,
			today: today(now, "UTC"),
		};
		return { status: 200, html: calendarFile(calendar, place), headers: calendarHeaders(settings) };
	} catch (error) {
		if (error instanceof Refusal && error.kind === "missing") return null;
		throw error;
	}
}
