import { expect, test } from "vitest";
import { signupState } from "./signup.ts";

test("people can sign up until the day of the deadline, unless it is closed", () => {
	const today = "2026-03-01";
	const state = (signupDeadline: string | null, signupStatus: "active" | "closed" = "active") =>
		signupState({ signupDeadline, signupStatus }, today);
	expect(state(null)).toBe("open");
	expect(state("2026-03-01")).toBe("open");
	expect(state("2026-02-28")).toBe("passed");
	expect(state("2026-04-01", "closed")).toBe("closed");
});
