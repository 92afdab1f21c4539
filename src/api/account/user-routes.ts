import { addUser } from "#usecases/account/add-user.ts";
import { changeUser } from "#usecases/account/change-user.ts";
import { deleteUser, listManagedUsers, listUsers, viewUser } from "#usecases/account/users.ts";
import { countSeasons } from "#usecases/season/seasons.ts";
import {
	members,
	selfSignUp,
	signedIn,
	signedInEvenWithTemporaryPassword,
	superAdmins,
} from "../access.ts";
import { counted, del, get, post, put } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import {
	addedUser,
	changedUser,
	dashboardStats,
	deletedUser,
	newUser,
	oneUser,
	savedUser,
	userById,
	users,
} from "./user-wire.ts";

const viewing = "One user: oneself, or somebody of the organization for its owner.";
const changing =
	"Changes a user: one's own settings with the old password, or somebody of the organization for its owner. `resetPassword` answers a `tempPassword`, this once; `removePassword` lets nobody sign in to the account.";
const deleting = "Deletes a user for good; never a super administrator.";

export const userRoutes = [
	get(
		"/users/dashboardStats",
		members,
		nothing,
		countSeasons,
		dashboardStats,
		"Counts for the dashboard.",
	),
	get("/users/userList", superAdmins, nothing, listUsers, users, "Every user of the product."),
	get("/users/:id", signedInEvenWithTemporaryPassword, userById, viewUser, oneUser, viewing),
	counted(
		put(
			"/users/:id",
			signedInEvenWithTemporaryPassword,
			changedUser,
			changeUser,
			savedUser,
			changing,
		),
	),
	del("/users/:id", superAdmins, userById, deleteUser, deletedUser, deleting),
	get(
		"/usersv2",
		signedIn,
		nothing,
		listManagedUsers,
		users,
		"The users of the organization for its owner, all users for super administrators.",
	),
	get("/usersv2/:id", signedInEvenWithTemporaryPassword, userById, viewUser, oneUser, viewing),
	counted(
		post(
			"/usersv2",
			selfSignUp,
			newUser,
			addUser,
			addedUser,
			"Adds a user, for super administrators; `staff` unless `role` says otherwise. Without `password` nobody can sign in to the account until a reset; `resetPassword` makes one up and answers it as `tempPassword`, this once. Strangers make their own account where that is open.",
		),
	),
	counted(
		put(
			"/usersv2/:id",
			signedInEvenWithTemporaryPassword,
			changedUser,
			changeUser,
			savedUser,
			changing,
		),
	),
	del("/usersv2/:id", superAdmins, userById, deleteUser, deletedUser, deleting),
] as const;
