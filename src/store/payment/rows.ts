import type { Generated } from "kysely";
import type { Flag } from "../flag.ts";

export type CardAccountRow = {
	organization_id: number;
	account: string;
	is_ready: Generated<Flag>;
	is_on: Generated<Flag>;
	/** Until when what happened there is known. */
	looked_at: string;
};

export type CardPaymentRow = {
	id: number;
	organization_id: number;
	sign_up_id: number;
	season_id: number | null;
	amount: number;
	currency: string;
	session: string;
	ends_at: string;
	intent: string | null;
	fee: number | null;
	created_at: string;
};

/** What the provider said and was heard of. */
export type CardEventRow = { organization_id: number; message: string; heard_at: string };
