import { z } from "zod";
import type { ListedUser } from "#usecases/users.ts";
import { answer } from "../endpoint.ts";
import { toUser, user } from "./user.ts";

export const dashboardStats = answer(z.object({ seasonCount: z.int() }), (seasonCount: number) => ({
	seasonCount,
}));

export const users = answer(
	z.object({ users: z.array(user.extend({ organizationName: z.string().nullable() })) }),
	(list: ListedUser[]) => ({
		users: list.map(({ account, organizationName }) => ({ ...toUser(account), organizationName })),
	}),
);
