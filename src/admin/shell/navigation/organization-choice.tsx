import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { client } from "../../client.ts";
import { ChooseOne } from "../../components/form/choose-one.tsx";
import { words } from "../../words.ts";
import { auth, useAuth } from "../auth.ts";
import type { Organization } from "../create-auth.ts";

/** All organizations, found by name; choosing one starts at its dashboard. */
export function OrganizationChoice({ onChoose }: { onChoose: (() => void) | undefined }) {
	const { organizations, reload } = useOrganizations();
	const { organization } = useAuth();
	const navigate = useNavigate();
	if (organizations === null) return null;
	const choose = (id: number | null) => {
		const chosen = organizations.find((it) => it.id === id);
		if (chosen === undefined || id === organization?.id) return;
		auth.actFor(chosen);
		onChoose?.();
		navigate("/dashboard");
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated; who begins to choose gets the list of now
		<div onFocus={reload}>
			<ChooseOne
				key={organization?.id}
				label={words.common.organization}
				placeholder={words.common.searchOrganizations}
				options={organizations.map(({ id, name }) => ({ id, name }))}
				value={organization?.id ?? null}
				onChange={choose}
			/>
		</div>
	);
}

/** Null until they are there; without them the own organization is what remains. */
function useOrganizations() {
	const [organizations, setOrganizations] = useState<Organization[] | null>(null);
	const reload = useCallback(() => {
		client.get("/organizations").then(
			({ organizations }) => setOrganizations(organizations),
			() => {},
		);
	}, []);
	useEffect(reload, [reload]);
	return { organizations, reload };
}
