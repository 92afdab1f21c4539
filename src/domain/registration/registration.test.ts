import { expect, test } from "vitest";
import { ageFault, ageOn, isMinorOn, stateOn } from "./registration.ts";

test.each([
	[false, "2026-09-01", "draft"],
	[true, "2026-07-31", "coming"],
	[true, "2026-08-01", "open"],
	[true, "2026-08-31", "open"],
	[true, "2026-09-01", "closed"],
])("published %s and on %s it is %s", (isPublished, today, state) => {
	const days = { opensOn: "2026-08-01", closesOn: "2026-08-31" };
	expect(stateOn({ isPublished, ...days }, today)).toBe(state);
});

test("without days it is open as long as it is published", () => {
	expect(stateOn({ isPublished: true, opensOn: null, closesOn: null }, "2026-01-01")).toBe("open");
});

test("a birthday makes older on its day", () => {
	expect([ageOn("2008-03-01", "2026-02-28"), ageOn("2008-03-01", "2026-03-01")]).toEqual([17, 18]);
	expect([isMinorOn("2008-03-01", "2026-02-28"), isMinorOn("2008-03-01", "2026-03-01")]).toEqual([
		true,
		false,
	]);
	expect(isMinorOn(null, "2026-03-01")).toBe(false);
});

test("age is counted on the day the rule names, both ends included", () => {
	const age = { least: 16, most: 40, on: "2026-09-01" };
	const fault = (birthDate: string | null) => ageFault(birthDate, { age });
	expect(fault("2010-09-02")).toBe("tooYoung");
	expect(fault("2010-09-01")).toBeNull();
	expect(fault("1985-09-01")).toBe("tooOld");
	expect(fault("1985-09-02")).toBeNull();
	expect(fault(null)).toBeNull();
	expect(ageFault("2020-01-01", { age: null })).toBeNull();
});
