import type { ComponentProps } from "react";
import { redirect } from "react-router";
import { ApiError } from "#api/client.ts";
import { fullName } from "#domain/player/player.ts";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import { isFormerPlayer } from "#domain/privacy/minors-public-name.ts";
import type { Season } from "#domain/season/season.ts";
import { Avatar } from "#ui/kit/avatar.tsx";
import type { Crumb } from "#ui/kit/breadcrumbs.tsx";
import { client } from "../../../client.ts";
import { PublicLink } from "../../../components/feedback/public-link.tsx";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { BalanceLine, type BalanceOf } from "../../ledger/balance-line.tsx";
import { PrivacyPanel } from "../../privacy/privacy-panel.tsx";
import { DeletePlayer } from "../delete-player.tsx";
import { toPlayer, toSeason } from "../listed-player.ts";
import { SamePerson } from "../merge/same-person.tsx";
import { choicesBySeason } from "../team-choices.ts";
import { type AttributeField, attributeFields } from "./attribute-form.ts";
import { ContactPanel } from "./contact-panel.tsx";
import { gamesOf, type Profile, type Statistics, statisticsOf } from "./player-numbers.ts";
import { PlayerSeason } from "./player-season.tsx";
import { PlayerTabs } from "./player-tabs.tsx";
import { PlayerTeams } from "./player-teams.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { wayHere } from "./way-here.ts";

/** One player: what is kept of him, his teams, his numbers of a season. */
export const player = screen(
	async ({ params, request }) => {
		const id = Number(params.playerId);
		const query = new URL(request.url).searchParams;
		const [profile, { attributes }, { seasons }, { teamLeagues }, contact, balance] =
			await Promise.all([
				client.get("/playersv2/:id/basic", { id, scope: "all" }),
				client.get("/playerAttributes"),
				client.get("/seasonsv2"),
				client.get("/teamLeague"),
				client.get("/players/:id/contact", { id }).catch(orMerged),
				client.get("/ledger/:kind/:id", { kind: "player", id }).catch(orMerged),
			]);
		// Who was merged into another player is that one (rule `same-person`).
		if (profile.player.id !== id) throw redirect(`/dashboard/players/${profile.player.id}`);
		const known = seasons.map(toSeason);
		const own = known.filter(({ id }) => profile.teamHistory.some((team) => team.seasonId === id));
		const season = chosen(own, Number(query.get("season")));
		return {
			profile,
			contact,
			balance,
			crumbs: wayHere(profile.teamHistory, query),
			fields: attributeFields(attributes, profile.player.attributeValues),
			choices: choicesBySeason(teamLeagues, known),
			seasons: own,
			season,
			statistics: statisticsOf(profile),
			...gamesOf(profile, season?.id ?? null, await gamesIn(profile, season)),
		};
	},
	Player,
	{ failure: words.messages.teams.fetchFailed },
);

type PlayerProps = {
	profile: Profile;
	contact: ComponentProps<typeof ContactPanel>["kept"] | null;
	/** Null where nothing was ever asked of him. */
	balance: BalanceOf | null;
	crumbs: Crumb[];
	fields: AttributeField[];
	choices: ReturnType<typeof choicesBySeason>;
	/** Those he was on a team in, newest first. */
	seasons: Season[];
	season: Season | null;
	statistics: Statistics;
} & ReturnType<typeof gamesOf>;

function Player(props: PlayerProps) {
	const { profile, contact, balance, crumbs, fields, choices, rows, totals, ...rest } = props;
	const player = toPlayer(profile.player);
	const name = fullName(player);
	return (
		<>
			<ScreenHeader
				title={name}
				crumbs={crumbs}
				picture={<Avatar key={player.imageUrl} player={player} size="medium" />}
				actions={
					<>
						<PublicLink to={`/players/${player.id}`}>{words.common.publicPage}</PublicLink>
						<SamePerson key={player.id} id={player.id} name={player} />
						<DeletePlayer id={player.id} name={name} />
					</>
				}
			>
				{factsOf(profile, fields)}
			</ScreenHeader>
			{balance !== null && balance.debtor.owed !== 0 && <BalanceLine {...balance} />}
			<PlayerTabs playerId={player.id} current="season" />
			<div className="columns">
				<ProfileForm key={player.id} player={player} values={fields} />
				<PlayerTeams
					playerId={player.id}
					teams={profile.teamHistory}
					rosters={profile.player.rosters}
					choices={choices}
				/>
			</div>
			<PlayerSeason name={name} games={rows} totals={totals} {...rest} />
			{contact !== null && !isFormerPlayer(player) && (
				<ContactPanel key={`contact ${player.id}`} playerId={player.id} kept={contact} />
			)}
			<PrivacyPanel player={{ id: player.id, name, isFormer: isFormerPlayer(player) }} />
		</>
	);
}

/** Who was merged into another player has no address of his own; the screen goes on to the other one. */
function orMerged(error: unknown): null {
	if (error instanceof ApiError && error.status === 404) return null;
	throw error;
}

/** The season asked for when he was on a team in it, else the active one, else his newest. */
function chosen(own: readonly Season[], asked: number): Season | null {
	return (
		own.find(({ id }) => id === asked) ?? own.find(({ isActive }) => isActive) ?? own[0] ?? null
	);
}

/** The games of his teams in this season, by date. */
async function gamesIn({ teamHistory }: Profile, season: Season | null) {
	if (season === null) return [];
	const own = teamHistory.filter(({ seasonId }) => seasonId === season.id);
	const answers = await Promise.all(
		own.map(({ id }) => client.get("/gamesv2", { seasonId: season.id, teamId: id })),
	);
	const games = new Map(answers.flatMap(({ games }) => games).map((game) => [game.id, game]));
	return [...games.values()].sort((a, b) => (a.date ?? "~").localeCompare(b.date ?? "~"));
}

/** "#7 · Guard · Hawks". */
function factsOf({ player }: Profile, fields: readonly AttributeField[]): string {
	const number = attributeNamed(fields, "Number");
	return [
		number && `#${number}`,
		attributeNamed(fields, "Position"),
		player.team?.name ?? words.common.noTeam,
	]
		.filter(Boolean)
		.join(" · ");
}
