import type { LoaderFunctionArgs } from "react-router";
import { type Answered, ApiError } from "#api/client.ts";
import { client } from "../../../client.ts";

export type OpenedLink =
	| (Pick<Answered<"POST", "/auth/link">, "username" | "kind" | "address"> & {
			link: string;
			refusal: null;
	  })
	| { refusal: string };

/** Whom the link of a letter is for, or why it opens nothing any more. */
export async function openedLink({ request }: LoaderFunctionArgs): Promise<OpenedLink> {
	const link = new URL(request.url).searchParams.get("link") ?? "";
	try {
		const { username, kind, address } = await client.post("/auth/link", { link });
		return { link, username, kind, address, refusal: null };
	} catch (error) {
		if (error instanceof ApiError && error.status < 500) return { refusal: error.message };
		throw error;
	}
}
