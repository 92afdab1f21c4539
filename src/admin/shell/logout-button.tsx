import { useState } from "react";
import { ApiError } from "#api/client.ts";
import { Icon } from "../parts/icon.tsx";
import { auth } from "./auth.ts";
import { useSay } from "./messages.tsx";
import { placeAfterSignOut } from "./places.ts";
import { forgetPlace } from "./wanted-place.ts";

/** Signs out and leaves for the public site. When the server fails, the user is still signed in. */
export function LogoutButton({ className }: { className: string | undefined }) {
	const [isBusy, setBusy] = useState(false);
	const say = useSay();
	const signOut = async () => {
		setBusy(true);
		try {
			const site = await auth.signOut();
			forgetPlace();
			location.assign(placeAfterSignOut(site, location));
		} catch (error) {
			const sentence = error instanceof ApiError ? error.message : "";
			say({ text: sentence || "You are still signed in. Please try again.", tone: "error" });
			setBusy(false);
		}
	};
	return (
		<button type="button" className={className} disabled={isBusy} onClick={signOut}>
			<Icon name="logout" />
			Logout
		</button>
	);
}
