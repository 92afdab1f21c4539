import { z } from "zod";
import type { ListedOrganization } from "#usecases/organizations.ts";
import { answer, perAudience } from "../endpoint.ts";
import { toUser, user } from "../users/user.ts";
import { organization, toOrganization } from "./organization.ts";

type Listing = { organizations: ListedOrganization[] };

export const listing = z
	.object({
		public: z.string().optional(),
	})
	.transform((query) => ({ isPublic: query.public === "1" }));

/** Decision A10: strangers learn how many people there are and in which roles, but not who. */
const publicOrganizations = answer(
	z.object({
		organizations: z.array(
			organization.extend({ users: z.array(z.object({ id: z.int(), role: z.string() })) }),
		),
	}),
	({ organizations }: Listing) => ({
		organizations: organizations.map((it) => ({
			...toOrganization(it),
			users: it.users
				.filter(({ role }) => role !== "super_admin")
				.map(({ id, role }) => ({ id, role })),
		})),
	}),
);

const allOrganizations = answer(
	z.object({
		organizations: z.array(organization.extend({ users: z.array(user), isListed: z.boolean() })),
	}),
	({ organizations }: Listing) => ({
		organizations: organizations.map((it) => ({
			...toOrganization(it),
			users: it.users.map(toUser),
			isListed: it.isListed,
		})),
	}),
);

export const organizations = perAudience({
	public: publicOrganizations,
	superAdmins: allOrganizations,
});
