import { words } from "../../words.ts";
import type { DomainRecord } from "./connection.ts";

type Letter = { subject: string; body: string };

/** What is to be entered, in words for whoever manages the domain. */
export function letterAbout(domain: string, records: readonly DomainRecord[]): Letter {
	const lines = records.map(({ type, host, value }) =>
		words.domainName.recordAsText({ type, host, value }),
	);
	return {
		subject: words.domainName.recordsFor({ domain }),
		body: [
			words.domainName.pleaseAddRecords({ domain }),
			...lines,
			words.domainName.nothingElseNeedsToChange,
		].join("\n\n"),
	};
}

/** The letter as a link that opens the sender's e-mail program. */
export function mailtoOf({ subject, body }: Letter): string {
	// Lines end in mail as they do in RFC 6068.
	const text = encodeURIComponent(body.replaceAll("\n", "\r\n"));
	return `mailto:?subject=${encodeURIComponent(subject)}&body=${text}`;
}
