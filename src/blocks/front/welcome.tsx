import type { LeagueFacts } from "#domain/page/block-data.ts";
import { Picture } from "#ui/kit/picture.tsx";
import { Link } from "#ui/link.tsx";
import { Stats } from "#ui/player/stat.tsx";
import { useWords } from "#ui/words.tsx";
import { kind } from "../kind.ts";
import styles from "./front.module.css";

export const welcome = kind({
	kind: "welcome",
	label: "Welcome",
	about: "The name of the league and its season in numbers, with a picture if you like.",
	isFrontPart: true,
	isOnce: true,
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		lead: { is: "line", label: "Sentence", isOptional: true },
		picture: { is: "picture", label: "Picture", isOptional: true },
	},
	example: { picture: { url: "/demo/gym.svg", alt: "" } },
	needs: ["facts"],
	View: ({ title, lead, picture, data: { season, facts } }) => {
		const words = useWords();
		if (facts === null) return null;
		const hero = (
			<header className={styles.hero} data-started={season !== null || undefined}>
				<p className={styles.eyebrow}>{season === null ? words.home.newLeague : season.name}</p>
				<h1>{title || facts.name}</h1>
				<p className={styles.lead}>
					{lead || (season === null ? words.home.preparing : words.home.lead)}
				</p>
				<Actions facts={facts} />
				{season !== null && <Numbers facts={facts} />}
			</header>
		);
		if (picture === null) return hero;
		return (
			<div className={styles.pictured}>
				{hero}
				<Picture picture={picture} sizes="(min-width: 48rem) 27rem, 100vw" isFirst />
			</div>
		);
	},
});

function Actions({ facts: { canRegister, website } }: { facts: LeagueFacts }) {
	const words = useWords();
	return (
		<p className={styles.actions}>
			{canRegister && (
				<Link to="/registration" className="button">
					{words.home.register}
				</Link>
			)}
			<Link to="/schedule" className="button button-quiet">
				{words.schedule.title}
			</Link>
			{website !== null && (
				<a href={website} rel="noopener noreferrer" className="button button-quiet">
					{words.home.ourWebsite}
				</a>
			)}
		</p>
	);
}

function Numbers({ facts }: { facts: LeagueFacts }) {
	const words = useWords();
	return (
		<Stats
			isOnBar
			items={[
				{ label: words.home.leagues({ count: facts.leagues }), value: facts.leagues },
				{ label: words.home.teams({ count: facts.teams }), value: facts.teams },
				{ label: words.home.players({ count: facts.players }), value: facts.players },
				{
					label: words.home.games({ count: facts.gamesPlayed }),
					name: words.home.gamesPlayed,
					value: facts.gamesPlayed,
				},
			].filter(({ value }) => value > 0)}
		/>
	);
}
