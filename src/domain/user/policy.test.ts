import { expect, test } from "vitest";
import type { Organization } from "../organization/organization.ts";
import { canSignInAt } from "./policy.ts";

const hoops = { id: 1 } as Organization;
const member = { role: "org_owner" as const, organizationId: 1 };
const stranger = { role: "staff" as const, organizationId: 3 };
const homeless = { role: "staff" as const, organizationId: null };
const superAdmin = { role: "super_admin" as const, organizationId: 2 };

test("members sign in at their own organization, super administrators everywhere", () => {
	expect(canSignInAt(member, hoops)).toBe(true);
	expect(canSignInAt(superAdmin, hoops)).toBe(true);
	expect(canSignInAt(stranger, hoops)).toBe(false);
	expect(canSignInAt(homeless, hoops)).toBe(false);
});

test("where nobody is named everybody signs in", () => {
	for (const account of [member, stranger, homeless, superAdmin]) {
		expect(canSignInAt(account, "nobody")).toBe(true);
	}
});

test("nobody signs in at an organization that does not exist", () => {
	for (const account of [member, superAdmin]) expect(canSignInAt(account, undefined)).toBe(false);
});
