import { calendarPath, type WhoseCalendar } from "#domain/calendar/address.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { useAuth } from "../../shell/auth.ts";
import { useSay } from "../../shell/messages.tsx";
import { placeOfSite } from "../../shell/places.ts";
import { words } from "../../words.ts";
import { ToolbarButton } from "../list/toolbar.tsx";

type CalendarLinkProps = {
	whose: WhoseCalendar;
	/** A button with a frame, or as small as what stands beside it in the heading of a panel. */
	as?: "button" | "tool" | "link";
};

/** Copies the address that calendars subscribe to; nothing where the organization has no address. */
export function CalendarLink({ whose, as = "button" }: CalendarLinkProps) {
	const { organization } = useAuth();
	const say = useSay();
	const site = organization && placeOfSite(organization, location);
	if (site === null) return null;
	const address = site.replace(/\/$/, "") + calendarPath(whose);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(address);
			say({ text: words.common.calendarLinkCopied, tone: "success" });
		} catch {
			// There is no clipboard where the address is not https.
			say({ text: words.common.theCalendarLinkIs({ address }), tone: "success" });
		}
	};
	if (as === "link") {
		return (
			<a
				href={address}
				onClick={(event) => {
					event.preventDefault();
					void copy();
				}}
			>
				{words.common.calendarLink}
			</a>
		);
	}
	if (as === "tool") {
		return (
			<ToolbarButton icon="copy" onClick={() => void copy()}>
				{words.common.calendarLink}
			</ToolbarButton>
		);
	}
	return (
		<ActionButton icon="copy" isQuiet onClick={() => void copy()}>
			{words.common.calendarLink}
		</ActionButton>
	);
}
