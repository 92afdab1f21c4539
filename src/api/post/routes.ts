import {
	addPost,
	changePost,
	listPosts,
	removePost,
	viewPostToWrite,
} from "#usecases/post/posts.ts";
import { countReadersOfPost, sendPost } from "#usecases/post/send-post.ts";
import { owners } from "../access.ts";
import { del, get, post, put } from "../endpoint.ts";
import {
	changedPost,
	newPost,
	ofNews,
	onePost,
	postReaders,
	postSent,
	posts,
	readersOfPost,
	removedPost,
	savedPost,
	sentPost,
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
	get(
		"/posts/:id/readers",
		owners,
		readersOfPost,
		countReadersOfPost,
		postReaders,
		"How many would hear of a post: `followers`, `captains`, `teams` or `everybody`, of a team, of a league with its teams, or of all there are.",
	),
	post(
		"/posts/:id/sending",
		owners,
		sentPost,
		sendPost,
		postSent,
		"Sends a published post to those who follow, to captains, teams or everybody, by mail and push or one of them, once and for all. Nobody is written to before the organization's hold is over.",
	),
	del(
		"/posts/:id",
		owners,
		onePost,
		removePost,
		removedPost,
		"Deletes a post; it can be restored for 30 days.",
	),
] as const;
