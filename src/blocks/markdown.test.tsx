import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BaseProvider } from "#ui/link.tsx";
import { Markdown } from "./markdown.tsx";

function html(text: string): string {
	const drawn = renderToStaticMarkup(
		<BaseProvider base="/hoops">
			<Markdown text={text} />
		</BaseProvider>,
	);
	return drawn.replace(/^<div class="[^"]*">/, "").replace(/<\/div>$/, "");
}

describe("Markdown", () => {
	test("draws what people write", () => {
		expect(html("**Bold**, *soft*, ~~gone~~ and `code`")).toBe(
			"<p><strong>Bold</strong>, <em>soft</em>, <s>gone</s> and <code>code</code></p>",
		);
		expect(html("- one\n- two")).toBe("<ul><li>one</li><li>two</li></ul>");
		expect(html("3. three\n4. four")).toBe('<ol start="3"><li>three</li><li>four</li></ol>');
		expect(html("> said")).toBe("<blockquote><p>said</p></blockquote>");
		expect(html("a\\\nb\n\n---")).toBe("<p>a<br/>b</p><hr/>");
		expect(html("| A |\n|---|\n| 1 |")).toContain("<thead><tr><th>A</th></tr></thead>");
	});

	test("shows HTML as text", () => {
		expect(html("<img src=x onerror=alert(1)><script>x</script>")).not.toMatch(/<(img|script)/);
	});

	test.each([
		"javascript:alert(1)",
		"data:text/html,x",
		"//evil.test",
		"vbscript:x",
		"&#106;avascript:alert(1)",
	])("makes no link of %s", (url) => expect(html(`[here](${url})`)).not.toContain("<a"));

	test("keeps the slug in links to the site", () => {
		expect(html("[Sign up](/registration)")).toContain('<a href="/hoops/registration">');
	});

	test("opens other sites without telling them the page", () => {
		expect(html("[Rules](https://example.org)")).toContain('rel="noopener noreferrer"');
	});

	test("makes a link of an address alone", () => {
		expect(html("See https://example.org.")).toContain('<a href="https://example.org"');
	});

	test("leaves the h1 to the page, and knows three levels below it", () => {
		expect(html("# Rules")).toBe("<h2>Rules</h2>");
		expect(html("###### Fine print")).toBe("<h4>Fine print</h4>");
	});

	test("makes no more of deep nesting than there is text", () => {
		const text = `${">".repeat(90)}a\n\n`.repeat(200);
		expect(html(text).length).toBeLessThan(10 * text.length);
		expect(html("- a\n  - b\n    - c\n      - d")).toContain("<li>d</li>");
	});

	test("takes no picture", () => {
		expect(html("![x](https://example.org/x.png)")).not.toContain("<img");
	});
});
