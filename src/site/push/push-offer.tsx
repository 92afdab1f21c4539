import { Panel } from "#ui/kit/panel.tsx";
import { useHref, useHrefOfAnyLanguage } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./push-offer.module.css";

/** What a browser may follow; neither means all of the organization. */
export type PushOffered = { teamId: number | null; leagueId: number | null; name: string };

type PushOfferProps = {
	offered: PushOffered;
	/** By which the browser knows who writes. */
	publicKey: string;
	/** Address of the script that asks the browser. */
	script: string;
};

/**
 * Offers notes to the browser that shows the page. All of it is the script's (site/enhance/follow.ts), which shows
 * only what the browser can do; its room is kept until then, and without scripts it is not to be seen.
 */
export function PushOffer({ offered, publicKey, script }: PushOfferProps) {
	const { teamId, leagueId, name } = offered;
	const words = useWords();
	const href = useHref();
	const hrefOfAll = useHrefOfAnyLanguage();
	return (
		<div
			id="push"
			className={styles.push}
			data-key={publicKey}
			data-scope={hrefOfAll("/follow/")}
			data-address={href("/follow/push")}
			data-team={teamId ?? undefined}
			data-league={leagueId ?? undefined}
		>
			<Panel title={words.push.title}>
				<div className="stack">
					<p data-when="able">{words.push.what({ name })}</p>
					<p data-when="able">
						<button
							type="button"
							className="button"
							data-start={words.push.start}
							data-end={words.push.end}
						>
							{words.push.start}
						</button>
					</p>
					<p
						role="status"
						className="soft"
						data-starting={words.push.starting}
						data-started={teamId === null ? words.push.startedAll : words.push.started}
						data-ended={words.push.ended}
						data-denied={words.push.denied}
						data-failed={words.push.failed}
					/>
					<p data-when="homeScreen" hidden>
						{words.push.onHomeScreen}
					</p>
				</div>
			</Panel>
			<script type="module" src={script} />
		</div>
	);
}
