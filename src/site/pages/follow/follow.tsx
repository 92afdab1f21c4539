import type { Follows } from "#domain/follower/follower.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link, useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import {
	type FollowedNames,
	type Following,
	viewFollowing,
	viewWhatToFollow,
} from "#usecases/follower/follow.ts";
import { Refusal } from "#usecases/refusals.ts";
import { optionalId, type Page, page } from "../../page.ts";
import styles from "./follow.module.css";

/** What a page says after its form was sent. */
const outcomes = ["asked", "invalid", "throttled", "confirmed", "changed", "ended"] as const;
type Outcome = (typeof outcomes)[number];

const outcomeFrom = (text: string | undefined) => outcomes.find((one) => one === text) ?? null;

/** To follow a team, a league or all of it by mail. */
export const followPage = page(
	"/follow",
	["team", "league", "said"],
	async (scope, _params, { team, league, said }) => {
		const { words, organization } = scope;
		const teamId = optionalId(team) ?? null;
		const leagueId = optionalId(league) ?? null;
		const names = await viewWhatToFollow(scope, { teamId, leagueId });
		const name = names.team?.name ?? names.league?.name ?? organization.name;
		return {
			title: words.follow.title({ name }),
			description: words.follow.summary({ name }),
			isIndexed: false,
			push: { teamId, leagueId, name },
			body: <FollowView name={name} names={names} outcome={outcomeFrom(said)} />,
		};
	},
);

type FollowViewProps = { name: string; names: FollowedNames; outcome: Outcome | null };

function FollowView({ name, names, outcome }: FollowViewProps) {
	const words = useWords();
	return (
		<>
			<PageHeader title={words.follow.title({ name })}>{words.follow.summary({ name })}</PageHeader>
			<Said outcome={outcome} />
			{outcome !== "asked" && (
				<Panel>
					<FollowForm names={names} />
				</Panel>
			)}
		</>
	);
}

function Said({ outcome }: { outcome: Outcome | null }) {
	const words = useWords();
	return outcome === null ? null : (
		<p role="status" className="notice">
			{words.follow.said[outcome]}
		</p>
	);
}

function FollowForm({ names: { team, league } }: { names: FollowedNames }) {
	const words = useWords();
	const href = useHref();
	return (
		<form method="post" action={href("/follow")} className={styles.form}>
			{team !== null && <input type="hidden" name="team" value={team.id} />}
			{league !== null && <input type="hidden" name="league" value={league.id} />}
			<label htmlFor="address" className={styles.label}>
				{words.follow.address}
			</label>
			<input
				id="address"
				type="email"
				name="address"
				required
				maxLength={254}
				autoComplete="email"
				className="control"
			/>
			<Weekly isWanted={false} />
			{/* Only programs that fill in everything find it. */}
			<label className={styles.trap} aria-hidden="true">
				<input name="website" tabIndex={-1} autoComplete="off" />
			</label>
			<button type="submit" className="button">
				{words.follow.send}
			</button>
			<p className={styles.hint}>{words.follow.promise}</p>
		</form>
	);
}

function Weekly({ isWanted }: { isWanted: boolean }) {
	const words = useWords();
	return (
		<label className={styles.check}>
			<input type="checkbox" name="weekly" value="1" defaultChecked={isWanted} />
			{words.follow.weekly}
		</label>
	);
}

/** What whoever has the link of a letter follows; it is confirmed, changed and ended here, without signing in. */
export const followingPage: Page = {
	...page("/follow/letters", ["link", "said"], async (scope, _params, { link = "", said }) => {
		const { words } = scope;
		const outcome = outcomeFrom(said);
		const following = await viewFollowing(scope, { link }).catch(orNobody);
		return {
			title: words.follow.yours,
			isIndexed: false,
			body: <FollowingView following={following} link={link} outcome={outcome} />,
		};
	}),
	isPrivate: true,
};

/** Who has ended the letters is told so; nobody is told that an address was never there. */
function orNobody(error: unknown): null {
	if (error instanceof Refusal && error.kind === "missing") return null;
	throw error;
}

type FollowingProps = { following: Following | null; link: string; outcome: Outcome | null };

function FollowingView({ following, link, outcome }: FollowingProps) {
	const words = useWords();
	const isToConfirm = following?.reader.of === "follower" && following.asked !== null;
	return (
		<>
			<PageHeader title={words.follow.yours}>{following?.address}</PageHeader>
			<Said outcome={outcome} />
			{following === null && outcome !== "ended" && (
				<EmptyState title={words.follow.nobody}>
					<Link to="/follow">{words.follow.again}</Link>
				</EmptyState>
			)}
			{following !== null && isToConfirm && (
				<Panel title={words.follow.toConfirm}>
					<ul className={styles.list}>
						{namesOf(following, following.asked, words.follow.all).map(({ label }) => (
							<li key={label}>{label}</li>
						))}
					</ul>
					<LinkForm to="/follow/confirmation" link={link} label={words.follow.confirm} />
				</Panel>
			)}
			{following !== null && <Kept following={following} link={link} />}
		</>
	);
}

function Kept({ following, link }: { following: Following; link: string }) {
	const words = useWords();
	const href = useHref();
	const kept = namesOf(following, following.follows, words.follow.all);
	return (
		<Panel title={kept.length > 0 ? words.follow.followed : words.follow.end}>
			{kept.length > 0 && (
				<form method="post" action={href("/follow/letters")} className={styles.form}>
					<input type="hidden" name="link" value={link} />
					{kept.map(({ name, value, label }) => (
						<label key={label} className={styles.check}>
							<input type="checkbox" name={name} value={value} defaultChecked />
							{label}
						</label>
					))}
					<Weekly isWanted={following.follows.isWeekly} />
					<button type="submit" className="button">
						{words.follow.save}
					</button>
				</form>
			)}
			{following.playsFor.length > 0 && (
				<>
					<p>{words.follow.playsFor}</p>
					<ul className={styles.list}>
						{following.playsFor.map(({ id, name }) => (
							<li key={id}>{name}</li>
						))}
					</ul>
				</>
			)}
			<LinkForm to="/follow/end" link={link} label={words.follow.endAll} isQuiet />
		</Panel>
	);
}

function LinkForm({
	to,
	link,
	label,
	isQuiet = false,
}: {
	to: string;
	link: string;
	label: string;
	isQuiet?: boolean;
}) {
	const href = useHref();
	return (
		<form method="post" action={href(to)} className={styles.form}>
			<input type="hidden" name="link" value={link} />
			<button type="submit" className={isQuiet ? "button button-quiet" : "button"}>
				{label}
			</button>
		</form>
	);
}

/** Each as a field of the form that keeps it. */
function namesOf({ teams, leagues }: Following, follows: Follows | null, all: string) {
	if (follows === null) return [];
	return [
		...(follows.isAll ? [{ name: "all", value: "1", label: all }] : []),
		...teams
			.filter(({ id }) => follows.teams.includes(id))
			.map(({ id, name }) => ({ name: "team", value: String(id), label: name })),
		...leagues
			.filter(({ id }) => follows.leagues.includes(id))
			.map(({ id, name }) => ({ name: "league", value: String(id), label: name })),
	];
}
