import type { ReactNode } from "react";
import { Icon } from "../../../components/feedback/icon.tsx";
import { useAuth } from "../../../shell/auth.ts";
import { publicPlace } from "../../../shell/places.ts";

/** A page of the public site, as visitors see it; nothing where the organization has no address. */
export function PublicLink({ to, children }: { to: string; children: ReactNode }) {
	const { organization, actingFor } = useAuth();
	if (organization === null) return null;
	const place = publicPlace(organization, to, location, actingFor?.domain ?? null);
	if (place === null) return null;
	return (
		<a href={place}>
			{children} <Icon name="external" />
		</a>
	);
}
