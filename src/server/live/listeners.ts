import type { ServerResponse } from "node:http";

/** What visitors are told of games now: by id, a text that is another one after each change. */
export type Marks = ReadonlyMap<number, string>;

type Rules = {
	/** Reads what the games of an organization are now, those named among them. */
	marksOf: (organizationId: number, games: readonly number[]) => Promise<Marks>;
	/** What becomes of an error in it; the next write tries again. */
	report: (error: unknown) => void;
	/** Streams of this process, and of one address in it; null is an address without a limit. */
	most: number;
	mostOfAddress: number;
	/** Writes that follow one another as closely are told as one. */
	restMs: number;
};

export type Listening = { organizationId: number; gameId: number | null; address: string | null };

/** Who listens to one organization: to one of its games, or to all (0). */
type Audience = {
	streams: Map<number, Set<ServerResponse>>;
	/** What was seen of them last; null before the first look. */
	marks: Marks | null;
	timer: NodeJS.Timeout | undefined;
	isReading: boolean;
};

const allGames = 0;
const heartbeatMs = 20_000;
/** Who does not read this much is not listening. */
const mostUnread = 64 * 1024;

/**
 * Pages that are open on games, each with one stream. A write costs an organization nobody listens to nothing, and
 * one query otherwise, however many listen: they are told which games changed, and ask for what they show of them.
 */
export class Listeners {
	readonly #rules: Rules;
	readonly #audiences = new Map<number, Audience>();
	readonly #ofAddress = new Map<string, number>();
	readonly #heartbeat: NodeJS.Timeout;
	#count = 0;
	#isClosed = false;

	constructor(rules: Rules) {
		this.#rules = rules;
		this.#heartbeat = setInterval(() => this.#tellAll(":\n\n"), heartbeatMs);
		this.#heartbeat.unref();
	}

	get count(): number {
		return this.#count;
	}

	/** Whether one more may listen from there. */
	hasRoomFor(address: string | null): boolean {
		if (this.#isClosed || this.#count >= this.#rules.most) return false;
		return address === null || (this.#ofAddress.get(address) ?? 0) < this.#rules.mostOfAddress;
	}

	/** Whether visitors know of the game: of no other is there a stream. */
	async knows(organizationId: number, gameId: number): Promise<boolean> {
		if (this.#audiences.get(organizationId)?.marks?.has(gameId)) return true;
		return (await this.#rules.marksOf(organizationId, [gameId])).has(gameId);
	}

	/** To be called with an answer whose head was sent. It stays open until its reader goes. */
	add(response: ServerResponse, { organizationId, gameId, address }: Listening): void {
		const known = this.#audiences.get(organizationId);
		const audience: Audience = known ?? {
			streams: new Map(),
			marks: null,
			timer: undefined,
			isReading: false,
		};
		this.#audiences.set(organizationId, audience);
		const topic = gameId ?? allGames;
		const isNew = !audience.streams.has(topic);
		const streams = audience.streams.get(topic) ?? new Set();
		audience.streams.set(topic, streams.add(response));
		this.#count += 1;
		if (address !== null) this.#ofAddress.set(address, (this.#ofAddress.get(address) ?? 0) + 1);
		response.once("close", () => this.#remove(response, { organizationId, gameId, address }));
		if (isNew) this.#look(organizationId, 0);
	}

	/** To be called after each commit, with whose data was written; null for anybody's. */
	written(organizationId: number | null): void {
		const ids = organizationId === null ? [...this.#audiences.keys()] : [organizationId];
		for (const id of ids) this.#look(id, this.#rules.restMs);
	}

	/** Ends every stream. Browsers come back by themselves, not all at once, and by then to another process. */
	close(): void {
		this.#isClosed = true;
		clearInterval(this.#heartbeat);
		for (const { streams, timer } of this.#audiences.values()) {
			clearTimeout(timer);
			for (const response of [...streams.values()].flatMap((all) => [...all])) {
				response.end(`retry: ${1000 + Math.floor(Math.random() * 5000)}\n\n`);
			}
		}
	}

	#look(organizationId: number, restMs: number): void {
		const audience = this.#audiences.get(organizationId);
		if (audience === undefined || audience.timer !== undefined || this.#isClosed) return;
		audience.timer = setTimeout(() => {
			// What is written while the marks are read is looked for once more.
			audience.timer = undefined;
			if (audience.isReading) return this.#look(organizationId, restMs);
			audience.isReading = true;
			void this.#compare(organizationId, audience)
				.catch(this.#rules.report)
				.finally(() => {
					audience.isReading = false;
				});
		}, restMs);
		audience.timer.unref();
	}

	async #compare(organizationId: number, audience: Audience): Promise<void> {
		const { streams, marks } = audience;
		const named = [...streams.keys()].filter((topic) => topic !== allGames);
		const now = await this.#rules.marksOf(organizationId, named);
		audience.marks = now;
		// What is looked at for the first time has not changed.
		if (marks === null) return;
		const changed = [...now].filter(([id, mark]) => marks.has(id) && marks.get(id) !== mark);
		const gone = [...marks.keys()].filter((id) => !now.has(id));
		const come = [...now.keys()].filter((id) => !marks.has(id) && !streams.has(id));
		const ids = [...changed.map(([id]) => id), ...gone, ...come];
		if (ids.length === 0) return;
		tell(streams.get(allGames), `data: ${ids.join(",")}\n\n`);
		for (const id of ids) tell(streams.get(id), `data: ${id}\n\n`);
	}

	#remove(response: ServerResponse, { organizationId, gameId, address }: Listening): void {
		this.#count -= 1;
		if (address !== null) {
			const left = (this.#ofAddress.get(address) ?? 1) - 1;
			if (left === 0) this.#ofAddress.delete(address);
			else this.#ofAddress.set(address, left);
		}
		const audience = this.#audiences.get(organizationId);
		const topic = gameId ?? allGames;
		const streams = audience?.streams.get(topic);
		streams?.delete(response);
		if (streams?.size === 0) audience?.streams.delete(topic);
		if (audience?.streams.size !== 0) return;
		clearTimeout(audience.timer);
		this.#audiences.delete(organizationId);
	}

	#tellAll(text: string): void {
		for (const { streams } of this.#audiences.values()) {
			for (const all of streams.values()) tell(all, text);
		}
	}
}

function tell(streams: ReadonlySet<ServerResponse> | undefined, text: string): void {
	if (streams === undefined) return;
	const bytes = Buffer.from(text);
	for (const response of streams) {
		if (response.writableLength > mostUnread) response.destroy();
		else response.write(bytes);
	}
}
