import type { ReactNode } from "react";
import { isContentLink } from "#domain/page/links.ts";
import { useHref } from "#ui/link.tsx";

type ContentLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/**
 * A link as people write it into content: a path of the site, or an address elsewhere. Anything else
 * is shown without leading anywhere.
 */
export function ContentLink({ href, className, children }: ContentLinkProps) {
	const toHref = useHref();
	if (!isContentLink(href)) return <span className={className}>{children}</span>;
	const isElsewhere = !href.startsWith("/");
	return (
		<a
			href={isElsewhere || isFile(href) ? href : toHref(href)}
			rel={isElsewhere ? "noopener noreferrer" : undefined}
			className={className}
		>
			{children}
		</a>
	);
}

/** Files of the library and of the demonstration are at one address, whatever the site's is. */
function isFile(path: string): boolean {
	return /^\/(files|demo)\//.test(path);
}
