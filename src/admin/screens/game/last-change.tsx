import { useAuth } from "../../shell/auth.ts";
import { clockTime } from "./clock-time.ts";
import type { Change } from "./desk-state.ts";

/** Who was the last to save, "casey saved this game at 7:42 PM"; told when it is news. */
export function LastChange({ changes }: { changes: readonly Change[] }) {
	const { user } = useAuth();
	const [newest] = changes;
	return (
		<p role="status">
			{newest === undefined ? "Nobody has changed this game yet." : said(newest, user?.id)}
		</p>
	);
}

function said({ user, at }: Change, ownId: number | undefined): string {
	const time = clockTime(at, new Date());
	if (user.id !== null && user.id === ownId) return `Saved by you at ${time}`;
	return `${user.username ?? "Somebody"} saved this game at ${time}`;
}
