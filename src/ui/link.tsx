import {
	type AnchorHTMLAttributes,
	type ComponentType,
	createContext,
	type ReactNode,
	useContext,
} from "react";

const BaseContext = createContext("");

/** Says what stands before every path of the site: "/hoops" on the root host, "" on a custom domain. */
export function BaseProvider({ base, children }: { base: string; children: ReactNode }) {
	return <BaseContext value={base}>{children}</BaseContext>;
}

/** A path of the site as it is written under this address: `/teamList` becomes `/hoops/teamList`. */
export function useHref(): (to: string) => string {
	const base = useContext(BaseContext);
	return (to) => (to === "/" && base !== "" ? base : base + to);
}

export type LinkProps = { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">;

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Says what links are here; the administration moves between screens without loading a page. */
export const LinkProvider = LinkContext;

/** A link within the site. Nothing else writes paths, so no link loses the slug. */
export function Link(props: LinkProps) {
	const Link = useContext(LinkContext);
	return <Link {...props} />;
}

function Anchor({ to, ...rest }: LinkProps) {
	const href = useHref();
	return <a href={href(to)} {...rest} />;
}
