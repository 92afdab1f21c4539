import { type Connection, dayOf } from "./connection.ts";

/** What has happened, and until when it can be mended. */
export function LostNotice({ connection }: { connection: Connection }) {
	const { domain, failingSince, releaseAt, slugUrl } = connection;
	return (
		<div className="notice" role="alert">
			<strong>{domain} cannot be found any more.</strong> Since{" "}
			{failingSince === null ? "today" : dayOf(failingSince)} its records are not as they were.
			{slugUrl !== null &&
				` Visitors find your site at ${slugUrl.replace(/^https?:\/\//, "")} meanwhile.`}{" "}
			{releaseAt !== null &&
				`Mend the records until ${dayOf(releaseAt)}; until then nobody else can have the domain here.`}
		</div>
	);
}
