import "./preview.css";

/**
 * What a page does inside the editor of pages: it shows what is being typed, marks the block that is
 * being written, says which one was pressed, and stays where it is. It listens to its own origin.
 */
if (window.parent !== window) {
	addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
		if (origin !== location.origin || source !== window.parent) return;
		if (isAbout(data, "preview") && typeof data.html === "string") show(data.html);
		if (isAbout(data, "show") && typeof data.id === "string") mark(data.id);
	});
	document.addEventListener("click", choose, true);
	document.addEventListener("submit", (event) => event.preventDefault(), true);
	tell({ kind: "ready" });
}

/** Which block is marked, so that it stays so when the page is drawn anew. */
let marked: string | null = null;

/** Nothing that comes as text runs: the parser makes no scripts, and the policy allows no other. */
function show(html: string): void {
	const parsed = new DOMParser().parseFromString(html, "text/html");
	const { scrollX, scrollY } = window;
	document.getElementById("main")?.replaceChildren(...parsed.body.childNodes);
	scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
	outline();
}

function mark(id: string): void {
	marked = id;
	const block = outline();
	if (block === null) return;
	const { top, bottom } = block.getBoundingClientRect();
	if (top >= 0 && bottom <= innerHeight) return;
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	block.scrollIntoView({ block: "center", behavior: isCalm ? "instant" : "smooth" });
}

function outline(): Element | null {
	for (const block of document.querySelectorAll("[data-marked]")) {
		block.removeAttribute("data-marked");
	}
	const block =
		marked === null ? null : document.querySelector(`[data-block="${CSS.escape(marked)}"]`);
	block?.setAttribute("data-marked", "");
	return block;
}

/** A press chooses a block; beside that only questions and the menu open. */
function choose(event: MouseEvent): void {
	if (!(event.target instanceof Element)) return;
	const { target } = event;
	if (target.closest("summary, [popovertarget]") === null) event.preventDefault();
	if (target.closest("a, [data-gallery]") !== null) event.stopPropagation();
	const id = target.closest<HTMLElement>("[data-block]")?.dataset.block;
	if (id === undefined) return;
	marked = id;
	outline();
	tell({ kind: "chosen", id });
}

function tell(message: object): void {
	window.parent.postMessage(message, location.origin);
}

function isAbout(data: unknown, kind: string): data is Record<string, unknown> {
	return typeof data === "object" && data !== null && Reflect.get(data, "kind") === kind;
}
