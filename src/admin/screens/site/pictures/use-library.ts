import { useCallback, useEffect, useState } from "react";
import { client } from "../../../client.ts";
import { useFailure } from "../../../parts/use-failure.ts";
import type { Picture } from "./library.ts";

/** The pictures of the library, asked for when they are wanted; null until they are there. */
export function useLibrary(isWanted: boolean) {
	const [pictures, setPictures] = useState<readonly Picture[] | null>(null);
	const fail = useFailure();
	useEffect(() => {
		if (!isWanted) return;
		let isGone = false;
		client
			.get("/pictures")
			.then((library) => !isGone && setPictures(library.pictures))
			.catch((error) => !isGone && fail(error, "The pictures could not be loaded."));
		return () => {
			isGone = true;
		};
	}, [isWanted, fail]);
	const add = useCallback((picture: Picture) => {
		setPictures((before) => [picture, ...(before ?? [])]);
	}, []);
	return { pictures, add };
}
