import { useState } from "react";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { auth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { ConnectForm } from "./connect-form.tsx";
import { Connected } from "./connected.tsx";
import type { Connection, ProgressProps } from "./connection.ts";
import { Expired } from "./expired.tsx";
import { Waiting } from "./waiting.tsx";

type DomainProps = { organizationId: number | null; connection: Connection | null };

export const domain = screen(async (): Promise<DomainProps> => {
	const own = auth.state().organization;
	if (own === null) return { organizationId: null, connection: null };
	const { connection } = await client.get("/organizations/:id/domain", { id: own.id });
	return { organizationId: own.id, connection };
}, Domain);

/** How a league gets a domain of its own, from buying it to losing it. */
function Domain({ organizationId, connection }: DomainProps) {
	if (organizationId !== null && connection !== null) {
		return <Latest organizationId={organizationId} loaded={connection} />;
	}
	return (
		<>
			<ScreenHeader title={words.common.domain} />
			<Panel>
				<EmptyState title={words.common.youDoNotBelongTo} picture="players" />
			</Panel>
		</>
	);
}

/** What was found while the screen is open is newer than what it was opened with. */
function Latest({ organizationId, loaded }: { organizationId: number; loaded: Connection }) {
	const [seen, setSeen] = useState({ loaded, connection: loaded });
	if (seen.loaded !== loaded) setSeen({ loaded, connection: loaded });
	const connection = seen.loaded === loaded ? seen.connection : loaded;
	const props = {
		organizationId,
		connection,
		onFound: (next: Connection) => setSeen({ loaded, connection: next }),
	};
	return (
		<>
			<ScreenHeader title={words.common.domain}>
				{words.domainName.siteIsAt({ address: shown(placeOf(connection)) })}
			</ScreenHeader>
			<Progress {...props} />
		</>
	);
}

function Progress(props: ProgressProps) {
	switch (props.connection.state) {
		case "none":
		case "unproved":
			return <ConnectForm {...props} />;
		case "waiting":
		case "wrong":
			return <Waiting {...props} />;
		case "expired":
			return <Expired {...props} />;
		default:
			return <Connected {...props} />;
	}
}

/** Visitors do not arrive at a domain that cannot be found. */
function placeOf({ state, siteUrl, slugUrl }: Connection): string {
	return state === "lost" ? (slugUrl ?? siteUrl) : siteUrl;
}

function shown(address: string): string {
	return address.replace(/^https?:\/\//, "");
}
