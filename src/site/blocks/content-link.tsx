import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";

type ContentLinkProps = { href: string; className?: string; children: ReactNode };

/** A link as people write it into content: a path of the site, or an address elsewhere. */
export function ContentLink({ href, ...rest }: ContentLinkProps) {
	if (href.startsWith("/")) return <Link to={href} {...rest} />;
	return <a href={href} rel="noopener noreferrer" {...rest} />;
}
