import type { TeamEntry } from "#domain/team/team.ts";
import { Link } from "../link.tsx";

type CaptainNameProps = {
	entry: Pick<TeamEntry, "captainId" | "captainName">;
	className?: string | undefined;
};

/**
 * A captain by name, which leads to the profile. A captain without one is plain text
 * (rule `captain-by-roster`).
 */
export function CaptainName({ entry: { captainId, captainName }, className }: CaptainNameProps) {
	if (captainName === null) return "-";
	if (captainId === null) return captainName;
	return (
		<Link to={`/players/${captainId}`} className={className}>
			{captainName}
		</Link>
	);
}
