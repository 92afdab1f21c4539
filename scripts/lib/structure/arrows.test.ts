import { describe, expect, test } from "vitest";
import { wrongImports } from "./arrows.ts";
import { sourceFile } from "./source-file.ts";

const sentences = (file: string, ...lines: string[]) =>
	wrongImports([sourceFile(file, lines.join("\n"))]).map(
		({ line, sentence }) => `${line} ${sentence}`,
	);

describe("an import against the arrows fails", () => {
	test("with the line and the reason, by ring name and by relative path", () => {
		expect(
			sentences(
				"src/admin/screens/x.tsx",
				'import { Button } from "react-aria-components";',
				'import { games } from "#store/games.ts";',
				'export { recordScore } from "../../usecases/record-score.ts";',
			),
		).toEqual([
			"2 imports store/games: administration only knows the REST API",
			"3 imports usecases/record-score: administration only knows the REST API",
		]);
	});

	test("when values come from where only types may, also by `import { type A }`", () => {
		const file = "src/usecases/x.ts";
		const reason = "use cases know the domain, and the store as types only (write `import type`)";
		expect(sentences(file, 'import { type Store } from "#store/store.ts";')).toEqual([
			`1 imports store/store: ${reason}`,
		]);
		expect(sentences(file, 'import type { Store } from "#store/store.ts";')).toEqual([]);
	});

	test("when it is dynamic", () => {
		expect(sentences("src/ui/x.tsx", 'const a = await import("#server/app.ts");')).toHaveLength(1);
	});

	test("when the domain takes a package other than its few, or a part of Node", () => {
		expect(
			sentences(
				"src/domain/game/x.ts",
				'import { z } from "zod";',
				'import { Temporal } from "temporal-polyfill";',
				'import { randomUUID } from "node:crypto";',
			),
		).toEqual(["3 imports node:crypto: the domain is pure and knows nothing but the sport"]);
	});

	test("when a package is used away from its home", () => {
		const source = 'import { renderToString } from "react-dom/server";';
		expect(sentences("src/api/x.ts", source)).toEqual([
			"1 imports react-dom/server: only src/site, src/admin, src/server may",
		]);
		expect(sentences("src/site/x.tsx", source)).toEqual([]);
	});

	test("when product code takes tests' helpers", () => {
		expect(sentences("src/server/x.ts", 'import "#testing/factories.ts";')).toHaveLength(1);
	});
});

describe("an import along the arrows passes", () => {
	test("the administration takes the API's client, and types from all of it", () => {
		expect(
			sentences(
				"src/admin/x.tsx",
				'import { client } from "#api/client.ts";',
				'import type { Answer } from "#api/games/routes.ts";',
			),
		).toEqual([]);
	});

	test("the browser's script takes style sheets and nothing that draws", () => {
		const file = "src/site/enhance/site.ts";
		expect(sentences(file, 'import "../pages/home.module.css";')).toEqual([]);
		expect(sentences(file, 'import { Table } from "#ui/table.tsx";')).toHaveLength(1);
		expect(sentences(file, 'import { home } from "../pages/home.tsx";')).toHaveLength(1);
	});

	test("a test uses the store and the tests' helpers in any ring", () => {
		expect(
			sentences(
				"src/usecases/x.test.ts",
				'import { storeFor } from "#store/store.ts";',
				'import { startApp } from "#testing/start-app.ts";',
			),
		).toEqual([]);
	});
});
