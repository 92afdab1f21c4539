import { lazy, Suspense } from "react";
import { auth, useAuth } from "../auth.ts";
import { isHindered } from "../create-auth.ts";
import styles from "./organization-switcher.module.css";

/** Loaded for those who have a choice. */
const OrganizationChoice = lazy(async () => ({
	default: (await import("./organization-choice.tsx")).OrganizationChoice,
}));

/** Where super administrators say whose league they work in; on a custom host it is said already. */
export function OrganizationSwitcher({ onChoose }: { onChoose?: () => void }) {
	const { user } = useAuth();
	if (!auth.canActForOthers() || isHindered(user)) return null;
	return (
		<div className={styles.switcher}>
			<Suspense>
				<OrganizationChoice onChoose={onChoose} />
			</Suspense>
		</div>
	);
}
