import { isIP } from "node:net";
import { z } from "zod";
import { mostMegabytes } from "#domain/organization/storage.ts";

/** Every setting of the product, read once at the start. */
export type Settings = z.infer<typeof settings>;

const aPort = "is a whole number from 0 to 65535";
const emptyAsAbsent = (value: unknown) => (value === "" ? undefined : value);
const flag = z
	.preprocess(emptyAsAbsent, z.enum(["0", "1"], "is 0 or 1").default("0"))
	.transform((v) => v === "1");

const port = z.coerce.number(aPort).int(aPort).min(0, aPort).max(65535, aPort);

const count = (most: number) => {
	const sentence = `is a whole number from 1 to ${most}`;
	return z.coerce.number(sentence).int(sentence).min(1, sentence).max(most, sentence);
};

const hostName = z
	.string()
	.toLowerCase()
	.regex(/^[a-z0-9.-]+$/, "is a host name such as sites.example, without a port");

const isAddress = (text: string) => isIP(text) !== 0;
/** With a port in the form of Node's resolver: `127.0.0.1:5353`, `[::1]:5353`. */
const isServer = (text: string) =>
	isAddress(text) || isAddress(text.replace(/^\[?(.+?)\]?:\d{1,5}$/, "$1"));

const address = z.string().refine(isAddress, "is an address such as 127.0.0.1");

/** Several, with commas between them. */
const addresses = (isOne: (text: string) => boolean) =>
	z
		.string()
		.default("")
		.transform((text) =>
			text
				.toLowerCase()
				.split(",")
				.map((part) => part.trim())
				.filter(Boolean),
		)
		.refine((all) => all.every(isOne), "is a list of addresses with commas between them");

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "starts with postgres://");

