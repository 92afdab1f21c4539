import pino from "pino";

/** Structured lines on standard error. Entries name what went wrong and carry no secrets. */
export function logger(): (entry: Record<string, unknown>) => void {
	const log = pino({ base: null }, pino.destination({ dest: 2, sync: true }));
	return ({ level, ...entry }) => {
		if (level === "error") log.error(entry);
		else log.info(entry);
	};
}
