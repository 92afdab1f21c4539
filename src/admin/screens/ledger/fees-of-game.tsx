import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { words } from "../../words.ts";
import { written } from "./amounts.ts";

export type GameFees = Answered<"GET", "/gamesv2/:id/fees">;

/** Says on game day which of the two teams has not paid what is due, and whether it plays. */
export function FeesOfGame({ currency, teams }: GameFees) {
	return teams.map(({ teamId, name, due, since, isBarred }) => {
		const told = {
			name,
			due: written(due, currency),
			day: formatGameDate(since, words.language),
		};
		return (
			<p key={teamId} className="notice">
				{isBarred ? words.ledger.doesNotPlay(told) : words.ledger.hasNotPaid(told)}{" "}
				<Link to={`/dashboard/ledger/team/${teamId}`}>{words.ledger.openBalance}</Link>
			</p>
		);
	});
}
