import { client } from "../../client.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { isChecked } from "../../components/form/form-values.ts";
import { useLookup } from "../../components/form/use-lookup.ts";
import { useAuth } from "../../shell/auth.ts";
import { words } from "../../words.ts";

/** Whether minors play in a league; an owner's to say. `leagueId` is null for a new one. */
export function YouthField({ leagueId }: { leagueId: number | null }) {
	const { user, organization } = useAuth();
	const mayAsk = user !== null && user.role !== "staff" && organization !== null;
	const answer = useLookup({
		of: mayAsk && leagueId !== null ? leagueId : null,
		load: () => client.get("/organizations/:id/privacy", { id: organization?.id ?? 0 }),
		failure: words.messages.organizations.updateFailed,
	});
	if (!mayAsk) return null;
	const league = answer?.privacy.leagues.find(({ id }) => id === leagueId);
	// What is not known yet is not sent, so it stays as it is.
	const isKnown = leagueId === null || league !== undefined;
	return (
		<>
			{isKnown && <input type="hidden" name="youthSaid" value="true" />}
			<CheckField
				key={String(isKnown)}
				label={words.privacy.youthLeague}
				name="isYouth"
				hint={words.privacy.visitorsReadItsPlayersBy}
				defaultChecked={league?.isYouth ?? false}
				disabled={!isKnown}
			/>
		</>
	);
}

/** What the field says, where it was there to be asked. */
export function youthIn(form: FormData): { isYouth?: boolean } {
	return form.has("youthSaid") ? { isYouth: isChecked(form, "isYouth") } : {};
}
