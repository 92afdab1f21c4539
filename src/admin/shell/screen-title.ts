import { useEffect } from "react";
import { useAuth } from "./auth.ts";
import { siteHere } from "./site-here.ts";

/** Names the browser's tab after the screen and the site. */
export function useScreenTitle(title: string): void {
	const { organization } = useAuth();
	const site = organization?.domain ?? organization?.slug ?? siteHere().site;
	useEffect(() => {
		document.title = `${title} · ${site}`;
	}, [title, site]);
}
