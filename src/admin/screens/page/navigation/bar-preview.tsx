import type { CSSProperties } from "react";
import { paletteOf } from "#domain/look/palette.ts";
import { client } from "../../../client.ts";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { useAuth } from "../../../shell/auth.ts";
import { words } from "../../../words.ts";
import type { NavLink } from "./links.ts";
import styles from "./navigation.module.css";

/** The bar as visitors see it on a wide screen; on a phone the same links are behind the menu. */
export function BarPreview({ links }: { links: readonly NavLink[] }) {
	const { organization } = useAuth();
	const known = useLookup({
		of: organization?.id ?? null,
		load: () => client.get("/organizations/:id/look", { id: organization?.id ?? 0 }),
		failure: words.page.theColoursOfTheSite,
	});
	const { header, bar } = paletteOf(known?.look ?? uncolored);
	const colors = {
		"--accent": header.fill,
		"--on-accent": header.on,
		"--bar": bar.fill,
		"--on-bar": bar.on,
	} as CSSProperties;
	return (
		<figure className="stack-2">
			<figcaption className="hint">{words.common.asVisitorsSeeIt}</figcaption>
			<div className={styles.bar} style={colors}>
				<p className={styles.brand}>{organization?.name}</p>
				<ul className={styles.links}>
					{links.map(({ id, label }) => (
						<li key={id}>{label}</li>
					))}
				</ul>
			</div>
		</figure>
	);
}

/** Until the colours of the site are known. */
const uncolored = { accent: null, header: null, bar: null, neutrals: "arena" } as const;
