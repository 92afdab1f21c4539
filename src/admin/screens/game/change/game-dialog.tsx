import { useState } from "react";
import { ApiError } from "#api/client.ts";
import { toWire } from "#api/wire-words.ts";
import { client } from "../../../client.ts";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { text, textOrNull } from "../../../components/form/form-values.ts";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
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

/** Adds a game of any league of a season; its date is needed (rule `game-needs-teams-only`). */
export function GameDialog({ seasonId, leagues, ...rest }: GameDialogProps) {
	const send = (form: FormData) =>
		client.post("/games", {
			seasonId,
			leagueId: text(form, "leagueId"),
			...toWire({ team1Id: text(form, "team1Id"), team2Id: text(form, "team2Id") }),
			...whenAndWhere(form),
		});
	return (
		<AddGameDialog {...rest} homeName="team1Id" awayName="team2Id" isDateRequired send={send}>
			{(errors) => <LeagueAndTeams seasonId={seasonId} leagues={leagues} errors={errors} />}
		</AddGameDialog>
	);
}

type LeagueGameDialogProps = DialogProps & { leagueId: number; teams: readonly TeamChoice[] };

/** Adds a game of one league of a season; date, time and place may follow later. */
export function LeagueGameDialog({ seasonId, leagueId, teams, ...rest }: LeagueGameDialogProps) {
	const send = (form: FormData) =>
		client.post("/seasonsv2/:seasonId/leagues/:leagueId/games", {
			seasonId,
			leagueId,
			...toWire({ homeTeamId: text(form, "homeTeamId"), awayTeamId: text(form, "awayTeamId") }),
			...whenAndWhere(form),
		});
	return (
		<AddGameDialog {...rest} homeName="homeTeamId" awayName="awayTeamId" send={send}>
			{(errors) => (
				<TeamsField homeName="homeTeamId" awayName="awayTeamId" teams={teams} errors={errors} />
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
			const message = words.messages.games.teamsMustDiffer;
			throw new ApiError(422, { message, fields: { [awayName]: message } });
		}
		try {
			return (await send(form)).message;
		} catch (error) {
			// biome-ignore lint/suspicious/noConsole: The sentence sends people to the console.
			if (!(error instanceof ApiError && error.message !== "")) console.error(error);
			throw error;
		}
	};
	return (
		<FormDialog
			title={words.common.addGame}
			isOpen={isOpen}
			onClose={onClose}
			submit={words.common.addGame}
			failure={words.messages.games.createFailed}
			save={save}
		>
			{(_, errors) => (
				<>
					{props.children(errors)}
					<WhenAndWhere errors={errors} places={places} isDateRequired={isDateRequired ?? false} />
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

/**
 * Another league has other teams: those of the one before go, chosen or not
 * (rule `teams-of-one-league`).
 */
function LeagueAndTeams({ seasonId, leagues, errors }: LeagueAndTeamsProps) {
	const [leagueId, setLeagueId] = useState(() => onlyOne(leagues));
	const teams = useTeamsOfLeague(seasonId, leagueId);
	const field = fieldsWith(errors);
	return (
		<>
			<Select
				{...field("leagueId", words.common.league)}
				required
				value={leagueId === null ? "" : String(leagueId)}
				onChange={({ target }) => setLeagueId(target.value === "" ? null : Number(target.value))}
				options={optionsOf(
					leagues,
					leagues.length === 0 ? words.messages.leagues.noneAvailable : words.common.chooseALeague,
				)}
			/>
			<TeamsField
				key={leagueId ?? "none"}
				homeName="team1Id"
				awayName="team2Id"
				isLeagueChosen={leagueId !== null}
				teams={teams}
				errors={errors}
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
