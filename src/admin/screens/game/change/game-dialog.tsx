import { useState } from "react";
import { ApiError } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { text, textOrNull } from "../../parts/form-values.ts";
import { Select } from "../../parts/select.tsx";
import { TeamsField, WhenAndWhere } from "./game-fields.tsx";
import { type TeamChoice, useTeamsOfLeague } from "./use-teams-of-league.ts";

type DialogProps = {
	isOpen: boolean;
	onClose: () => void;
	seasonId: number;
	/** Places games were played at, to choose from while typing. */
	places?: readonly string[];
};

type GameDialogProps = DialogProps & { leagues: readonly { id: number; name: string }[] };

/** Adds a game of any league of a season; its date is needed (R5.2, R5.3). */
export function GameDialog({ seasonId, leagues, ...rest }: GameDialogProps) {
	const send = (form: FormData) =>
		client.post("/games", {
			seasonId,
			leagueId: text(form, "leagueId"),
			team1_id: text(form, "team1_id"),
			team2_id: text(form, "team2_id"),
			...whenAndWhere(form),
		});
	return (
		<AddGameDialog {...rest} homeName="team1_id" awayName="team2_id" isDateRequired send={send}>
			{(errors) => <LeagueAndTeams seasonId={seasonId} leagues={leagues} errors={errors} />}
		</AddGameDialog>
	);
}

type LeagueGameDialogProps = DialogProps & { leagueId: number; teams: readonly TeamChoice[] };

/** Adds a game of one league of a season; date, time and place may follow later (R5.4). */
export function LeagueGameDialog({ seasonId, leagueId, teams, ...rest }: LeagueGameDialogProps) {
	const send = (form: FormData) =>
		client.post("/seasonsv2/:seasonId/leagues/:leagueId/games", {
			seasonId,
			leagueId,
			home_team_id: text(form, "home_team_id"),
			away_team_id: text(form, "away_team_id"),
			...whenAndWhere(form),
		});
	return (
		<AddGameDialog {...rest} homeName="home_team_id" awayName="away_team_id" send={send}>
			{(errors) => (
				<TeamsField homeName="home_team_id" awayName="away_team_id" {...{ teams, errors }} />
			)}
		</AddGameDialog>
	);
}

type AddGameDialogProps = Omit<DialogProps, "seasonId"> & {
	homeName: string;
	awayName: string;
	isDateRequired?: boolean;
	send: (form: FormData) => Promise<{ message: string }>;
	children: (errors: Record<string, string>) => React.ReactNode;
};

function AddGameDialog(props: AddGameDialogProps) {
	const { isOpen, onClose, places = [], homeName, awayName, isDateRequired, send } = props;
	const save = async (form: FormData) => {
		if (text(form, homeName) !== "" && text(form, homeName) === text(form, awayName)) {
			const message = messages.games.teamsMustDiffer;
			throw new ApiError(422, { message, fields: { [awayName]: message } });
		}
		try {
			return (await send(form)).message;
		} catch (error) {
			// biome-ignore lint/suspicious/noConsole: Spec §8: the sentence sends people to the console.
			if (!(error instanceof ApiError && error.message !== "")) console.error(error);
			throw error;
		}
	};
	return (
		<FormDialog
			title="Add game"
			isOpen={isOpen}
			onClose={onClose}
			submit="Add game"
			failure={messages.games.createFailed}
			save={save}
		>
			{(errors) => (
				<>
					{props.children(errors)}
					<WhenAndWhere {...{ errors, places }} isDateRequired={isDateRequired ?? false} />
				</>
			)}
		</FormDialog>
	);
}

type LeagueAndTeamsProps = {
	seasonId: number;
	leagues: GameDialogProps["leagues"];
	errors: Record<string, string>;
};

/** Another league has other teams: those of the one before go, chosen or not (R4.36, R5.5). */
function LeagueAndTeams({ seasonId, leagues, errors }: LeagueAndTeamsProps) {
	const [leagueId, setLeagueId] = useState(() => onlyOne(leagues));
	const teams = useTeamsOfLeague(seasonId, leagueId);
	return (
		<>
			<Select
				label="League"
				name="leagueId"
				required
				value={leagueId === null ? "" : String(leagueId)}
				onChange={({ target }) => setLeagueId(target.value === "" ? null : Number(target.value))}
				options={[
					{ value: "", label: leagues.length === 0 ? "No leagues available" : "Choose a league" },
					...leagues.map(({ id, name }) => ({ value: String(id), label: name })),
				]}
				error={errors.leagueId}
			/>
			<TeamsField
				key={leagueId ?? "none"}
				homeName="team1_id"
				awayName="team2_id"
				isLeagueChosen={leagueId !== null}
				{...{ teams, errors }}
			/>
		</>
	);
}

/** Where there is but one league, nobody has to choose it. */
function onlyOne(leagues: GameDialogProps["leagues"]): number | null {
	return (leagues.length === 1 && leagues[0]?.id) || null;
}

function whenAndWhere(form: FormData) {
	return {
		date: textOrNull(form, "date"),
		time: textOrNull(form, "time"),
		location: textOrNull(form, "location"),
	};
}
