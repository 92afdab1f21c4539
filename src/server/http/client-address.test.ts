import { describe, expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const open = { isBehindHttps: false };
const proxied = { isBehindHttps: true };

describe("clientAddress", () => {
	test("is the socket's; what a client claims is not heard", () => {
		expect(clientAddress("198.51.100.4", "1.2.3.4", open)).toBe("198.51.100.4");
	});

	test("behind a proxy it is what the proxy wrote last", () => {
		expect(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.4", proxied)).toBe("198.51.100.4");
		expect(clientAddress("10.0.0.1", null, proxied)).toBe("10.0.0.1");
	});

	test("an IPv4 address is the same in IPv6 clothes", () => {
		expect(clientAddress("::ffff:198.51.100.4", null, open)).toBe("198.51.100.4");
	});

	test("the addresses of one IPv6 household are one", () => {
		const one = clientAddress("2001:db8:1:2:aaaa:bbbb:cccc:dddd", null, open);
		expect(one).toBe("2001:db8:1:2::/64");
		expect(clientAddress("2001:0db8:1:2::7", null, open)).toBe(one);
		expect(clientAddress("2001:db8:1:3::7", null, open)).not.toBe(one);
		expect(clientAddress("::1", null, open)).toBe("0:0:0:0::/64");
	});

	test("without a socket there is one address for all", () => {
		expect(clientAddress(undefined, null, open)).toBe("unknown");
	});
});
