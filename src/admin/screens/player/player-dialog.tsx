import { useState } from "react";
import { Link } from "react-router";
import { fullName } from "#domain/player/player.ts";
import { Avatar } from "#ui/kit/avatar.tsx";
import { client } from "../../client.ts";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { fileOrNone, idOrNull, text, textOrNull } from "../../components/form/form-values.ts";
import { PictureField } from "../../components/form/picture-field.tsx";
import { Select } from "../../components/form/select.tsx";
import { useLookup } from "../../components/form/use-lookup.ts";
import { words } from "../../words.ts";
import type { ListedPlayer } from "./listed-player.ts";
import { NamesakesNote } from "./namesakes-note.tsx";
import type { TeamChoice } from "./team-choices.ts";

type PlayerDialogProps = {
	/** Null adds a new one. */
	player: ListedPlayer | null;
	teams: readonly TeamChoice[];
	isOpen: boolean;
	onClose: () => void;
};

/** Adds or edits a player: name, team, picture. Everything else of him is on his own screen. */
export function PlayerDialog({ player, teams, ...dialog }: PlayerDialogProps) {
	const confirm = useConfirm();
	const [name, setName] = useState({ firstName: "", lastName: "" });
	const known = useLookup({
		of: player === null && dialog.isOpen ? "all" : null,
		load: () => client.get("/players/list"),
		failure: words.messages.teams.fetchFailed,
	});
	const naming = (of: keyof typeof name) =>
		player === null && {
			onChange: ({ target }: { target: { value: string } }) =>
				setName((last) => ({ ...last, [of]: target.value })),
		};
	const teamNow = player?.places[0]?.entryId ?? null;
	const save = async (form: FormData) => {
		const image = fileOrNone(form, "image");
		const teamId = idOrNull(form, "teamId");
		const names = { firstName: text(form, "firstName"), lastName: textOrNull(form, "lastName") };
		const shownName = fullName({ ...names, lastName: names.lastName ?? "" });
		const given = { ...names, ...(image !== undefined && { image }) };
		if (player !== null) {
			// A team that was not touched is not sent: he may be on another one by now.
			const moved = teamId === teamNow ? {} : { teamId };
			await client.put("/players/:id", { id: player.id, ...given, ...moved });
			return words.messages.players.updated({ name: shownName });
		}
		if (teamId === null && !(await confirm(withoutTeam))) return null;
		await client.post("/players", { ...given, teamId });
		return words.messages.players.created({ name: shownName });
	};
	return (
		<FormDialog
			title={player === null ? words.common.addPlayer : words.common.editPlayer}
			submit={player === null ? words.common.addPlayer : words.common.save}
			failure={
				player === null ? words.messages.players.addFailed : words.messages.players.updateFailed
			}
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<Field
						{...field("firstName", words.common.firstName, player?.player.firstName)}
						autoComplete="off"
						required
						maxLength={120}
						{...naming("firstName")}
					/>
					<Field
						{...field("lastName", words.common.lastName, player?.player.lastName)}
						autoComplete="off"
						maxLength={120}
						{...naming("lastName")}
					/>
					<NamesakesNote
						name={name}
						players={player === null ? (known?.players ?? null) : null}
						action={({ id }) => (
							<Link to={`/dashboard/players/${id}`}>{words.player.takeThisPlayer}</Link>
						)}
					/>
					<Select
						{...field("teamId", words.common.team, teamNow === null ? "" : String(teamNow))}
						options={optionsFor(player, teams)}
					/>
					<PictureField label={words.common.picture} name="image" error={errors.image}>
						{(chosenUrl) => (
							<Avatar
								player={{ imageUrl: chosenUrl ?? player?.player.imageUrl ?? null }}
								size="medium"
							/>
						)}
					</PictureField>
				</>
			)}
		</FormDialog>
	);
}

const withoutTeam = {
	title: words.common.addPlayer,
	text: words.messages.players.withoutTeam,
	yes: words.common.addPlayer,
};

/** The current season's teams, and the team of an earlier season he is shown with. */
function optionsFor(player: ListedPlayer | null, teams: readonly TeamChoice[]) {
	const ids = new Set(teams.map(({ entryId }) => entryId));
	const former = (player?.places ?? []).filter(({ entryId }) => !ids.has(entryId));
	return [
		{ value: "", label: words.common.noTeam },
		...former.map(({ entryId, team }) => ({
			value: String(entryId),
			label: `${team.name}, ${player?.formerSeason ?? ""}`,
		})),
		...teams.map(({ entryId, team, league }) => ({
			value: String(entryId),
			label: `${team}, ${league}`,
		})),
	];
}
