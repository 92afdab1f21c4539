import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiError } from "#api/client.ts";
import { auth } from "../../shell/auth.ts";
import { type Message, useSay } from "../../shell/messages.tsx";
import { rememberPlace } from "../../shell/wanted-place.ts";

/**
 * What happens when the server said no: its own sentence is said, else `failure`. A session that
 * has ended leads to the sign-in and from there back here. `action` is what can be done about it.
 */
export function useFailure(): (
	error: unknown,
	failure: string,
	action?: Message["action"],
) => void {
	const say = useSay();
	const navigate = useNavigate();
	const place = useLocation();
	return useCallback(
		(error, failure, action) => {
			if (error instanceof ApiError && error.status === 401) {
				auth.expired();
				rememberPlace(place, { hasEnded: true });
				navigate("/login");
				return;
			}
			const sentence = error instanceof ApiError ? error.message : "";
			say({ text: sentence || failure, tone: "error", action });
		},
		[say, navigate, place],
	);
}
