import type { Business } from "./business.ts";

/** Whether people can still sign up: the status says so and the deadline has not passed. */
export type SignupState = "open" | "passed" | "closed";

/** `today` as `YYYY-MM-DD`; on the day of the deadline people still can. */
export function signupState(
	{ signupStatus, signupDeadline }: Pick<Business, "signupStatus" | "signupDeadline">,
	today: string,
): SignupState {
	if (signupStatus === "closed") return "closed";
	return signupDeadline !== null && signupDeadline < today ? "passed" : "open";
}
