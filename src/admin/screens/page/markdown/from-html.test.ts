import { describe, expect, test } from "vitest";
import { markdownFromHtml } from "./from-html.ts";

describe("text that is pasted", () => {
	test("keeps headings, bold, italic and paragraphs", () => {
		const html =
			"<h1>Fees</h1><p>The <b>team</b> fee is <em>due</em> early.</p><p>No refunds&nbsp;after Game&#32;1.</p>";
		expect(markdownFromHtml(html)).toBe(
			"## Fees\n\nThe **team** fee is _due_ early.\n\nNo refunds after Game 1.",
		);
	});

	test("keeps lists, also one within another", () => {
		const html = "<ul><li>D1<ol><li>a</li><li>b</li></ol></li><li><p>D2</p></li></ul>";
		expect(markdownFromHtml(html)).toBe("- D1\n   1. a\n   2. b\n- D2");
	});

	test("keeps links to the web and to people, and only the words of others", () => {
		const html =
			'<a href="https://a.test/x?y=1&amp;z=2">A</a> <a href="javascript:alert(1)">B</a> <a href="mailto:c@d.test">C</a>';
		expect(markdownFromHtml(html)).toBe("[A](https://a.test/x?y=1&z=2) B [C](mailto:c@d.test)");
	});

	test("reads the lists of Word, which are paragraphs", () => {
		const item = (sign: string, text: string) =>
			`<p class=MsoListParagraph style='text-indent:-.25in'><!--[if !supportLists]--><span style='font-family:Symbol'>${sign}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>`;
		const html = `<html><head><style>p {color: red}</style></head><body><!--StartFragment-->${item("·", "Bring <b>shirts</b>")}${item("·", "Be early")}<p class=MsoNormal>Then:</p>${item("1.", "Pay")}${item("2.", "Play")}<!--EndFragment--></body></html>`;
		expect(markdownFromHtml(html)).toBe(
			"- Bring **shirts**\n- Be early\n\nThen:\n\n1. Pay\n2. Play",
		);
	});

	test("reads what Google Docs calls bold, and not the wrapper it writes around everything", () => {
		const html =
			'<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Hours</span><span style="font-weight:400"> and more</span></p></b>';
		expect(markdownFromHtml(html)).toBe("**Hours** and more");
	});

	test("leaves scripts, styles and pictures behind", () => {
		const html = "<p>Hi<script>alert(1)</script><img src=x onerror=alert(1)> you</p>";
		expect(markdownFromHtml(html)).toBe("Hi you");
	});

	test("says what would mean something else in Markdown as it was written", () => {
		expect(markdownFromHtml("<p>5 * 3 [sic]</p><p># 1</p><p>1. May</p>")).toBe(
			"5 \\* 3 \\[sic\\]\n\n\\# 1\n\n1\\. May",
		);
	});

	test("keeps the blanks around bold outside of it", () => {
		expect(markdownFromHtml("<p>The<b> team </b>fee</p>")).toBe("The **team** fee");
	});
});
