/** The one stylesheet of the API's documentation; it needs nothing else of the product. */
export const docsStyles = `
:root {
	color-scheme: light dark;
	--canvas: light-dark(#f8f9fa, #0b0e12);
	--surface: light-dark(#ffffff, #151a21);
	--ink: light-dark(#10141a, #f2f4f7);
	--soft: light-dark(#4f5866, #a9b2bf);
	--line: light-dark(#d9dde3, #2b323d);
	--accent: light-dark(#b93c0a, #ff8a4c);
	--get: light-dark(#0b57d0, #8ab8ff);
	--post: light-dark(#11703a, #62d394);
	--put: light-dark(#7a4d00, #f0b94c);
	--delete: light-dark(#b3261e, #ff9389);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
	margin: 0;
	color: var(--ink);
	background: var(--canvas);
	font: 1rem/1.6 system-ui, sans-serif;
	overflow-wrap: anywhere;
}
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--get); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; }
main { max-width: 52rem; padding: 0 1rem 4rem; margin: 0 auto; }
nav { padding: 1rem; border-bottom: 1px solid var(--line); background: var(--surface); }
nav summary { font-weight: 600; cursor: pointer; min-height: 1.75rem; }
nav ul {
	display: flex;
	flex-wrap: wrap;
	gap: 0 1rem;
	padding: 0;
	margin: 0.25rem 0 0;
	list-style: none;
}
nav a { display: block; padding: 0.3rem 0; color: var(--soft); text-decoration: none; }
nav a:hover { color: var(--accent); text-decoration: underline; }
h1 { margin: 2rem 0 1rem; font-size: 2rem; line-height: 1.2; }
h2 {
	padding-top: 1rem;
	margin: 3rem 0 1rem;
	border-top: 3px solid var(--ink);
	font-size: 1.5rem;
	line-height: 1.2;
}
h3 { margin: 2.5rem 0 0.5rem; font-size: 1.1rem; }
h3.call {
	padding: 0.5rem 0.75rem;
	border-left: 4px solid var(--verb);
	background: var(--surface);
	font-family: ui-monospace, monospace;
	font-size: 1rem;
}
.get { --verb: var(--get); }
.post { --verb: var(--post); }
.put { --verb: var(--put); }
.delete { --verb: var(--delete); }
h3.call:target { outline: 2px solid var(--verb); }
li { margin: 0.4rem 0; }
code { font: 0.9em ui-monospace, monospace; }
:not(pre) > code { padding: 0 0.2em; border-radius: 3px; background: var(--surface); }
pre {
	padding: 0.75rem 1rem;
	overflow-x: auto;
	border: 1px solid var(--line);
	border-radius: 6px;
	background: var(--surface);
	line-height: 1.5;
	overflow-wrap: normal;
}
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.95rem; }
th { color: var(--soft); font-weight: 600; text-align: left; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td:last-child { color: var(--soft); white-space: nowrap; }
@media (min-width: 70rem) {
	body { display: grid; grid-template-columns: 15rem 1fr; }
	nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border: 0; border-right: 1px solid var(--line); }
	nav ul { display: block; }
	main { width: 100%; }
}
`;
