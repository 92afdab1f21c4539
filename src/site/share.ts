import type { Thing } from "schema-dts";
import type { WhatFeed } from "#domain/feed/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Words } from "#words/words.ts";
import type { LinkPicture } from "./link-pictures/link-picture.ts";

/** What a page tells programs that show it elsewhere: search engines, networks, readers of feeds. */
export type Share = {
	/** What stands on its picture; without it the organization's. */
	picture?: LinkPicture | null;
	/** What it is about, in the words of schema.org. */
	about?: (place: SharePlace) => Thing[];
	/** What keeps telling of it. */
	feed?: { what: WhatFeed; title: string };
};

/** Whose site it is and where, as it is known everywhere: absolute addresses that no header names. */
export type SharePlace = {
	organization: Organization;
	words: Words;
	/** A path of the site: `/teams/5`. */
	url: (path: string) => string;
	/** A file of ours, such as a logo, or the address of one elsewhere. */
	file: (address: string) => string;
	/** The picture of the page. */
	picture: string;
};
