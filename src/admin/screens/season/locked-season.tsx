import type { ReactNode } from "react";
import { words } from "../../words.ts";

type LockedSeasonProps = {
	season: { lockedAt?: string | undefined };
	/** It is said elsewhere on the screen. */
	isSaid?: boolean;
	children: ReactNode;
};

/**
 * What can be changed on a screen. In a locked season it says so, and every field and button in it is
 * switched off, for the server would refuse them (rule `locked-season`).
 */
export function LockedSeason({
	season: { lockedAt },
	isSaid = false,
	children,
}: LockedSeasonProps) {
	if (lockedAt === undefined) return children;
	return (
		<>
			{!isSaid && <p className="notice">{words.season.lockedForNow}</p>}
			<fieldset disabled className="contents">
				{children}
			</fieldset>
		</>
	);
}
