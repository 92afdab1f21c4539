import { changePicture } from "#usecases/picture/change-picture.ts";
import { addToLibrary, removePicture } from "#usecases/picture/picture-library.ts";
import { viewLibrary } from "#usecases/picture/picture-views.ts";
import { members, owners } from "../access.ts";
import { del, get, post, put } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import {
	addedPicture,
	changedPicture,
	library,
	newPicture,
	onePicture,
	removedPicture,
	savedPicture,
} from "./picture.ts";

export const pictureRoutes = [
	get(
		"/pictures",
		members,
		nothing,
		viewLibrary,
		library,
		"The pictures and documents an organization has for its pages and games, the newest first, with where each is used.",
	),
	post(
		"/pictures",
		members,
		newPicture,
		addToLibrary,
		addedPicture,
		"Adds one picture (PNG, JPEG, WebP or GIF of at most 5 MB) or one PDF of at most 10 MB, sent as a form.",
	),
	put(
		"/pictures/:id",
		owners,
		changedPicture,
		changePicture,
		savedPicture,
		"Changes what is said of a picture, or which part of it is shown. Another part has another address; pages go on showing the former one.",
	),
	del(
		"/pictures/:id",
		owners,
		onePicture,
		removePicture,
		removedPicture,
		"Takes a picture out of the library, unless something uses it; it can be restored for 30 days.",
	),
] as const;
