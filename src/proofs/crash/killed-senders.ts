import { setTimeout as wait } from "node:timers/promises";
import { platformStore } from "#store/platform/platform.ts";
import type { startMailServer } from "#testing/servers/mail-server.ts";
import { type Home, startServer } from "./server-process.ts";
import { lookInto } from "./world.ts";

type Plan = {
	mailServer: Awaited<ReturnType<typeof startMailServer>>;
	letters: number;
	/** After how many letters the sender is killed, again and again. */
	killedAfter: readonly number[];
};

/**
 * Kills the process that sends letters with SIGKILL while it does, and lets another go on. Answers how often each letter
 * arrived, and which had arrived when its sender died without having noted it: its answer was lost.
 */
export async function killedSenders(
	main: string,
	home: Home,
	{ mailServer, letters, killedAfter }: Plan,
): Promise<{ arrivals: Map<string, number>; lost: Set<string>[] }> {
	const env = { SMTP_URL: mailServer.url, MAIL_FROM: "league@fieldhouse.test" };
	const start = () => startServer(main, home, env);
	const { received } = mailServer;
	const arrived = () => received.map(({ to }) => to[0] ?? "");
	const lost: Set<string>[] = [];
	await (await start()).kill();
	await lookInto(home, (database) =>
		platformStore(database).outbox.addAll(
			Array.from({ length: letters }, (_, index) => letterTo(`pat-${index}@hoops.test`)),
		),
	);
	for (const count of killedAfter) {
		const sender = await start();
		while (received.length < count) await wait(1);
		await sender.kill();
		const known = await noted(home, letters);
		lost.push(new Set(arrived().filter((address) => !known.has(address))));
		await letOthersGoOn(home);
	}
	const last = await start();
	while ((await noted(home, letters)).size < letters) await wait(50);
	await last.kill();
	const arrivals = Map.groupBy(arrived(), (address) => address);
	return { arrivals: new Map([...arrivals].map(([to, all]) => [to, all.length])), lost };
}

function letterTo(address: string) {
	const at = new Date().toISOString();
	return {
		organizationId: null,
		userId: null,
		cause: `letter to ${address}`,
		kind: "newDevice" as const,
		address,
		language: "en" as const,
		told: { username: "pat" },
		dueAt: at,
		linkUntil: null,
		createdAt: at,
	};
}

/** To whom a letter is noted as sent. */
async function noted(home: Home, letters: number): Promise<Set<string>> {
	const all = await lookInto(home, (database) =>
		platformStore(database).outbox.listOf("all", letters),
	);
	return new Set(all.filter(({ state }) => state === "sent").map(({ address }) => address));
}

/** As if the five minutes were over that a process has for what it took. */
async function letOthersGoOn(home: Home): Promise<void> {
	await lookInto(home, ({ db }) =>
		db
			.updateTable("outbox")
			.set({ claimed_until: new Date(0).toISOString() })
			.where("claimed_until", "is not", null)
			.execute(),
	);
}
