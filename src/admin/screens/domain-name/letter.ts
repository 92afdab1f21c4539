import type { DomainRecord } from "./connection.ts";

type Letter = { subject: string; body: string };

/** What is to be entered, in words for whoever manages the domain. */
export function letterAbout(domain: string, records: readonly DomainRecord[]): Letter {
	const lines = records.map(
		({ type, host, value }) => `Type: ${type}\nName: ${host}\nValue: ${value}`,
	);
	return {
		subject: `DNS records for ${domain}`,
		body: [
			`Please add these records to the DNS settings of ${domain}, so that it shows our league's website:`,
			...lines,
			"Nothing else needs to change. Thank you!",
		].join("\n\n"),
	};
}

/** The letter as a link that opens the sender's e-mail program. */
export function mailtoOf({ subject, body }: Letter): string {
	// Lines end in mail as they do in RFC 6068.
	const text = encodeURIComponent(body.replaceAll("\n", "\r\n"));
	return `mailto:?subject=${encodeURIComponent(subject)}&body=${text}`;
}
