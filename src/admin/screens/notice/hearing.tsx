import { client } from "../../client.ts";
import { useLookup } from "../../components/form/use-lookup.ts";
import { words } from "../../words.ts";

type HearingProps = { gameIds?: readonly number[]; leagueIds?: readonly number[] };

const mostLetters = 6000;

/** How many people hear of it once games change, or a league's schedule is there. */
export function Hearing({ gameIds = [], leagueIds = [] }: HearingProps) {
	const asked = { gameIds: gameIds.join(), leagueIds: leagueIds.join() };
	// Of a whole season at once it is left out: the call takes no longer list.
	const isShort = asked.gameIds.length <= mostLetters;
	const answer = useLookup({
		of: isShort ? `${asked.gameIds} ${asked.leagueIds}` : null,
		load: () => client.get("/notices/readers", asked),
		failure: words.notice.couldNotBeCounted,
	});
	return (
		<p role="status" className="hint">
			{answer !== null && words.notice.hear({ count: answer.readers.people })}
		</p>
	);
}
