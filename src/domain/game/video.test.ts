import { describe, expect, test } from "vitest";
import { videoEmbed } from "./video.ts";

const embedded = { kind: "embed", url: "https://www.youtube.com/embed/dQw4w9WgXcQ" };

test.each([
	"https://www.youtube.com/watch?v=dQw4w9WgXcQ",
	"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3",
	"https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ#top",
	"https://m.youtube.com/watch?v=dQw4w9WgXcQ",
	"http://www.youtube.com/watch?v=dQw4w9WgXcQ",
	"HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ",
	"https://youtu.be/dQw4w9WgXcQ?si=abc",
	"https://www.youtube.com/shorts/dQw4w9WgXcQ",
	"https://www.youtube.com/live/dQw4w9WgXcQ",
	"https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1",
	"https://youtube-nocookie.com/embed/dQw4w9WgXcQ",
	"  https://youtu.be/dQw4w9WgXcQ\n",
])("a YouTube address becomes the embed form: %s", (address) => {
	expect(videoEmbed(address)).toEqual(embedded);
});

test.each([
	"https://vimeo.com/76979871",
	"https://www.youtube.com/@some-league",
	"https://www.youtube.com/playlist?list=PL1",
	"https://youtu.be/",
])("another https address stays a link: %s", (address) => {
	expect(videoEmbed(address)).toEqual({ kind: "link", url: address });
});

describe("a host that only looks like YouTube is never embedded", () => {
	test.each([
		"https://evil-youtube.com/watch?v=dQw4w9WgXcQ",
		"https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ",
		"https://evil.test/youtube.com/watch?v=dQw4w9WgXcQ",
		"https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
		"https://yоutube.com/watch?v=dQw4w9WgXcQ",
	])("%s", (address) => {
		expect(videoEmbed(address)?.kind).toBe("link");
	});
});

describe("what is no safe address is refused", () => {
	test.each([
		"javascript:alert(1)",
		"java\tscript:alert(1)",
		"javascript://youtube.com/watch?v=dQw4w9WgXcQ%0Aalert(1)",
		"data:text/html,<script>alert(1)</script>",
		"//evil.test/watch?v=dQw4w9WgXcQ",
		"/watch?v=dQw4w9WgXcQ",
		"https://youtube.com@evil.test/watch?v=dQw4w9WgXcQ",
		"https://user:secret@www.youtube.com/watch?v=dQw4w9WgXcQ",
		'https://www.youtube.com/watch?v="><script>alert(1)</script>',
		"https://www.youtube.com/embed/..%2f..%2fredirect",
		"https://www.youtube.com/watch?v=",
		"http://vimeo.com/76979871",
		"ftp://youtube.com/watch?v=dQw4w9WgXcQ",
		"youtube.com/watch?v=dQw4w9WgXcQ",
		"not an address",
		"",
	])("%s", (address) => {
		expect(videoEmbed(address)).toBeNull();
	});
});

test("a link is written out safely for an attribute", () => {
	const video = videoEmbed('https://evil.test/"><script>');
	expect(video?.url).toBe("https://evil.test/%22%3E%3Cscript%3E");
});
