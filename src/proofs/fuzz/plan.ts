import fc from "fast-check";
import { hostileName, hostileValue } from "./hostile.ts";
import {
	bodies,
	boundaries,
	headers,
	methods,
	parts,
	paths,
	queryNames,
	types,
	wraps,
} from "./oddities.ts";

/** What is sent: which call, as whom, and what is broken about it. Plain data, so that it shrinks. */
export type Plan = {
	call: number;
	as: "fitting" | "staff" | "anonymous" | "super_admin";
	host: "usual" | "own" | "slug";
	/** Also sends what the good request leaves out. */
	isFull: boolean;
	format: "json" | "form" | "urlencoded";
	breaks: Break[];
	/** What is read after a write that was accepted. */
	afterwards: number;
};

/** A number `at` counts round what there is; a share `from` is of the length. */
export type Break =
	| { kind: "value"; at: number; value: string }
	| { kind: "wrap"; at: number; as: string }
	| { kind: "drop"; at: number }
	| { kind: "twice"; at: number; value: string }
	| { kind: "name"; at: number; name: string; value: string }
	| { kind: "query"; name: string; value: string; times: number }
	| { kind: "part"; text: string; times: number }
	| { kind: "boundary"; text: string | null }
	| { kind: "body"; text: string }
	| { kind: "cut"; from: number }
	| { kind: "flip"; from: number; byte: number }
	| { kind: "encode"; as: "gzip" | "utf16" | "latin1" }
	| { kind: "type"; text: string | null }
	| { kind: "header"; name: string; value: string }
	| { kind: "method"; method: string }
	| { kind: "path"; from: number; text: string };

const at = fc.noBias(fc.nat(60));
const share = fc.double({ min: 0, max: 1, noNaN: true });
const times = fc.constantFrom(1, 1, 1, 2, 2, 1200);
const of = <const Kind extends Break["kind"]>(kind: Kind) => fc.constant(kind);

/** The names of hostile headers are few; each has values of its own. */
const header = fc
	.constantFrom(...headers)
	.chain(([name, values]) =>
		fc.record({ kind: of("header"), name: fc.constant(name), value: fc.constantFrom(...values) }),
	);

const oneBreak: fc.Arbitrary<Break> = fc.oneof(
	{ weight: 40, arbitrary: fc.record({ kind: of("value"), at, value: hostileValue }) },
	{ weight: 10, arbitrary: fc.record({ kind: of("wrap"), at, as: fc.constantFrom(...wraps) }) },
	{ weight: 5, arbitrary: fc.record({ kind: of("drop"), at }) },
	{ weight: 3, arbitrary: fc.record({ kind: of("twice"), at, value: hostileValue }) },
	{
		weight: 5,
		arbitrary: fc.record({ kind: of("name"), at, name: hostileName, value: hostileValue }),
	},
	{
		weight: 6,
		arbitrary: fc.record({
			kind: of("query"),
			name: fc.oneof(fc.constantFrom(...queryNames), hostileName),
			value: hostileValue,
			times,
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({ kind: of("part"), text: fc.constantFrom(...parts), times }),
	},
	{
		weight: 2,
		arbitrary: fc.record({
			kind: of("boundary"),
			text: fc.option(fc.constantFrom(...boundaries)),
		}),
	},
	{ weight: 4, arbitrary: fc.record({ kind: of("body"), text: fc.constantFrom(...bodies) }) },
	{ weight: 3, arbitrary: fc.record({ kind: of("cut"), from: share }) },
	{ weight: 4, arbitrary: fc.record({ kind: of("flip"), from: share, byte: fc.nat(255) }) },
	{
		weight: 2,
		arbitrary: fc.record({
			kind: of("encode"),
			as: fc.constantFrom("gzip", "utf16", "latin1"),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({ kind: of("type"), text: fc.option(fc.constantFrom(...types)) }),
	},
	{ weight: 6, arbitrary: header },
	{ weight: 3, arbitrary: fc.record({ kind: of("method"), method: fc.constantFrom(...methods) }) },
	{
		weight: 6,
		arbitrary: fc.record({ kind: of("path"), from: share, text: fc.constantFrom(...paths) }),
	},
);

const some = (count: number) => fc.array(oneBreak, { minLength: count, maxLength: count });

/** Any plan over so many calls. */
export function anyPlan(calls: number): fc.Arbitrary<Plan> {
	return fc.record({
		call: fc.noBias(fc.nat(calls - 1)),
		as: fc.constantFrom(
			"fitting",
			"fitting",
			"fitting",
			"fitting",
			"fitting",
			"fitting",
			"staff",
			"anonymous",
			"super_admin",
		),
		host: fc.constantFrom("usual", "usual", "usual", "usual", "own", "slug"),
		isFull: fc.boolean(),
		format: fc.constantFrom("json", "json", "json", "form", "urlencoded"),
		breaks: fc.oneof(
			{ weight: 1, arbitrary: some(0) },
			{ weight: 12, arbitrary: some(1) },
			{ weight: 3, arbitrary: some(2) },
		),
		afterwards: fc.noBias(fc.nat(1000)),
	});
}
