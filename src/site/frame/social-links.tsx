import type { SocialLink } from "#domain/organization/organization.ts";
import { useWords } from "#ui/words.tsx";

type SocialLinksProps = { links: readonly SocialLink[]; className: string | undefined };

/** Where else the organization is to be found. */
export function SocialLinks({ links, className }: SocialLinksProps) {
	const words = useWords();
	return (
		<ul className={className} aria-label={words.site.socialMedia}>
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
