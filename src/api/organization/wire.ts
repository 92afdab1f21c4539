import { z } from "zod";
import { say } from "#domain/language/say.ts";
import type { AddedOrganization } from "#usecases/organization/change-organization.ts";
import type { AddressCheck } from "#usecases/organization/check-organization-address.ts";
import type { Joined } from "#usecases/organization/join-organization.ts";
import type { ActiveOrganization } from "#usecases/organization/list-organization-activity.ts";
import type {
	ListedOrganization,
	OrganizationView,
	OrganizationWithUsers,
} from "#usecases/organization/organizations.ts";
import type { OrganizationContents } from "#usecases/organization/view-organization-contents.ts";
import { answer, perAudience } from "../endpoint.ts";
import { id, optionalId, optionalText, success } from "../fields.ts";
import { said } from "../said.ts";
import { memberOrganization, toMemberOrganization } from "./member-organization.ts";
import { publicOrganization, toPublicOrganization } from "./organization.ts";
import { shortStorage, toShortStorage } from "./storage.ts";

type Listing = { organizations: ListedOrganization[] };
type One = Pick<OrganizationView, "organization">;

export const listing = z
	.object({
		public: z.literal("1", "public is 1, or is left out.").optional(),
	})
	.transform((query) => ({ isPublic: query.public !== undefined }));

export const byId = z.object({ id }).transform(({ id }) => ({ organizationId: id }));
const asked = z.string("This is no text.").max(300, "This is longer than 300 characters.");
export const byDomain = z.object({ domain: asked });
export const bySlug = z.object({ slug: asked });

export const addressAsked = z
	.object({ slug: optionalText(300), domain: optionalText(300), id: optionalId })
	.transform(({ slug, domain, id }) => ({
		slug: slug ?? null,
		domain: domain ?? null,
		organizationId: id ?? null,
	}));

const check = z.object({
	canonical: z.string().nullable(),
	problem: z.string().nullable(),
	free: z.string().nullable(),
});

export const checkedAddress = answer(
	z.object({ slug: check.nullable(), domain: check.nullable() }),
	({ slug, domain }: Record<"slug" | "domain", AddressCheck | null>) => ({ slug, domain }),
);

const count = z.int();

export const activity = answer(
	z.object({
		organizations: z.array(
			z.object({
				id: z.int(),
				games: count,
				lastChangeAt: z.string().nullable(),
				domainState: z.enum(["waiting", "wrong", "verified", "lost", "expired"]).nullable(),
			}),
		),
	}),
	(organizations: ActiveOrganization[]) => ({
		organizations: organizations.map(({ organizationId: id, ...rest }) => ({ id, ...rest })),
	}),
);

export const contents = answer(
	z.object({
		contents: z.object({
			seasons: count,
			leagues: count,
			teams: count,
			players: count,
			games: count,
			businesses: count,
			users: count,
		}),
	}),
	(counted: OrganizationContents) => ({ contents: counted }),
);

/** The user that is added goes by either name. */
export const joining = z
	.object({ id, userId: optionalId, existingUserId: optionalId })
	.transform(({ id, userId, existingUserId }, context) => {
		const meant = userId ?? existingUserId;
		if (meant) return { organizationId: id, userId: meant };
		context.addIssue({ code: "custom", path: ["userId"], message: "Please choose a user." });
		return z.NEVER;
	});

const listed = memberOrganization.extend({
	isListed: z.boolean(),
	storage: shortStorage.nullable(),
});

export const organizations = perAudience({
	public: answer(
		z.object({ organizations: z.array(publicOrganization) }),
		({ organizations }: Listing) => ({ organizations: organizations.map(toPublicOrganization) }),
	),
	superAdmins: answer(
		z.object({ organizations: z.array(listed) }),
		({ organizations }: Listing) => ({
			organizations: organizations.map((it) => ({
				...toMemberOrganization(it),
				isListed: it.isListed,
				storage: it.storage && toShortStorage(it.storage),
			})),
		}),
	),
});

export const oneOrganization = perAudience({
	public: answer(z.object({ organization: publicOrganization }), ({ organization }: One) => ({
		organization: toPublicOrganization(organization),
	})),
	members: answer(z.object({ organization: memberOrganization }), ({ organization }: One) => ({
		organization: toMemberOrganization(organization),
	})),
});

const saved = z.object({ success, message: said, organization: memberOrganization });

export const addedOrganization = answer(
	saved.extend({ tempPassword: z.string().optional() }),
	({ organization, tempPassword }: AddedOrganization) => ({
		message: say`${organization.name} created`,
		organization: toMemberOrganization(organization),
		tempPassword,
	}),
);

export const savedOrganization = answer(saved, (it: OrganizationWithUsers) => ({
	message: say`${it.name} updated`,
	organization: toMemberOrganization(it),
}));

export const deletedOrganization = answer(z.object({ success, message: said }), () => ({
	message: "Organization deleted",
}));

export const joined = answer(saved, ({ account, organization }: Joined) => ({
	message: say`${account.username} added to ${organization.name}`,
	organization: toMemberOrganization(organization),
}));
