import { brandName } from "#ui/brand-name.ts";
import { Link } from "#ui/link.tsx";
import { platformPage } from "../../platform-page.ts";
import { Features } from "./features.tsx";
import styles from "./platform.module.css";
import { PlatformHeader } from "./platform-header.tsx";

/** One static marketing page. */
export const millionairePage = platformPage("/millionaire", [], async ({ wayIn, words }) => ({
	title: words.platform.million.title,
	description: words.platform.million.summary({ product: brandName }),
	body: (
		<>
			<PlatformHeader title={words.platform.million.heading} path="/millionaire" wayIn={wayIn}>
				<p className={styles.lead}>{words.platform.million.lead}</p>
				<p className={styles.actions}>
					<Link to="/browse" className="button">
						{words.platform.million.browse}
					</Link>
				</p>
			</PlatformHeader>
			<div className={`page ${styles.body}`}>
				<Features
					title={words.platform.million.featuresTitle}
					features={words.platform.million.features}
				/>
			</div>
		</>
	),
}));
