import { describe, expect, test } from "vitest";
import { markdownToHtml } from "./markdown.ts";

const html = (markdown: string) => markdownToHtml(markdown, (path) => `/hoops${path}`);

describe("markdownToHtml", () => {
	test("shows HTML as text", () => {
		expect(html("<img src=x onerror=alert(1)><script>x</script>")).not.toMatch(/<(img|script)/);
	});

	test.each(["javascript:alert(1)", "data:text/html,x", "//evil.test"])(
		"makes no link of %s",
		(url) => {
			expect(html(`[here](${url})`)).not.toContain("<a");
		},
	);

	test("keeps the slug in links to the site", () => {
		expect(html("[Sign up](/registration)")).toContain('<a href="/hoops/registration">');
	});

	test("opens other sites without telling them the page", () => {
		expect(html("[Rules](https://example.org)")).toContain('rel="noopener noreferrer"');
	});

	test("leaves the h1 to the page", () => {
		expect(html("# Rules")).toBe("<h2>Rules</h2>\n");
	});

	test("takes no picture", () => {
		expect(html("![x](https://example.org/x.png)")).not.toContain("<img");
	});
});
