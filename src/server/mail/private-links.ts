import { createHmac } from "node:crypto";
import type { PrivateLink, PrivateLinks } from "#domain/private-link/private-link.ts";
import { isSame } from "./is-same.ts";

/** How a link begins, by what it is of. */
const letters: Record<PrivateLink["of"], string> = {
	own: "o",
	mail: "m",
	team: "t",
	availability: "a",
	official: "f",
};
const kinds = Object.keys(letters) as PrivateLink["of"][];

/** Links that the installation's secret signs. */
export function privateLinks(secret: Uint8Array, organizationId: number): PrivateLinks {
	const macOf = (signed: string) =>
		createHmac("sha256", secret).update(`${signed} of ${organizationId}`).digest("base64url");
	const linkOf = ({ of, id, round }: PrivateLink) =>
		`${letters[of]}${id}-${round}.${macOf(`sign-up ${of} ${id} ${round}`)}`;
	const stampOf = (begun: Date) => {
		const second = Math.floor(begun.getTime() / 1000);
		return `${second}.${macOf(`sign-up form ${second}`)}`;
	};
	return {
		linkOf,
		behind(text) {
			const [, letter = "", id = "", round = ""] =
				/^([omtaf])([1-9]\d{0,9})-([1-9]\d{0,9})\./.exec(text) ?? [];
			const of = kinds.find((kind) => letters[kind] === letter);
			if (of === undefined) return null;
			const link = { of, id: Number(id), round: Number(round) };
			return isSame(text, linkOf(link)) ? link : null;
		},
		stampOf,
		begunBy(stamp) {
			const [, second = ""] = /^([1-9]\d{0,10})\./.exec(stamp) ?? [];
			const begun = new Date(Number(second) * 1000);
			return second !== "" && isSame(stamp, stampOf(begun)) ? begun : null;
		},
	};
}
