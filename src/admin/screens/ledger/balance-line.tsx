import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { words } from "../../words.ts";
import { written } from "./amounts.ts";

export type BalanceOf = Pick<Answered<"GET", "/ledger/:kind/:id">, "currency" | "debtor">;

/** What a team or a player owes, on its own screen, with the way to the entries. */
export function BalanceLine({ currency, debtor: { kind, id, owed, due } }: BalanceOf) {
	return (
		<p className="hint">
			{owed < 0 && words.ledger.hasCredit({ amount: written(-owed, currency) })}
			{owed === 0 && words.ledger.owesNothing}
			{owed > 0 &&
				words.ledger.owes({ owed: written(owed, currency), due: written(due, currency) })}{" "}
			<Link to={`/dashboard/ledger/${kind}/${id}`}>{words.ledger.openBalance}</Link>
		</p>
	);
}
