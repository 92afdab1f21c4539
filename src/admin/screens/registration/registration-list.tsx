import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { Icon } from "../../components/feedback/icon.tsx";
import { useAuth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import styles from "./registration.module.css";

type Listed = Answered<"GET", "/registrations">;
export type Registration = Listed["registrations"][number];

export const registrationList = screen(() => client.get("/registrations", {}), RegistrationList);

/** What seasons open for teams and people to sign up, and how many did. */
function RegistrationList({ registrations }: Listed) {
	const { user } = useAuth();
	const mayOpen = user?.role !== "staff";
	return (
		<>
			<ScreenHeader
				title={words.registration.title}
				actions={
					mayOpen && (
						<Link to="/dashboard/registrations/new" className="button">
							<Icon name="add" />
							{words.registration.open}
						</Link>
					)
				}
			>
				{words.registration.summary}
			</ScreenHeader>
			<Panel isFlush>
				{registrations.length === 0 ? (
					<EmptyState title={words.registration.none}>{words.registration.noneHint}</EmptyState>
				) : (
					<ul className="lines">
						{registrations.map((registration) => (
							<RegistrationLine key={registration.id} registration={registration} />
						))}
					</ul>
				)}
			</Panel>
		</>
	);
}

function RegistrationLine({ registration }: { registration: Registration }) {
	const { id, name, seasonName, state, counts, closesOn } = registration;
	const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
	return (
		<li className={styles.line}>
			<div className={styles.what}>
				<Link to={`/dashboard/registrations/${id}`} className="strong">
					{name}
				</Link>
				<span className="hint">
					{seasonName}
					{closesOn !== null &&
						` · ${words.registration.until({ day: formatGameDate(closesOn, words.language) })}`}
				</span>
			</div>
			<span className="hint">
				{words.registration.signedUp({ count: all, fresh: counts["applied"] ?? 0 })}
			</span>
			<Badge tone={state === "open" ? "win" : "neutral"}>{words.registration.states[state]}</Badge>
		</li>
	);
}
