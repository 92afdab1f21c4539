import { BlockList, isIP } from "node:net";

/** Networks of one machine, one house or one provider (RFC 6890). */
const inner = listOf(
	"0.0.0.0/8",
	"10.0.0.0/8",
	"100.64.0.0/10",
	"127.0.0.0/8",
	"169.254.0.0/16",
	"172.16.0.0/12",
	"192.168.0.0/16",
	"::/127",
	"fc00::/7",
	"fe80::/10",
);

/**
 * What else is no single machine on the internet: protocols, measurements, examples, broadcast, the address
 * at which a cloud tells its machines their secrets, and what wraps an address of IPv4, which may be an inner one.
 */
const nobodys = listOf(
	"168.63.129.16/32",
	"192.0.0.0/24",
	"192.0.2.0/24",
	"192.88.99.0/24",
	"198.18.0.0/15",
	"198.51.100.0/24",
	"203.0.113.0/24",
	"224.0.0.0/3",
	"2001::/23",
	"2001:db8::/32",
	"2002::/16",
	"3fff::/20",
);

/** All of IPv6 that was ever given to somebody. */
const given = listOf("2000::/3");

/** Is it an address inside of a machine or a house? Names are none. */
export function isInner(address: string): boolean {
	return isIn(inner, address);
}

/** May anybody on the internet be behind it? */
export function isPublic(address: string): boolean {
	const family = isIP(address);
	if (family === 0 || isIn(inner, address) || isIn(nobodys, address)) return false;
	return family === 4 || isIn(given, address);
}

function isIn(list: BlockList, address: string): boolean {
	const family = isIP(address);
	return family !== 0 && list.check(address, family === 6 ? "ipv6" : "ipv4");
}

function listOf(...networks: string[]): BlockList {
	const list = new BlockList();
	for (const network of networks) {
		const [address = "", bits] = network.split("/");
		list.addSubnet(address, Number(bits), isIP(address) === 6 ? "ipv6" : "ipv4");
	}
	return list;
}
