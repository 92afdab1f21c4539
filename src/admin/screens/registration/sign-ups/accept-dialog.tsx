import { client } from "../../../client.ts";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { idOrNull, text } from "../../../components/form/form-values.ts";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import { type SignUp, type SignUpRegistration, toBeTold } from "./listed-sign-up.ts";

type AcceptDialogProps = {
	/** Null while nobody is asked about. */
	signUp: SignUp | null;
	registration: SignUpRegistration;
	players: readonly SignUp[];
	onClose: () => void;
};

/** What has to be said before somebody is accepted; what is most likely is chosen already. */
export function AcceptDialog({ signUp, registration, players, onClose }: AcceptDialogProps) {
	if (signUp === null) return null;
	const told = toBeTold(signUp, players);
	const { leagues } = registration;
	const save = async (form: FormData) => {
		const known = told.map(({ id }) => ({
			signUpId: id,
			is: text(form, `known-${id}`) === "new" ? null : idOrNull(form, `known-${id}`),
		}));
		const seasonLeagueId = signUp.kind === "team" ? idOrNull(form, "seasonLeagueId") : null;
		const { id } = signUp;
		return (await client.post("/sign-ups/:id/acceptance", { id, seasonLeagueId, known })).message;
	};
	return (
		<FormDialog
			title={words.registration.acceptTitle({ name: signUp.name })}
			isOpen
			onClose={onClose}
			submit={words.registration.accept}
			failure={words.registration.notDone}
			save={save}
		>
			{(_field, errors) => (
				<>
					{signUp.kind === "team" && signUp.entryId === null && (
						<Select
							name="seasonLeagueId"
							label={words.common.league}
							defaultValue={String(signUp.seasonLeagueId ?? leagues[0]?.id ?? "")}
							options={leagues.map(({ id, name }) => ({ value: String(id), label: name }))}
							error={errors["seasonLeagueId"]}
						/>
					)}
					{told.length > 0 && <p className="hint">{words.registration.sameHint}</p>}
					{told.map(({ id, name, likely }) => (
						<Select
							key={id}
							name={`known-${id}`}
							label={name}
							defaultValue={String(likely[0]?.id ?? "new")}
							options={[
								...likely.map((one) => ({
									value: String(one.id),
									label: words.registration.same({ name: one.name }),
								})),
								{ value: "new", label: words.registration.another },
							]}
						/>
					))}
				</>
			)}
		</FormDialog>
	);
}
