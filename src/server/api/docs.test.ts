import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { openApi } from "#api/openapi.ts";
import { apiRows } from "#api/routes.ts";
import { startApp } from "#testing/start-app.ts";
import { docsPage } from "./docs.ts";

const { get } = await startApp();

describe("GET /api/docs", () => {
	test("is one page without scripts, styled from here", async () => {
		const answered = await get("/api/docs");
		expect(answered.status).toBe(200);
		expect(answered.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(answered.headers.get("content-security-policy")).toBe(
			"default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
		);
		const page = await answered.text();
		expect(page).not.toMatch(/<script|<style| style=| on\w+=|src=|href="(?!#|\/api\/)/i);
		for (const { method, path } of apiRows) {
			const title = `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`;
			expect(page).toContain(`class="call ${method.toLowerCase()}">${title}</h3>`);
		}
		const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size, "every id is there once").toBe(ids.length);
		expect((await get("/api/docs.css")).headers.get("content-type")).toContain("text/css");
	});

	test("begins with the address of this installation, whatever the Host header says", async () => {
		const page = await (await get("/api/docs", "elsewhere.test")).text();
		expect(page).toContain("BASE=http://fieldhouse.test");
		expect(page).not.toMatch(/elsewhere|localhost/);
	});

	test("is not sent again to those who have it", async () => {
		const etag = (await get("/api/docs")).headers.get("etag") ?? "";
		const again = await get("/api/docs", "fieldhouse.test", { "if-none-match": etag });
		expect(again.status).toBe(304);
	});

	test("shows tags in the manual as text", () => {
		expect(docsPage("## <b>A\n\n<script>x</script>")).not.toMatch(/<b>|<script>/);
	});
});

describe("GET /api/openapi.json", () => {
	type Operation = {
		operationId: string;
		parameters: { name: string; in: string; description?: string }[];
		responses: Record<string, object>;
		requestBody?: { content: Record<string, { schema: object }> };
		"x-who": string;
	};
	type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };
	const read = async () => (await (await get("/api/openapi.json")).json()) as Document;

	test("has every row, by a name of its own", async () => {
		const { openapi, paths } = await read();
		expect(openapi).toBe("3.1.0");
		const operations = Object.values(paths).flatMap((path) => Object.values(path));
		expect(operations).toHaveLength(apiRows.length);
		expect(new Set(operations.map((it) => it.operationId)).size).toBe(apiRows.length);
		for (const { method, path, access } of apiRows) {
			const fits = new RegExp(`^${path.replaceAll(/:\w+/g, "\\{\\w+\\}")}$`);
			const found = Object.entries(paths).filter(([template]) => fits.test(template));
			expect(found).toHaveLength(1);
			const [[template, item] = ["", {}]] = found;
			const operation = item[method.toLowerCase()];
			expect(operation?.["x-who"]).toBe(access.name);
			const inPath = operation?.parameters.filter((parameter) => parameter.in === "path");
			expect(inPath?.map(({ name }) => name)).toEqual(
				[...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
			);
		}
	});

	test("says of every parameter what it is, and of an id whose", async () => {
		const { paths } = await read();
		const all = Object.entries(paths).flatMap(([path, item]) =>
			Object.values(item).flatMap(({ parameters }) =>
				parameters.map(({ name, description = "" }) => ({ path, name, description })),
			),
		);
		// One word that nobody has given shows by its camel case, or by the entry it would be called.
		expect(
			all.filter(
				({ description }) =>
					!/^[A-Z].+\.$/.test(description) || / [a-z]+[A-Z]|the entry\./.test(description),
			),
		).toEqual([]);
		const of = (path: string, name: string) =>
			all.find((one) => one.path === path && one.name === name)?.description;
		expect(of("/gamePeriods/hide/{id}", "id")).toBe("The id of the game period.");
		expect(of("/statsv2/{id}", "id")).toBe("The id of the sport.");
		expect(of("/organizations/address-check", "slug")).toBe("The slug that is to be checked.");
	});

	test("is what a strict validator takes", async () => {
		const config = await createConfig({
			extends: ["recommended-strict"],
			rules: {
				// The addresses are kept as they are: `/organizations/slug/{slug}` wins over `/organizations/{id}/contents`.
				"no-ambiguous-paths": "off",
				// It describes an installation, which is nobody's to copy.
				"info-license": "off",
			},
		});
		const source = JSON.stringify(openApi(apiRows));
		const problems = await lintFromString({ source, config });
		expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual(
			[],
		);
	});

	test("says with what each call may refuse, by number", async () => {
		const { paths } = await read();
		expect(Object.keys(paths["/players/{id}"]?.get?.responses ?? {})).toEqual(
			expect.arrayContaining(["200", "400", "404"]),
		);
		expect(Object.keys(paths["/pictures"]?.post?.requestBody?.content ?? {})).toEqual([
			"multipart/form-data",
		]);
	});

	test("describes fields as they are meant: ids as numbers, pictures as files of a form", async () => {
		const { paths } = await read();
		const player = paths["/players/{id}"]?.put;
		const form = player?.requestBody?.content["multipart/form-data"]?.schema;
		expect(JSON.stringify(form)).toContain('"image":{');
		expect(JSON.stringify(form)).toContain('"format":"binary"');
		expect(form).toMatchObject({ properties: { attributes: { type: "string" } } });
		const json = player?.requestBody?.content["application/json"]?.schema;
		expect(JSON.stringify(json)).not.toContain("binary");
		const text = JSON.stringify(paths);
		for (const ours of ["isForm", "isFile", "listName", "spelled", '"wire"', "9007199254740991"]) {
			expect(text).not.toContain(ours);
		}
	});
});
