import {
	addPost,
	changePost,
	listPosts,
	removePost,
	viewPostToWrite,
} from "#usecases/post/posts.ts";
import { owners } from "../access.ts";
import { del, get, post, put } from "../endpoint.ts";
import {
	changedPost,
	newPost,
	ofNews,
	onePost,
	posts,
	removedPost,
	savedPost,
	wholePost,
} from "./post.ts";

export const postRoutes = [
	get(
		"/posts",
		owners,
		ofNews,
		listPosts,
		posts,
		"The organization's news, drafts and planned ones too, those begun last first.",
	),
	post(
		"/posts",
		owners,
		newPost,
		addPost,
		savedPost,
		"Writes a post. With `isPublished` visitors see it from `publishAt` on, wall clock of the organization; without a time at once.",
	),
	get("/posts/:id", owners, onePost, viewPostToWrite, wholePost, "A post as it is written."),
	put("/posts/:id", owners, changedPost, changePost, savedPost, "Changes what is given of a post."),
	del(
		"/posts/:id",
		owners,
		onePost,
		removePost,
		removedPost,
		"Deletes a post; it can be restored for 30 days.",
	),
] as const;
