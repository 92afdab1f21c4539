import { useState } from "react";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { ReasonDialog } from "../../components/feedback/reason-dialog.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { useAuth } from "../../shell/auth.ts";
import { words } from "../../words.ts";
import type { Season } from "./season-rows.ts";

/** Locks a finished season, or opens it again for a reason; for owners (rule `locked-season`). */
export function SeasonLock({ season }: { season: Pick<Season, "id" | "name" | "lockedAt"> }) {
	const [isOpening, setOpening] = useState(false);
	const { act } = useAction();
	const { user } = useAuth();
	if (user?.role === "staff") return null;
	const put = async (isLocked: boolean, reason: string | null) =>
		(await client.put("/seasonsv2/:id/lock", { id: season.id, isLocked, reason })).message;
	const lock = () => act({ run: () => put(true, null), failure: words.season.notLocked });
	return (
		<>
			{season.lockedAt === undefined ? (
				<ActionButton icon="key" isQuiet onClick={() => void lock()}>
					{words.season.lock}
				</ActionButton>
			) : (
				<ActionButton icon="key" isQuiet onClick={() => setOpening(true)}>
					{words.season.openAgain}
				</ActionButton>
			)}
			<ReasonDialog
				title={words.season.openSeason({ name: season.name })}
				label={words.season.whyOpen}
				hint={words.season.whyOpenHint}
				isAskedByServer
				isOpen={isOpening}
				onClose={() => setOpening(false)}
				submit={words.season.openAgain}
				failure={words.season.notOpened}
				save={(reason) => put(false, reason)}
			/>
		</>
	);
}
