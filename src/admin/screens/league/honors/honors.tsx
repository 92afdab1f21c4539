import { naturalOrder } from "#domain/text/natural-order.ts";
import { client } from "../../../client.ts";
import { screen } from "../../../shell/screen.tsx";
import { words } from "../../../words.ts";
import { DraftScreen } from "../draft/draft-screen.tsx";
import { useSavedDraft } from "../draft/use-saved-draft.ts";
import { AwardsPanel } from "./awards-panel.tsx";
import { type DraftHonor, draftOf, type LeagueHonors, textOf, withProposed } from "./draft.ts";
import { PlacesPanel } from "./places-panel.tsx";

export const honors = screen(async ({ params }) => {
	const place = { seasonId: Number(params.seasonId), leagueId: Number(params.leagueId) };
	const [{ season }, { league }, given] = await Promise.all([
		client.get("/seasonsv2/:id", { id: place.seasonId }),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId", place),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId/honors", place),
	]);
	const players = league.teams.flatMap((team) =>
		team.players.map(({ id, firstName, lastName }) => ({
			id,
			name: [firstName, lastName].filter(Boolean).join(" "),
		})),
	);
	return {
		season,
		league: { id: league.id, name: league.name },
		teams: league.teams.map((team) => ({ id: team.entryId ?? team.id, name: team.name })),
		players: players.toSorted((a, b) => naturalOrder(a.name, b.name)),
		given,
	};
}, Honors);

type Named = { id: number; name: string };
type HonorsProps = {
	season: Named & { lockedAt?: string | undefined };
	league: Named;
	teams: Named[];
	players: Named[];
	given: LeagueHonors;
};

/** How a league's season ended: final places as results propose them, and awards. */
function Honors({ season, league, teams, players, given }: HonorsProps) {
	const place = { seasonId: season.id, leagueId: league.id };
	const saving = useSavedDraft<readonly DraftHonor[]>({
		saved: draftOf(given),
		first: firstDraft(given),
		textOf,
		lastChangeId: given.lastChangeId,
		put: async (honors, lastChangeId) => {
			const sent = { ...place, honors: [...honors], lastChangeId };
			const answer = await client.put("/seasonsv2/:seasonId/leagues/:leagueId/honors", sent);
			const { message, lastChangeId: newest } = answer;
			return { message, saved: draftOf(answer), lastChangeId: newest };
		},
		failure: words.honor.notSaved,
	});
	const { draft, setDraft } = saving;
	return (
		<DraftScreen
			title={words.honor.title}
			about={words.honor.about}
			season={season}
			league={league}
			draft={saving}
			save={given.honors.length === 0 ? words.honor.fix : words.honor.save}
			startOver={words.honor.startOver}
		>
			<PlacesPanel teams={teams} given={given} draft={draft} onChange={setDraft} />
			<AwardsPanel teams={teams} players={players} draft={draft} onChange={setDraft} />
		</DraftScreen>
	);
}

/** Once all is played, what results propose only has to be pressed. */
function firstDraft(given: LeagueHonors): DraftHonor[] {
	const draft = draftOf(given);
	return draft.length === 0 && given.isOver ? withProposed(draft, given.proposed) : draft;
}
