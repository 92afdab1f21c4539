import {
	type AnchorHTMLAttributes,
	type ComponentType,
	createContext,
	type ReactNode,
	useContext,
} from "react";

const BaseContext = createContext({ base: "", home: "", isPreview: false, siteUrl: "" });

type BaseProviderProps = {
	/** What stands before every path of the site: "/hoops" on the root host, "" on a custom domain. */
	base: string;
	/** The same before any language: "/hoops" where the base is "/hoops/fr". */
	home?: string;
	/** A member looks at the site as visitors see it, and goes on doing so from page to page. */
	isPreview?: boolean;
	/** The one address of the site, such as `https://hoops.com`: for what is used elsewhere. */
	siteUrl?: string;
	children: ReactNode;
};

/** Says how paths are written here. */
export function BaseProvider({
	base,
	home = base,
	isPreview = false,
	siteUrl = "",
	children,
}: BaseProviderProps) {
	return <BaseContext value={{ base, home, isPreview, siteUrl }}>{children}</BaseContext>;
}

/** What stands before the paths of the site for programs that come from elsewhere, such as calendars. */
export function useSiteUrl(): string {
	return useContext(BaseContext).siteUrl;
}

/** A path of the site as it is written under this address: `/teamList` becomes `/hoops/teamList`. */
export function useHref(): (to: string) => string {
	const { base, isPreview } = useContext(BaseContext);
	return (to) => hrefAt(base, to, isPreview);
}

/** The same of a path that says its language itself, or has none: `/fr/teamList`, `/login`. */
export function useHrefOfAnyLanguage(): (to: string) => string {
	const { home, isPreview } = useContext(BaseContext);
	return (to) => hrefAt(home, to, isPreview);
}

function hrefAt(base: string, to: string, isPreview: boolean): string {
	const href = to === "/" && base !== "" ? base : base + to;
	return isPreview ? asPreview(href) : href;
}

/** A form leaves out the query of its address, so it says by a field what links say there. */
export function PreviewField() {
	const { isPreview } = useContext(BaseContext);
	return isPreview && <input type="hidden" name="view" value="public" />;
}

/**
 * On a custom domain members get screens unless they ask for the public page (rule `shared-paths`).
 */
function asPreview(href: string): string {
	const [path = "", fragment] = href.split("#");
	const asked = `${path}${path.includes("?") ? "&" : "?"}view=public`;
	return fragment === undefined ? asked : `${asked}#${fragment}`;
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
