import type { NewsArticle } from "schema-dts";
import { changedAt, type NewsPost, postPath } from "#domain/post/post.ts";
import { excerptOf } from "#domain/text/excerpt.ts";
import type { SharePlace } from "../share.ts";
import { organizer } from "./sports-organization.ts";

/** An announcement, as search engines and readers of news know one. */
export function newsArticle(post: NewsPost, place: SharePlace): NewsArticle {
	const { title, text, picture, language, publishedAt } = post;
	const { url, file } = place;
	return {
		"@type": "NewsArticle",
		"@id": `${url(postPath(post))}#article`,
		url: url(postPath(post)),
		headline: title,
		inLanguage: language,
		datePublished: publishedAt,
		dateModified: changedAt(post),
		image: picture === null ? place.picture : file(picture.url),
		...(text !== "" && { description: excerptOf(text) }),
		author: organizer(place),
		publisher: organizer(place),
	};
}
