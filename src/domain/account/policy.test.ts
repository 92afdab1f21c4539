import { expect, test } from "vitest";
import type { Organization } from "../organization/organization.ts";
import { canDeleteSeasons, canDeleteUser, canGive, canManageUser, canSignInAt } from "./policy.ts";
import type { Role, Viewer } from "./user.ts";

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

const viewer = (role: Role, organizationId: number | null = 1): Viewer => ({
	kind: "member",
	userId: 7,
	username: "casey",
	role,
	organizationId,
});
const person = (role: Role, organizationId: number | null = 1) => ({ id: 8, role, organizationId });

test("where owners keep the deletion of seasons, staff have none", () => {
	const may = (role: Role, ownersKeepDeletion: boolean) =>
		canDeleteSeasons(viewer(role), { id: 1, ownersKeepDeletion });
	for (const role of ["org_owner", "super_admin"] as const) expect(may(role, true)).toBe(true);
	expect([may("staff", true), may("staff", false)]).toEqual([false, true]);
	expect(canDeleteSeasons(viewer("org_owner", 3), { id: 1, ownersKeepDeletion: true })).toBe(false);
});

test("owners manage the people of their organization, except super administrators", () => {
	expect(canManageUser(viewer("org_owner"), person("staff"))).toBe(true);
	expect(canManageUser(viewer("org_owner"), person("org_owner"))).toBe(true);
	expect(canManageUser(viewer("org_owner"), person("super_admin"))).toBe(false);
	expect(canManageUser(viewer("org_owner"), person("staff", 3))).toBe(false);
	expect(canManageUser(viewer("org_owner", null), person("staff", null))).toBe(false);
	expect(canManageUser(viewer("staff"), person("staff"))).toBe(false);
	expect(canManageUser(viewer("super_admin", 2), person("super_admin"))).toBe(true);
});

test("nobody but a super administrator makes one, and nobody deletes one", () => {
	expect(canGive(viewer("org_owner"), "super_admin")).toBe(false);
	expect(canGive(viewer("org_owner"), "org_owner")).toBe(true);
	expect(canGive(viewer("super_admin"), "super_admin")).toBe(true);
	expect(canDeleteUser(viewer("super_admin"), person("super_admin"))).toBe(false);
	expect(canDeleteUser(viewer("super_admin"), person("org_owner"))).toBe(true);
	expect(canDeleteUser(viewer("org_owner"), person("staff"))).toBe(false);
});
