import { useState } from "react";
import { toWire } from "#api/wire-words.ts";
import { client } from "../../../client.ts";
import { ActionButton } from "../../../components/feedback/action-button.tsx";
import { ChooseOne } from "../../../components/form/choose-one.tsx";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { idOrNull } from "../../../components/form/form-values.ts";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { words } from "../../../words.ts";
import { keyOf, nameAndNote } from "../namesakes.ts";
import { choiceIn, MergePreview } from "./merge-preview.tsx";

type SamePersonProps = { id: number; name: { firstName: string; lastName: string } };

/** Makes one player of this one and another, after both were seen beside each other (rule `same-person`). */
export function SamePerson(props: SamePersonProps) {
	const [isOpen, setOpen] = useState(false);
	const save = async (form: FormData) => {
		const otherId = idOrNull(form, "otherId") ?? 0;
		const sent = { id: props.id, otherId, ...toWire(choiceIn(form)) };
		return (await client.post("/players/:id/merge", sent)).message;
	};
	return (
		<>
			<ActionButton icon="copy" isQuiet onClick={() => setOpen(true)}>
				{words.player.samePersonAs}
			</ActionButton>
			<FormDialog
				title={words.player.samePersonAs}
				submit={words.player.mergePlayers}
				failure={words.player.couldNotBeMerged}
				save={save}
				size="large"
				isOpen={isOpen}
				onClose={() => setOpen(false)}
			>
				{(_, errors) => <OtherPlayer {...props} error={errors.otherId} />}
			</FormDialog>
		</>
	);
}

/** The other one, found by name with team and season, and what would become of the two. */
function OtherPlayer({ id, name, error }: SamePersonProps & { error: string | undefined }) {
	const [otherId, setOtherId] = useState<number | null>(null);
	const failure = words.messages.teams.fetchFailed;
	const known = useLookup({ of: "all", load: () => client.get("/players/list"), failure });
	const preview = useLookup({
		of: otherId,
		load: () => client.get("/players/:id/merge/:otherId", { id, otherId: otherId ?? 0 }),
		failure,
	});
	const others = known?.players.filter((player) => player.id !== id) ?? [];
	const alike = others.filter((player) => keyOf(player) === keyOf(name));
	const rest = others.filter((player) => !alike.includes(player));
	return (
		<>
			<p>{words.player.allComesTogether}</p>
			<ChooseOne
				key={known === null ? "loading" : "there"}
				label={words.player.theOtherPlayer}
				name="otherId"
				options={[...alike, ...rest].map(nameAndNote)}
				onChange={setOtherId}
				isLoading={known === null}
				// That nobody was chosen is not so any more.
				error={otherId === null ? error : undefined}
			/>
			{preview !== null && <MergePreview key={otherId} preview={preview} />}
		</>
	);
}
