import { importPath } from "./import-path.ts";
import type { Complaint, SourceFile } from "./source-file.ts";

/**
 * Which ring may use which (docs/architecture.md). `uses` is for values and types, `types` for
 * `import type` alone, `styles` for style sheets, `packages` names the only packages of a ring that
 * is to stay free of others.
 */
type Arrows = {
	is: string;
	uses: string[];
	types?: string[];
	styles?: string[];
	packages?: string[];
};

const innerRings = ["src/usecases", "src/store", "src/domain"];

const rings: Record<string, Arrows> = {
	"src/domain": {
		is: "the domain is pure and knows nothing but the sport",
		uses: [],
		packages: ["zod", "temporal-polyfill"],
	},
	"src/words": {
		is: "words are said of what the domain knows, and know nothing else",
		uses: ["src/domain"],
		packages: [],
	},
	"src/usecases": {
		is: "use cases know the domain, and the store as types only",
		uses: ["src/domain"],
		types: ["src/store"],
	},
	"src/store": { is: "the store knows the domain only", uses: ["src/domain"] },
	"src/api": {
		is: "the API translates between the wire and use cases",
		uses: ["src/usecases", "src/domain"],
	},
	"src/site/enhance": {
		is: "the browser's few kilobytes take nothing from the server's side but style sheets",
		uses: [],
		styles: ["src/site", "src/ui", "src/blocks"],
		packages: [],
	},
	"src/site": {
		is: "a public page asks use cases and shows the answer",
		uses: ["src/usecases", "src/domain", "src/words", "src/ui", "src/blocks"],
	},
	"src/admin": {
		is: "administration only knows the REST API",
		uses: [
			"src/domain",
			"src/words",
			"src/ui",
			"src/blocks",
			"src/api/client.ts",
			"src/api/wire-words.ts",
		],
		types: ["src/api"],
	},
	"src/ui": {
		is: "shared components know the domain and React, and serve browser and server alike",
		uses: ["src/domain", "src/words"],
		packages: ["react"],
	},
	"src/blocks": {
		is: "a kind of block is what its writer fills in and what visitors see of it",
		uses: ["src/domain", "src/words", "src/ui"],
		packages: ["react", "markdown-it"],
	},
	"src/server": {
		is: "the server puts the rings together, and the administration runs in the browser",
		uses: [
			...innerRings,
			"src/api",
			"src/site",
			"src/words",
			"src/ui",
			"src/blocks",
			"seeds",
			"src/admin/paths.ts",
		],
	},
	seeds: {
		is: "seeds ship with the product and fill its store",
		uses: [...innerRings, "src/server"],
		types: ["src/blocks"],
	},
	"src/testing": {
		is: "tests' helpers stand where the server stands",
		uses: [
			...innerRings,
			"src/api",
			"src/site",
			"src/words",
			"src/blocks",
			"src/server",
			"src/admin",
			"seeds",
		],
	},
	"src/proofs": {
		is: "proofs look at the whole product and belong to no other ring",
		uses: [...innerRings, "src/api", "src/site", "src/words", "src/server", "src/testing", "seeds"],
	},
	scripts: {
		is: "scripts stand where the server stands",
		uses: [...innerRings, "src/words", "src/server", "src/testing", "src/proofs", "seeds", "e2e"],
	},
	e2e: {
		is: "journeys know the product from outside, as people do",
		uses: ["src/domain", "src/testing", "seeds"],
	},
};

/** Packages that only these rings may use. */
const packageHomes: Record<string, string[]> = {
	"react-dom": ["src/site", "src/admin", "src/server"],
	"react-router": ["src/admin"],
	"react-aria-components": ["src/admin"],
	kysely: ["src/store"],
	"node:sqlite": ["src/store", "src/server"],
};

/** The imports that go against the arrows. */
export function wrongImports(files: SourceFile[]): Complaint[] {
	return files.flatMap(wrongImportsOf);
}

function wrongImportsOf({ path: file, imports, lineAt }: SourceFile): Complaint[] {
	const ring = ringOf(file);
	if (!ring) return [];
	return imports.flatMap(({ target, isType, start }) => {
		const path = importPath(target, file);
		const sentence =
			path === undefined ? aboutPackage(ring, file, target) : aboutPath(ring, file, path, isType);
		return sentence === undefined ? [] : [{ path: file, line: lineAt(start), sentence }];
	});
}

function aboutPath(ring: string, file: string, path: string, isType: boolean): string | undefined {
	const { is, uses, types = [], styles = [] } = arrowsOf(ring, file);
	// A styles.ts does nothing but import style sheets, for their effect.
	const isStyle = /\.css$|\/styles\.ts$/.test(path);
	const may = [ring, ...uses, ...(isType ? types : []), ...(isStyle ? styles : [])];
	// An inner ring of its own (src/site/enhance) belongs to nobody else.
	const target = ringOf(path);
	if (may.some((place) => place === path || place === target)) return undefined;
	const name = path.replace(/^src\//, "").replace(/\.tsx?$/, "");
	const hint = types.includes(target ?? "") ? " (write `import type`)" : "";
	return `imports ${name}: ${is}${hint}`;
}

function aboutPackage(ring: string, file: string, target: string): string | undefined {
	if (isTest(file)) return undefined;
	const name = packageOf(target);
	const { is, packages } = arrowsOf(ring, file);
	if (packages && !packages.includes(name)) return `imports ${target}: ${is}`;
	const homes = packageHomes[target] ?? packageHomes[name];
	const isOutside = ["src/testing", "src/proofs", "scripts", "e2e"].includes(ring);
	if (!homes || isOutside || homes.includes(ring)) return undefined;
	return `imports ${target}: only ${homes.join(", ")} may`;
}

/** Tests do not ship: they may use what their ring may, and what the tests' helpers may. */
function arrowsOf(ring: string, file: string): Arrows {
	const own = rings[ring] ?? { is: "", uses: [] };
	if (!isTest(file)) return own;
	return { ...own, uses: [...own.uses, "src/testing", ...(rings["src/testing"]?.uses ?? [])] };
}

function isTest(file: string): boolean {
	return /\.test\.tsx?$/.test(file);
}

/** The innermost ring that a path lies in. */
function ringOf(path: string): string | undefined {
	const around = Object.keys(rings).filter((ring) => path.startsWith(`${ring}/`));
	return around.toSorted((a, b) => b.length - a.length)[0];
}

function packageOf(target: string): string {
	const [first = "", second = ""] = target.split("/");
	return first.startsWith("@") ? `${first}/${second}` : first;
}
