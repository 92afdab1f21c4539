import { Link } from "react-router";
import { client } from "../../../client.ts";
import { auth } from "../../../shell/auth.ts";
import { words } from "../../../words.ts";

/** The sentence about the storage of the organization that is worked in, for its owners; else null. */
export async function readStorageWarning(): Promise<string | null> {
	const { organization, user } = auth.state();
	if (organization === null || user?.role === "staff") return null;
	const { storage } = await client.get("/organizations/:id/storage", { id: organization.id });
	return storage.warning;
}

/** Says on the dashboard that there is little room left. */
export function StorageBanner({ warning }: { warning: string }) {
	return (
		<p className="notice" role="alert">
			{warning}{" "}
			<Link to="/organizationSettings#storage">{words.organization.seeWhatTakesItUp}</Link>
		</p>
	);
}
