import type { SocialLink } from "#domain/organization/organization.ts";

type SocialLinksProps = { links: readonly SocialLink[]; className: string | undefined };

/** Where else the organization is to be found. */
export function SocialLinks({ links, className }: SocialLinksProps) {
	return (
		<ul className={className} aria-label="Social media">
			{links.map(({ label, url }) => (
				<li key={url}>
					<a href={url} rel="noopener">
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}
