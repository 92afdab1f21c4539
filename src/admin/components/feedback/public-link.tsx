import { useAuth } from "../../shell/auth.ts";
import { publicPlace } from "../../shell/places.ts";
import { Icon } from "./icon.tsx";

type PublicLinkProps = {
	/** A path of the public site, such as "/teamList?season=4". */
	to: string;
	children: string;
};

/** A button that opens what visitors see; nothing where the organization has no address here. */
export function PublicLink({ to, children }: PublicLinkProps) {
	const { organization } = useAuth();
	const place = organization && publicPlace(organization, to, location);
	if (place === null) return null;
	return (
		<a href={place} className="button button-quiet">
			<Icon name="external" />
			{children}
		</a>
	);
}
