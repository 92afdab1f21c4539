import { brandName } from "#ui/brand-name.ts";
import { Link } from "#ui/link.tsx";
import { platformPage } from "../../platform-page.ts";
import { type Feature, Features } from "./features.tsx";
import styles from "./platform.module.css";
import { PlatformHeader } from "./platform-header.tsx";

/** One static marketing page. */
export const millionairePage = platformPage("/millionaire", [], async ({ wayIn }) => ({
	title: "Look like a million",
	description: `What a league of friends looks like in ${brandName}: like one with a broadcast deal.`,
	body: (
		<>
			<PlatformHeader title="Look like a million." wayIn={wayIn}>
				<p className={styles.lead}>
					Your players come straight from work and share one ball pump. Their league can still look
					like the one on television.
				</p>
				<p className={styles.actions}>
					<Link to="/browse" className="button">
						See real leagues
					</Link>
				</p>
			</PlatformHeader>
			<div className={`page ${styles.body}`}>
				<Features title="What the professionals have, and now you do" features={features} />
			</div>
		</>
	),
}));

const features: Feature[] = [
	{
		title: "A box score by the final whistle",
		text: "Everybody's points, rebounds and minutes, with shooting percentages worked out.",
	},
	{
		title: "A crest for every team",
		text: "No logo yet? Each team gets one of its own, in its own colours.",
	},
	{
		title: "History that stays",
		text: "Every season remains a choice away. Nobody's best night gets lost in a group chat.",
	},
];
