import { useState } from "react";
import { slotsAsText } from "#domain/team/unavailable-slots.ts";
import { client } from "../../client.ts";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idOrNull, text } from "../../components/form/form-values.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import { LogoField } from "../organization/fields/logo-field.tsx";
import { useLogo } from "../organization/fields/use-logo.ts";
import { type Club, leaguesText } from "./clubs.ts";
import type { LeagueChoice } from "./league-choices.ts";
import { TeamColorsField } from "./team-colors-field.tsx";

type TeamDialogProps = {
	/** Null adds a new one. */
	club: Pick<Club, "id" | "name" | "leagues" | "unavailableSlots" | "logoUrl" | "colors"> | null;
	leagues: readonly LeagueChoice[];
	isOpen: boolean;
	onClose: () => void;
};

/** Adds a team, or edits its name, league, look and the times at which it cannot play. */
export function TeamDialog({ club, leagues, ...dialog }: TeamDialogProps) {
	const confirm = useConfirm();
	const logo = useLogo();
	const [name, setName] = useState(club?.name ?? "");
	const [colors, setColors] = useState(club?.colors ?? null);
	const isInOneAtMost = club === null || club.leagues.length < 2;
	const add = async (form: FormData) => {
		const leagueId = idOrNull(form, "leagueId");
		if (leagueId === null && !(await confirm(withoutLeague))) return null;
		const look = { logo: await logo.file(), ...(colors !== null && { colors }) };
		return (await client.post("/teams", { name, leagueId, ...look })).message;
	};
	const change = async (id: number, form: FormData) => {
		const { message } = await client.put("/teams/:id", {
			id,
			name,
			unavailableSlots: text(form, "unavailableSlots"),
			logo: await logo.file(),
			...(colors !== (club?.colors ?? null) && { colors: colors ?? [] }),
			...(isInOneAtMost && { leagueId: idOrNull(form, "leagueId") }),
		});
		return message;
	};
	return (
		<FormDialog
			title={club === null ? words.team.addTeam : words.common.editTeam}
			submit={club === null ? words.team.addTeam : words.common.save}
			failure={club === null ? words.messages.teams.addFailed : words.messages.teams.updateFailed}
			save={(form) => (club === null ? add(form) : change(club.id, form))}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<Field
						{...field("name", words.common.teamName)}
						value={name}
						onChange={({ target }) => setName(target.value)}
						required
						autoFocus={club === null}
						autoComplete="off"
					/>
					{isInOneAtMost ? (
						<Select
							{...field("leagueId", words.common.league, String(club?.leagues[0]?.id ?? ""))}
							options={[{ value: "", label: words.team.noLeague }, ...leagues]}
						/>
					) : (
						// One field cannot say which of the leagues another one would take the place of.
						<p className="soft">{words.team.playsIn({ leagues: leaguesText(club) })}</p>
					)}
					<LogoField
						logo={logo}
						organization={{
							name: name || "?",
							logoUrl: club?.logoUrl ?? null,
							colors: colors ?? undefined,
						}}
						error={errors.logo}
					/>
					<TeamColorsField name={name} value={colors} onChange={setColors} error={errors.colors} />
					{club !== null && (
						<Field
							{...field(
								"unavailableSlots",
								words.team.unavailableSlots,
								slotsAsText(club.unavailableSlots),
							)}
							hint={words.team.timesAtWhichTheTeam}
							autoComplete="off"
						/>
					)}
				</>
			)}
		</FormDialog>
	);
}

/** Cancel makes no call (rule `no-league-asks-first`). */
const withoutLeague = {
	title: words.team.noLeague,
	text: words.messages.teams.withoutLeague,
	yes: words.common.addTeam,
} as const;
