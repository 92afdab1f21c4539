import type { Answered } from "#api/client.ts";
import type { Role } from "#domain/account/user.ts";

/** A user of the user list, or of an owner's organization. */
export type ListedUser = Answered<"GET", "/usersv2">["users"][number];

/** What a form or a question has to know of a user. */
export type Person = Pick<
	ListedUser,
	"id" | "username" | "email" | "role" | "organizationId" | "domain" | "slug" | "sports"
>;

export type Organization = { id: number; name: string };

/** Those in whose name, email address or organization every typed word is found. */
export function usersMatching(users: readonly ListedUser[], typed: string): ListedUser[] {
	const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
	return users.filter(({ username, email, organizationName }) => {
		const text = `${username} ${email ?? ""} ${organizationName ?? ""}`.toLowerCase();
		return words.every((word) => text.includes(word));
	});
}

/** Nobody deletes a super administrator (rule `super-admin-untouchable`). */
export function canBeDeleted({ role }: { role: Role }): boolean {
	return role !== "super_admin";
}
