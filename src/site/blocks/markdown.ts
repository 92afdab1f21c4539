import MarkdownIt from "markdown-it";

/**
 * Markdown as HTML. What people write is never HTML itself: tags are shown as text, and links other
 * than web, mail and telephone addresses and paths of the site stay text. `href` writes a path of
 * the site as it is under this address.
 */
export function markdownToHtml(markdown: string, href: (path: string) => string): string {
	return reader.render(markdown, { href });
}

type Env = { href: (path: string) => string };

const reader = new MarkdownIt({ html: false, linkify: true });

// Pictures are a block of their own, with a text for those who do not see them.
reader.disable("image");

// A line that ends in ".co" or "D1.It" is a sentence, not an address.
reader.linkify.set({ fuzzyLink: false });

const allowed = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;
reader.validateLink = (url) => allowed.test(url.trim());

reader.renderer.rules.link_open = (tokens, index, options, env, self) => {
	const token = tokens[index];
	const url = String(token?.attrGet("href") ?? "");
	if (url.startsWith("/")) token?.attrSet("href", (env as Env).href(url));
	else if (/^https?:/i.test(url)) token?.attrSet("rel", "noopener noreferrer");
	return self.renderToken(tokens, index, options);
};

// The page has the only h1.
reader.renderer.rules.heading_open = (tokens, index, options, _env, self) => {
	const token = tokens[index];
	if (token?.tag === "h1") token.tag = "h2";
	return self.renderToken(tokens, index, options);
};
reader.renderer.rules.heading_close = reader.renderer.rules.heading_open;
