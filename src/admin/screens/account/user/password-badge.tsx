import { Badge } from "#ui/kit/badge.tsx";
import { words } from "../../../words.ts";
import type { ListedUser } from "../listed-user.ts";

/** Said only where something is still to be done before somebody can work. */
export function PasswordBadge({ access }: Pick<ListedUser, "access">) {
	if (access === "none") return <Badge tone="notice">{words.account.noPassword}</Badge>;
	if (access === "temporary") return <Badge tone="notice">{words.account.temporaryPassword}</Badge>;
	return null;
}