const smtpUrl = z.string().regex(/^smtps?:\/\//, "starts with smtp:// or smtps://");

/** PostgreSQL's integer, which ids are. */
const highestId = 2 ** 31 - 1;
const fewestIds = 1_000_000;
const aRange =
	"is two numbers such as 100000001-200000000, from 1 to 2147483647 and at least a million ids";

const idRange = z
	.string()
	.regex(/^\d{1,10}-\d{1,10}$/, aRange)
	.transform((text) => {
		const [first = 0, last = 0] = text.split("-").map(Number);
		return { first, last };
	})
	.refine(
		({ first, last }) => first >= 1 && last <= highestId && last - first + 1 >= fewestIds,
		aRange,
	);

const settings = z
	.object({
		PORT: z.preprocess(emptyAsAbsent, port.default(3000)),
		ROOT_DOMAIN: z.preprocess(
			emptyAsAbsent,
			z
				.string()
				.toLowerCase()
				.regex(/^[a-z0-9.-]+$/, "is a host name such as leagues.example, without a port")
				.transform((host) => host.replace(/^www\./, ""))
				.default("localhost"),
		),
		DATA_DIR: z.preprocess(emptyAsAbsent, z.string().default("data")),
		DATABASE_URL: z.preprocess(emptyAsAbsent, postgresUrl.optional()),
		DATABASE_LISTEN_URL: z.preprocess(emptyAsAbsent, postgresUrl.optional()),
		ID_RANGE: z.preprocess(emptyAsAbsent, idRange.optional()),
		ADMIN_PASSWORD: z.preprocess(
			emptyAsAbsent,
			z.string().min(8, "has at least 8 characters").max(128, "has at most 128").optional(),
		),
		SEED: z.preprocess(emptyAsAbsent, z.enum(["demo", "none"], "is demo or none").default("demo")),
		BEHIND_HTTPS: flag,
		METRICS_TOKEN: z.preprocess(
			emptyAsAbsent,
			z.string().min(16, "has at least 16 characters").optional(),
		),
		LOG_REQUESTS: flag,
		HOST: z.preprocess(emptyAsAbsent, address.optional()),
		DNS_SERVERS: z.preprocess(emptyAsAbsent, addresses(isServer)),
		CNAME_TARGET: z.preprocess(emptyAsAbsent, hostName.optional()),
		SITE_ADDRESSES: z.preprocess(emptyAsAbsent, addresses(isAddress)),
		RECEIVERS: z.preprocess(emptyAsAbsent, addresses(isAddress)),
		SMTP_URL: z.preprocess(emptyAsAbsent, smtpUrl.optional()),
		MAIL_FROM: z.preprocess(
			emptyAsAbsent,
			z.email("is an address such as league@sites.example").optional(),
		),
		STORAGE_MEGABYTES: z.preprocess(emptyAsAbsent, count(mostMegabytes).default(2048)),
		WRITES_PER_MINUTE: z.preprocess(emptyAsAbsent, count(1_000_000).default(1200)),
		STRIPE_SECRET_KEY: z.preprocess(
			emptyAsAbsent,
			z
				.string()
				.regex(/^(sk|rk)_(test|live)_\w+$/, "is a key such as sk_test_…")
				.optional(),
		),
		STRIPE_WEBHOOK_SECRET: z.preprocess(
			emptyAsAbsent,
			z.string().startsWith("whsec_", "is a secret such as whsec_…").optional(),
		),
		STRIPE_API: z.preprocess(
			emptyAsAbsent,
			z
				.string()
				.regex(/^https?:\/\/[^/]+$/, "is an address such as http://127.0.0.1:12111")
				.optional(),
		),
		CARD_FEE_PERCENT: z.preprocess(
			emptyAsAbsent,
			z.coerce
				.number("is a number from 0 to 20")
				.min(0, "is a number from 0 to 20")
				.max(20, "is a number from 0 to 20")
				.default(0),
		),
		SIGNUP: z.preprocess(
			emptyAsAbsent,
			z.enum(["open", "closed"], "is open or closed").default("closed"),
		),
	})
	.refine((env) => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
		path: ["MAIL_FROM"],
		message: "is needed with SMTP_URL: the address that letters come from",
	})
	.refine(
		(env) => (env.STRIPE_SECRET_KEY === undefined) === (env.STRIPE_WEBHOOK_SECRET === undefined),
		{
			path: ["STRIPE_WEBHOOK_SECRET"],
			message: "and STRIPE_SECRET_KEY are needed together",
		},
	)
	.transform((env) => ({
		port: env.PORT,
		rootDomain: env.ROOT_DOMAIN,
		dataDir: env.DATA_DIR,
		databaseUrl: env.DATABASE_URL ?? null,
		/** Where writes of other processes are heard of, when a pooler stands at the database's URL. */
		databaseListenUrl: env.DATABASE_LISTEN_URL ?? null,
		/** What ids are taken from, where other installations have theirs; null takes any. */
		idRange: env.ID_RANGE ?? null,
		adminPassword: env.ADMIN_PASSWORD ?? null,
		seed: env.SEED,
		/** A proxy in front ends TLS: addresses are https, cookies Secure, its X-Forwarded-For is read. */
		isBehindHttps: env.BEHIND_HTTPS,
		/** With it, `/metrics` can be read from other machines. */
		metricsToken: env.METRICS_TOKEN ?? null,
		isLoggingRequests: env.LOG_REQUESTS,
		/** The address of this machine to listen at; null listens at all of them. */
		host: env.HOST ?? null,
		/** Name servers to ask about domains; without any, those of the machine. */
		dnsServers: env.DNS_SERVERS,
		/** The name that domains of organizations point to, when it is not the root domain. */
		cnameTarget: env.CNAME_TARGET ?? null,
		/** The addresses of that name, where the name system does not tell the ones visitors reach. */
		siteAddresses: env.SITE_ADDRESSES,
		/** Addresses of the own network that messages for other programs may go to, also without https. */
		receivers: env.RECEIVERS,
		/** The mail server that letters are handed to, and the address they come from; null writes none. */
		smtpUrl: env.SMTP_URL ?? null,
		mailFrom: env.MAIL_FROM ?? null,
		/** What one organization may take up, unless something else was said of it. */
		storageMegabytes: env.STORAGE_MEGABYTES,
		/** How many changes all the people of one organization may send in a minute. */
		writesPerMinute: env.WRITES_PER_MINUTE,
		/**
		 * Cards by Stripe: the key, what its messages are signed with, another address of it for tests, and what the
		 * operator takes of each payment; null takes none.
		 */
		stripe:
			env.STRIPE_SECRET_KEY === undefined || env.STRIPE_WEBHOOK_SECRET === undefined
				? null
				: {
						secretKey: env.STRIPE_SECRET_KEY,
						webhookSecret: env.STRIPE_WEBHOOK_SECRET,
						api: env.STRIPE_API ?? null,
						feePercent: env.CARD_FEE_PERCENT,
					},
		/** Strangers may make accounts for themselves (rule `sign-up-closed`). */
		isSignUpOpen: env.SIGNUP === "open",
	}));

/** Reads the settings. Throws one error that names every setting that is wrong, and how. */
export function readSettings(env: Record<string, string | undefined>): Settings {
	const read = settings.safeParse(env);
	if (read.success) return read.data;
	const problems = read.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
	throw new Error(`These settings are wrong. ${problems.join(". ")}.`);
}
