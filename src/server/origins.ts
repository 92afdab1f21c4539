import type { Settings } from "./env.ts";

/** How visitors reach a host of this installation. Comes from the settings, never from a header. */
export function originOf(settings: Pick<Settings, "isBehindHttps" | "port">, host: string): string {
	if (settings.isBehindHttps) return `https://${host}`;
	return settings.port === 80 ? `http://${host}` : `http://${host}:${settings.port}`;
}
