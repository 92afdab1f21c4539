/** What the names in a shape stand for. */
export type PathParams = Record<string, string>;

/** The parameters of a path that has a shape; null of any other. */
export type PathPattern = (path: string) => PathParams | null;

/**
 * Recognizes the paths of a shape: in it `:name` is one segment or a part of one, and `*` is everything
 * below. With "i" the case of letters does not matter.
 */
export function pathPattern(shape: string, flags: "" | "i" = ""): PathPattern {
	if (!/[:*]/.test(shape) && flags === "") return (path) => (path === shape ? {} : null);
	const names = [...shape.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
	const source = shape.replaceAll(".", "\\.").replaceAll(/:\w+/g, "([^/]+)").replace("*", ".*");
	const pattern = new RegExp(`^${source}$`, flags);
	return (path) => {
		const match = pattern.exec(path);
		return match && Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ""]));
	};
}
