import { expect, test } from "vitest";
import type { z } from "zod";
import type { Browser } from "#testing/browser.ts";
import { present } from "#testing/present.ts";
import { type Noun, type PromisedCall, partsOf, promisedCalls } from "./promised-calls.ts";
import { expectWireForms } from "./wire-forms.ts";

type Field = string | number | boolean | null | Blob | readonly (string | number)[];

type Request<Shape extends z.ZodType> = {
	/** What stands for the names in braces, in their order or by their names. */
	path?: Record<string, string | number>;
	query?: Record<string, string | number>;
	/** One of these is the body. */
	json?: unknown;
	form?: Record<string, Field>;
	urlencoded?: Record<string, string>;
	by?: Browser;
	/** The fields that are promised, with their types. Others may be there. */
	answers: Shape;
};

type Bodies = {
	json: unknown;
	form: Record<string, Field> | undefined;
	urlencoded: Record<string, string> | undefined;
};

type Send = <Shape extends z.ZodType>(request: Request<Shape>) => Promise<z.output<Shape>>;

/**
 * The tests of one noun's calls. Each goes by its name in the list and makes the call, once or more
 * often; the last says that all of the noun were made, with all their fields.
 */
export function contractOf<const N extends Noun>(noun: N, member: () => Browser) {
	const sent = new Map<string, Set<string>>();
	return {
		walk(call: PromisedCall<N>, makes: (send: Send) => Promise<void>): void {
			const fields = new Set<string>();
			sent.set(call, fields);
			test(call, async () => {
				await makes((request) => make(call, request, member, fields));
			});
		},
		/** To be called last, with the calls whose tests say that they are still to come. */
		endsHere(toCome: readonly PromisedCall<N>[] = []): void {
			test(`every call of ${noun} was made with every promised field`, () => {
				const promised = Object.entries(promisedCalls[noun]).filter(
					([call]) => !toCome.some((other) => other === call),
				);
				expect([...sent.keys()].toSorted()).toEqual(promised.map(([call]) => call).toSorted());
				for (const [call, fields] of promised) {
					const missing = fields.split(" ").filter((field) => field && !sent.get(call)?.has(field));
					expect(missing, call).toEqual([]);
				}
			});
		},
	};
}

async function make<Shape extends z.ZodType>(
	call: string,
	request: Request<Shape>,
	member: () => Browser,
	sentFields: Set<string>,
): Promise<z.output<Shape>> {
	const { path, query = {}, json, form, urlencoded, by = member(), answers } = request;
	const { method } = partsOf(call);
	const search = new URLSearchParams(
		Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
	);
	const address = addressOf(call, path ?? {}) + (search.size > 0 ? `?${search}` : "");
	const fields = { ...query, ...(Array.isArray(json) ? {} : (json ?? {})), ...form, ...urlencoded };
	for (const field of Object.keys(fields)) sentFields.add(field);
	const response = await send(by, method, address, { json, form, urlencoded });
	const body = await response.json();
	expect({ status: response.status, body }, call).toMatchObject({ status: 200 });
	expectWireForms(body);
	const read = answers.safeParse(body);
	expect(read.error?.issues ?? [], JSON.stringify(body, null, 1).slice(0, 3000)).toEqual([]);
	// As it came: a shape would leave out what it does not name.
	return body as z.output<Shape>;
}

function send(
	by: Browser,
	method: string,
	address: string,
	{ json, form, urlencoded }: Bodies,
): Promise<Response> {
	if (method === "GET") return by.get(address);
	if (method === "DELETE") return by.del(address);
	const write = method === "POST" ? by.post : by.put;
	if (urlencoded) {
		const type = { "content-type": "application/x-www-form-urlencoded" };
		return write(address, new URLSearchParams(urlencoded).toString(), type);
	}
	return write(address, form ? toForm(form) : json);
}

function addressOf(call: string, path: Record<string, string | number>): string {
	const values = Object.values(path);
	let next = 0;
	return partsOf(call).path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
		const value = path[name] ?? values[next];
		next += 1;
		return encodeURIComponent(present(value, name));
	});
}

/** A list is repeated under its name, as `sportIds[]` is. */
function toForm(fields: Record<string, Field>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) {
		for (const one of Array.isArray(value) ? value : [value]) {
			if (one instanceof Blob) form.append(name, one, "picture.png");
			else form.append(name, one === null ? "" : String(one));
		}
	}
	return form;
}
