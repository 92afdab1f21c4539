import { isIP } from "node:net";
import type { Settings } from "../env.ts";
import { isPublic } from "./networks.ts";

/** An address of a push service, as a browser tells it, has its secret in it and is no longer than this. */
const longest = 1000;

/**
 * Whether an address that was typed or told may be kept to be called: by https at a machine of the internet, or
 * where the settings say. What its name leads to is looked at again each time (rule `nothing-to-inner-networks`).
 */
export function isCallable({ receivers }: Pick<Settings, "receivers">, text: string): boolean {
	if (text.length > longest || !URL.canParse(text)) return false;
	const { protocol, hostname, username, password } = new URL(text);
	if (username !== "" || password !== "") return false;
	const host = hostname.replace(/^\[(.*)\]$/, "$1");
	if (receivers.includes(host)) return true;
	if (protocol !== "https:") return false;
	return isIP(host) === 0
		? /\.(?!local$|localhost$|internal$)[a-z][\w-]*$/.test(host)
		: isPublic(host);
}
