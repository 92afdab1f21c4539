/** A piece of a drawing, as satori reads it: plain data, so that it can go to a process. */
export type Element = {
	type: string;
	props: Record<string, unknown> & { style?: Style; children?: Child[] };
};
export type Child = Element | string;
export type Style = Record<string, string | number>;

/** A box with others in it, beside each other unless its style says otherwise. */
export function box(style: Style, children: readonly (Child | null)[] = []): Element {
	return {
		type: "div",
		props: { style: { display: "flex", ...style }, children: children.filter(isThere) },
	};
}

/** Words on one line, or on as many as `lines` says; what is too long ends in dots. */
export function words(text: string, style: Style, lines = 1): Element {
	const clamp = { display: "block", lineClamp: lines, overflow: "hidden" };
	return { type: "div", props: { style: { ...clamp, ...style }, children: [text] } };
}

/** A score or another number, which is never cut. */
export function digits(text: string, style: Style): Element {
	return {
		type: "div",
		props: { style: { display: "flex", flexShrink: 0, ...style }, children: [text] },
	};
}

/** A picture of ours, in a square; `src` is an address that the painter gets the bytes for. */
export function picture(src: string, side: number): Element {
	return {
		type: "img",
		props: { src, width: side, height: side, style: { objectFit: "contain" } },
	};
}

/** The same cut to fill a frame. */
export function photo(src: string, { width, height }: { width: number; height: number }): Element {
	const style = { objectFit: "cover", borderRadius: 20 };
	return { type: "img", props: { src, width, height, style } };
}

export function shape(viewBox: string, side: number, paths: readonly Path[]): Element {
	return {
		type: "svg",
		props: {
			viewBox,
			width: side,
			height: side,
			children: paths.map((props) => ({ type: "path", props })),
		},
	};
}

type Path = { d: string; fill: string };

function isThere(child: Child | null): child is Child {
	return child !== null;
}
