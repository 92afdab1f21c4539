import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError } from "#api/client.ts";
import { client } from "../../../client.ts";
import { useFailure } from "../../../components/feedback/use-failure.ts";
import { useAuth } from "../../../shell/auth.ts";
import { useSay } from "../../../shell/messages.tsx";
import { createDesk, type Desk } from "./desk.ts";
import type { Change, DeskState } from "./desk-state.ts";
import type { Sheet } from "./sheet.ts";
import { unsavedIn, unsavedKey } from "./unsaved.ts";

/** What every panel of the screen works with. */
export type DeskProps = { desk: Desk; state: DeskState };

/** The desk of one game for as long as the screen is open, with an eye on what others save. */
export function useDesk(loaded: { sheet: Sheet; changes: readonly Change[] }): DeskProps {
	const { user, organization } = useAuth();
	const say = useSay();
	const fail = useFailure();
	const [desk] = useState(() =>
		createDesk(loaded, {
			client,
			unsavedGames: unsavedIn(localStorage, Date.now),
			unsavedKey: unsavedKey({
				organizationId: organization?.id ?? 0,
				userId: user?.id ?? 0,
				gameId: loaded.sheet.game.id,
			}),
			user: { id: user?.id ?? 0, username: user?.username ?? "" },
			now: () => new Date(),
			say: (text) => say({ text, tone: "success" }),
			onExpired: () => fail(new ApiError(401, {}), ""),
		}),
	);
	useRefreshing(desk);
	return { desk, state: useSyncExternalStore(desk.subscribe, desk.state) };
}

const refreshEveryMs = 15_000;

/** Refreshes every fifteen seconds while the screen is seen, and when somebody comes back to it. */
function useRefreshing(desk: Desk): void {
	useEffect(() => {
		const refresh = () => {
			if (document.visibilityState === "visible") void desk.refresh();
		};
		const timer = setInterval(refresh, refreshEveryMs);
		const arrivals = [
			[window, "focus"],
			[window, "online"],
			[document, "visibilitychange"],
		] as const;
		for (const [target, name] of arrivals) target.addEventListener(name, refresh);
		if (desk.hasWaiting()) refresh();
		return () => {
			clearInterval(timer);
			for (const [target, name] of arrivals) target.removeEventListener(name, refresh);
		};
	}, [desk]);
}
