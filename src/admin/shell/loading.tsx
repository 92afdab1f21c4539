import { words } from "../words.ts";
/** Shown until it is known who is signed in. */
export function Loading() {
	return <p className="page">{words.common.loading}</p>;
}
