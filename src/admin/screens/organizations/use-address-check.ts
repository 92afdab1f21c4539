import { useEffect, useState } from "react";
import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";

export type AddressCheck = NonNullable<Answered<"GET", "/organizations/address-check">["slug"]>;

type Asked = { field: "slug" | "domain"; text: string; organizationId: number | null };

/** So long nobody types before the server is asked. */
const pauseMs = 300;

/**
 * Whether an organization can have this slug or domain; null while nothing is typed or the answer is
 * on its way. What cannot be asked is found out by saving.
 */
export function useAddressCheck({ field, text, organizationId }: Asked): AddressCheck | null {
	const typed = text.trim();
	const [answered, setAnswered] = useState<{ to: string; check: AddressCheck | null } | null>(null);
	useEffect(() => {
		if (typed === "") return;
		let isWanted = true;
		const timer = setTimeout(() => {
			const asked = { [field]: typed, ...(organizationId !== null && { id: organizationId }) };
			client.get("/organizations/address-check", asked).then(
				(answer) => {
					if (isWanted) setAnswered({ to: typed, check: answer[field] });
				},
				() => {},
			);
		}, pauseMs);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [field, typed, organizationId]);
	return answered?.to === typed ? answered.check : null;
}
