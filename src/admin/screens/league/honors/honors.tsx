import { useState } from "react";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { client } from "../../../client.ts";
import { Button, QuietButton } from "../../../components/feedback/button.tsx";
import { PublicLink } from "../../../components/feedback/public-link.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { useUnsaved } from "../../player/profile/use-unsaved.ts";
import styles from "../table-rules/table-rules.module.css";
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
	const here = `/dashboard/seasons/${season.id}`;
	const [draft, setDraft] = useState<DraftHonor[]>(() => firstDraft(given));
	const { act, isBusy } = useAction();
	const isLocked = season.lockedAt !== undefined;
	const isChanged = textOf(draft) !== textOf(draftOf(given));
	useUnsaved(isChanged && textOf(draft) !== textOf(firstDraft(given)));

	const put = async (next: readonly DraftHonor[], lastChangeId: number) => {
		const sent = { ...place, honors: [...next], lastChangeId };
		const answer = await client.put("/seasonsv2/:seasonId/leagues/:leagueId/honors", sent);
		setDraft(draftOf(answer));
		return answer;
	};
	const failure = words.honor.notSaved;
	const save = () =>
		act({
			run: async () => {
				const former = draftOf(given);
				const { message, lastChangeId } = await put(draft, given.lastChangeId);
				const undo = async () => (await put(former, lastChangeId)).message;
				const action = { label: words.common.undo, run: () => void act({ run: undo, failure }) };
				return { text: message, action };
			},
			failure,
		});
	return (
		<>
			<ScreenHeader
				title={words.honor.title}
				crumbs={[
					{ label: words.common.seasons, to: "/dashboard/seasons" },
					{ label: season.name, to: here },
					{ label: league.name, to: `${here}/leagues/${league.id}` },
				]}
				actions={
					<PublicLink to={`/teamList?season=${season.id}&league=${league.id}`}>
						{words.common.publicStandings}
					</PublicLink>
				}
			>
				{words.honor.about}
			</ScreenHeader>
			{isLocked && <p className="notice">{words.honor.locked}</p>}
			<div className={styles.screen}>
				<PlacesPanel teams={teams} given={given} draft={draft} onChange={setDraft} />
				<AwardsPanel teams={teams} players={players} draft={draft} onChange={setDraft} />
				<div className={styles.bar}>
					{isChanged && (
						<QuietButton disabled={isBusy} onClick={() => setDraft(draftOf(given))}>
							{words.honor.startOver}
						</QuietButton>
					)}
					<Button
						disabled={isBusy || !isChanged || isLocked}
						aria-busy={isBusy}
						onClick={() => void save()}
					>
						{given.honors.length === 0 ? words.honor.fix : words.honor.save}
					</Button>
				</div>
			</div>
		</>
	);
}

/** Once all is played, what results propose only has to be pressed. */
function firstDraft(given: LeagueHonors): DraftHonor[] {
	const draft = draftOf(given);
	return draft.length === 0 && given.isOver ? withProposed(draft, given.proposed) : draft;
}
