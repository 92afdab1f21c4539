import styles from "./platform.module.css";

type Feature = { title: string; text: string };

type FeaturesProps = { title: string; features: readonly Feature[] };

/** What the product does for a league, a heading and a sentence each. */
export function Features({ title, features }: FeaturesProps) {
	return (
		<section className={styles.section}>
			<h2>{title}</h2>
			<ul className={styles.features}>
				{features.map((feature) => (
					<li key={feature.title}>
						<h3>{feature.title}</h3>
						<p>{feature.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
