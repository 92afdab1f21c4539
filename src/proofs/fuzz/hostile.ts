import fc from "fast-check";

/** Values as JSON text, for some of them cannot be told from others once they are read. */
const numbers = [
	...["0", "-0", "-1", "1.5", "0.1e-6", "1e3", "1e309", "-1e309", "1e-400", "999", "1000"],
	...["2147483647", "2147483648", "-2147483649", "4294967297", "9007199254740993"],
	...["9223372036854775808", "1".repeat(400), '"9007199254740993"', '"2147483648"', '"-1"'],
	...['"1.0"', '"0x10"', '"1e3"', '" 1"', '"1 "', '"+1"', '"٣"', '"NaN"', '"Infinity"'],
];
const moments = [
	...['"2025-02-30"', '"2025-13-01"', '"0000-00-00"', '"1899-12-31"', '"2201-01-01"'],
	...['"+010000-01-01"', '"2026-2-3"', '"2026-02-03T25:00:00Z"', '"2026-02-03T10:00:00+99:99"'],
	...['"24:00"', '"23:60"', '"7:00"', '"19:00:61"', '"٠٩:٠٠"', '"1969-12-31T23:59:60Z"'],
];
const texts = [
	...[
		'""',
		'" "',
		'"\\u0000"',
		'"a\\u0000b"',
		'"\\ud800"',
		'"a\\udc00b"',
		'"\\uffff"',
		'"\\u0085"',
	],
	...['"\\u2028\\u2029"', '"\\r\\nX-Evil: 1"', '"\\u001b[2J"', '"\\ufeffa"', '"‮abc"', '"İıſﬀ"'],
	...[
		'"\'; drop table players; --"',
		'"%"',
		'"_"',
		'"\\\\"',
		'"%00"',
		'"%ff"',
		'"../../etc/passwd"',
	],
	...['"<script>alert(7)</script>"', '"</script><!--"', '"=1+1"', '"a,b,,c,"', '"[]"', '"{}"'],
	...['"__proto__"', '"constructor"', '"toString"', '"hasOwnProperty"', '"null"', '"undefined"'],
	...['"javascript:alert(7)"', '"https://a@b@c:99999/"', '"http://[::1"', '"xn--a"', '"a@b.c"'],
	...['"🏀🇨🇦👩‍👩‍👧‍👦"', '"فريق الأسود"', '"Ωmegá̂̃"', '"e\\u0301"', '"é"', '"ǅ"', '"ß"'],
	JSON.stringify("x".repeat(1000)),
	JSON.stringify("é".repeat(3000)),
	JSON.stringify("👍".repeat(20_000)),
];
const shapes = [
	...["null", "true", "false", "[]", "{}", "[[]]", "[null]", "[{}]", '["",""]', "[1,1]", '[""]'],
	...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"a":1}}}', '{"length":5}'],
	...[
		'{"toString":null}',
		'{"then":1}',
		'{"toJSON":1}',
		'{"id":1,"id":2}',
		'{"":""}',
		"[0,-1,1e309]",
	],
	`[${"1,".repeat(1500)}1]`,
	`[${"{},".repeat(1500)}{}]`,
	"[".repeat(10_000) + "]".repeat(10_000),
	`${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
];

function textOf(character: fc.Arbitrary<string>): fc.Arbitrary<string> {
	return fc.array(character, { maxLength: 60 }).map((all) => JSON.stringify(all.join("")));
}

const known = fc.constantFrom(...numbers, ...moments, ...texts, ...shapes);
const made = fc.oneof(
	fc.json({ maxDepth: 3 }),
	textOf(fc.nat(0xffff).map((code) => String.fromCharCode(code))),
	textOf(fc.constantFrom(..."aZ09 .,:;-_/\\\"'`<>&%$#@!?*+=~^|()[]{}\t\n\u200f\u0301éßİ漢🏀👩‍👧")),
	fc.integer().map(String),
	fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
	fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
	fc.date({ noInvalidDate: true }).map((date) => JSON.stringify(date)),
);
/** Larger than any body may be. */
const huge = fc.constant(JSON.stringify("x".repeat(300_000)));

/** A value that is probably wrong wherever it stands, as JSON text. */
export const hostileValue = fc.oneof(
	{ weight: 60, arbitrary: known },
	{ weight: 25, arbitrary: made },
	{ weight: 1, arbitrary: huge },
);

/** A name that is probably not one of the fields. */
export const hostileName = fc.oneof(
	fc.constantFrom(
		...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "then"],
		...[
			"",
			" ",
			"id",
			"role",
			"organization_id",
			"userId",
			"created_by",
			"password_hash",
			"isAdmin",
		],
		...["name ", "Name", "name[]", "[]", "[0]", "a.b", "a[b]", "a[__proto__]", "\0", "\ud800", "é"],
		...["limit", "offset", "slug", "domain", "seasonId", "x".repeat(5000)],
	),
	fc.string({ maxLength: 12 }),
);

/** JSON text as it stands in a path, a query or a form, where everything is text. */
export function plainText(json: string): string {
	if (!json.startsWith('"')) return json;
	return JSON.parse(json) as string;
}
