import type { Honor } from "#domain/honor/honor.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import type { Team } from "#domain/team/team.ts";
import { Picture } from "../kit/picture.tsx";
import { Link } from "../link.tsx";
import { TeamCrest } from "../team/team-crest.tsx";
import { useWords } from "../words.tsx";
import styles from "./honor.module.css";
import type { Won } from "./honor-list.tsx";

type Given = Won & Pick<Honor, "picture" | "note"> & { team: Team | null; player: Player | null };

/** How a league's season ended: the champion with a picture, the other places, the awards. */
export function FinalPlaces({ honors }: { honors: readonly Given[] }) {
	const words = useWords();
	const [first] = honors;
	if (first === undefined) return null;
	const champions = honors.filter(({ place }) => place === 1);
	const places = honors.filter(({ place }) => place !== null && place > 1);
	const awards = honors.filter(({ place }) => place === null);
	const picture = champions.find((one) => one.picture !== null)?.picture ?? null;
	return (
		<section
			className={styles.places}
			aria-label={words.honor.of({ league: first.league.name, season: first.season.name })}
		>
			{picture !== null && (
				<Picture
					picture={picture}
					sizes="(min-width: 48rem) 22rem, 100vw"
					className={styles.photo}
				/>
			)}
			<div className={styles.words}>
				{champions.length > 0 && (
					<div>
						<p className={styles.label}>{words.honor.champion({ count: champions.length })}</p>
						{champions.map((honor) => (
							<p key={honor.team?.id} className={styles.champion}>
								<Holder honor={honor} size="large" />
							</p>
						))}
					</div>
				)}
				{places.length > 0 && (
					<div>
						<p className={styles.label}>{words.honor.places}</p>
						<ol className={styles.others}>
							{places.map((honor) => (
								<li key={honor.team?.id}>
									{honor.place}. <Holder honor={honor} />
								</li>
							))}
						</ol>
					</div>
				)}
				{awards.length > 0 && (
					<dl className={styles.others}>
						{awards.map((honor, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two players may have the same award.
							<div key={index}>
								<dt className={styles.label}>{honor.award}</dt>
								<dd className={styles.award}>
									{honor.picture !== null && (
										<Picture picture={honor.picture} sizes="4rem" className={styles.small} />
									)}
									<span>
										<Holder honor={honor} />
									</span>
								</dd>
							</div>
						))}
					</dl>
				)}
			</div>
		</section>
	);
}

/** The player with the team, or the team, and what is said of it. */
function Holder({ honor, size }: { honor: Given; size?: "large" }) {
	const { team, player, note } = honor;
	return (
		<>
			{size !== undefined && team !== null && <TeamCrest team={team} size={size} />}
			<span>
				{player !== null && <Link to={`/players/${player.id}`}>{fullName(player)}</Link>}
				{player !== null && team !== null && ", "}
				{team !== null && <Link to={`/teams/${team.id}`}>{team.name}</Link>}
				{note !== null && <span className={styles.note}> {note}</span>}
			</span>
		</>
	);
}
