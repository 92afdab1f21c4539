import { watchDomains } from "#usecases/domain-name/watch-domains.ts";
import { reportUnexpected } from "../http/unexpected.ts";
import type { Services } from "../services.ts";

const everyMs = 10 * 60_000;
/** Not at the very start, when there is enough to do. */
const firstMs = 60_000;

/** Looks for lost domains from time to time; answers how to end it. */
export function watchDomainsDaily(services: Services): () => void {
	const watch = () => {
		const { platform, domainNames: domains } = services;
		watchDomains({ platform, domains, now: services.now() }).catch((error) => {
			reportUnexpected(services, error, "check of domains");
		});
	};
	const first = setTimeout(watch, firstMs);
	const timer = setInterval(watch, everyMs);
	for (const it of [first, timer]) it.unref();
	return () => {
		clearTimeout(first);
		clearInterval(timer);
	};
}
