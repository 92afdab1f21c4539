import { Link } from "react-router";
import { client } from "../../client.ts";
import { dayHere } from "../../components/feedback/today-here.ts";
import { auth } from "../../shell/auth.ts";
import { words } from "../../words.ts";
import type { Connection } from "./connection.ts";

/** The lost domain of the organization that is worked in; null when none is lost, or for staff. */
export async function readLostDomain(): Promise<Connection | null> {
	const { organization, user } = auth.state();
	// Without a domain of its own there is nothing to lose.
	if (organization?.domain == null || user?.role === "staff") return null;
	const { connection } = await client.get("/organizations/:id/domain", { id: organization.id });
	return connection.state === "lost" ? connection : null;
}

/** Says on the dashboard that the site's address is about to be lost. */
export function DomainBanner({ connection }: { connection: Connection }) {
	const { domain, releaseAt } = connection;
	return (
		<p className="notice" role="alert">
			<strong>{words.domainName.cannotBeFound({ domain: domain ?? "" })}</strong>{" "}
			{releaseAt !== null && words.domainName.releasedAfter({ day: dayHere(releaseAt) })}
			<Link to="/dashboard/site/domain">{words.domainName.seeWhatIsWrong}</Link>
		</p>
	);
}
