import { client } from "../../client.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
import { words } from "../../words.ts";
import { gamesIn, whatGoes } from "../game/going-games.ts";

type Named = { id: number; name: string };
type Thrown = { trashId: number };

/** Deletes teams as a whole; `onGone` comes between the deletion and loading the screen anew. */
export function useRemovingTeams() {
	const { gone, remove } = useRemoving();
	const removeTeams = (
		teams: readonly Named[],
		onGone: () => void | Promise<void> = () => {},
	): Promise<boolean> => {
		const [only] = teams;
		const isOne = only !== undefined && teams.length === 1;
		return remove({
			ids: teams.map(({ id }) => id),
			none: words.messages.teams.noneSelected,
			ask: async () => {
				const name = isOne ? only.name : words.team.theseTeams({ count: teams.length });
				const games = await gamesIn(await placesOf(teams));
				const { sentence, hasResults } = whatGoes(name, games, teams, !isOne);
				const text = isOne
					? words.messages.teams.confirmDelete
					: words.messages.teams.confirmDeleteSelected;
				return {
					title: isOne
						? words.team.deleteTeam({ name })
						: words.team.deleteTeams({ count: teams.length }),
					text: `${text} ${sentence}`,
					detail: words.team.playersStay({
						comesBack: words.common.youCanBringItBack({ count: teams.length }),
					}),
					yes: words.common.delete,
					tone: "danger",
					...(hasResults && { typed: isOne ? name : words.team.teams({ count: teams.length }) }),
				};
			},
			remove: async (id): Promise<Thrown> => {
				const thrown = await client.del("/teams/:id", { id });
				await onGone();
				return thrown;
			},
			done: isOne ? words.messages.teams.deleted : words.messages.teams.deletedSelected,
			failure: words.messages.teams.deleteFailed,
		});
	};
	return { gone, remove: removeTeams };
}

/** Every season a team has played in. */
async function placesOf(teams: readonly Named[]) {
	const ids = teams.map(({ id }) => id);
	const { teamLeagues } = await client.get("/teamLeague");
	return teamLeagues
		.filter(({ teamId }) => ids.includes(teamId))
		.map(({ seasonId, teamId }) => ({ seasonId, teamId }));
}
