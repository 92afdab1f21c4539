import { useState } from "react";
import { fatesOfGames } from "#domain/team/team.ts";
import { Column, cell, Table } from "#ui/kit/table.tsx";
import { client } from "../../../client.ts";
import { useAction } from "../../../components/feedback/use-action.ts";
import { Field } from "../../../components/form/field.tsx";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { text } from "../../../components/form/form-values.ts";
import { Select } from "../../../components/form/select.tsx";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { siteWords, words } from "../../../words.ts";
import type { TeamRow } from "./team-rows.ts";

type Place = { seasonId: number; leagueId: number };
type WithdrawDialogProps = {
	place: Place;
	/** Null while nothing is open. */
	team: TeamRow | null;
	onClose: () => void;
};

const path = "/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/withdrawal";

/** Takes a team out during the season, beside what that does to everybody; or takes that back. */
export function WithdrawDialog({ place, team, onClose }: WithdrawDialogProps) {
	const name = team?.name ?? "";
	const at = { ...place, teamId: team?.id ?? 0 };
	const isBack = team?.hasWithdrawn ?? false;
	const { act } = useAction();
	const takeBack = async () => (await client.del(path, at)).message;
	const undo = () => void act({ run: takeBack, failure: words.league.notTakenBack });
	const save = async (form: FormData) => {
		if (isBack) return takeBack();
		const given = { date: text(form, "date"), games: fateIn(form), reason: text(form, "reason") };
		const { message } = await client.put(path, { ...at, ...given });
		return { text: message, action: { label: words.common.undo, run: undo } };
	};
	return (
		<FormDialog
			title={
				isBack ? words.league.readmitTeamNamed({ name }) : words.league.withdrawTeamNamed({ name })
			}
			isOpen={team !== null}
			onClose={onClose}
			submit={isBack ? words.league.takeBack : words.league.withdraw}
			failure={isBack ? words.league.notTakenBack : words.league.notWithdrawn}
			save={save}
		>
			{(field, errors) =>
				isBack ? (
					<p>{words.league.theGamesComeBack}</p>
				) : (
					<>
						<FatePreview at={at} error={errors.games} />
						<Field
							{...field("reason", words.tableRules.reason)}
							hint={words.tableRules.visitorsReadIt}
							maxLength={200}
							autoComplete="off"
						/>
					</>
				)
			}
		</FormDialog>
	);
}

function fateIn(form: FormData) {
	const chosen = text(form, "games");
	return fatesOfGames.find((fate) => fate === chosen) ?? "stand";
}

type FatePreviewProps = { at: Place & { teamId: number }; error: string | undefined };

/** What becomes of the games, from when on, and the table that makes. */
function FatePreview({ at, error }: FatePreviewProps) {
	const [date, setDate] = useState(() => new Date().toLocaleDateString("en-CA"));
	const [games, setGames] = useState<(typeof fatesOfGames)[number]>("forfeited");
	const tried = useLookup({
		of: date === "" ? null : `${date} ${games}`,
		load: () => client.post(`${path}/preview`, { ...at, date, games }),
		failure: words.tableRules.thePreviewCouldNotBe,
	});
	return (
		<>
			<Field
				label={words.common.date}
				name="date"
				type="date"
				required
				value={date}
				onChange={({ target }) => setDate(target.value)}
			/>
			<Select
				label={words.league.itsGames}
				name="games"
				value={games}
				error={error}
				options={fatesOfGames.map((value) => ({ value, label: words.league.fate[value] }))}
				onChange={({ target }) =>
					setGames(fatesOfGames.find((fate) => fate === target.value) ?? games)
				}
			/>
			{tried !== null && (
				<>
					<p className="hint" role="status">
						{words.league.gamesTaken({ count: tried.comingGames })}
					</p>
					<Table caption={words.league.whatWouldBe} isCompact>
						<thead>
							<tr>
								<th scope="col">{siteWords.standings.team}</th>
								<Column {...siteWords.team.record} />
								<th scope="col" className={cell.number}>
									{siteWords.game.story.after}
								</th>
							</tr>
						</thead>
						<tbody>
							{tried.before.map((row) => {
								const after = tried.after.find(({ teamId }) => teamId === row.teamId);
								return (
									<tr key={row.teamId}>
										<th scope="row">{row.name}</th>
										<td className={cell.number}>{recordIn(row)}</td>
										<td className={cell.number}>
											{after === undefined ? words.league.outOfTable : recordIn(after)}
										</td>
									</tr>
								);
							})}
						</tbody>
					</Table>
				</>
			)}
		</>
	);
}

/** "3. 8-4": the rank before the record. */
function recordIn({ rank, wins, losses, draws, home }: Row): string {
	const record = home.draws === undefined ? `${wins}-${losses}` : `${wins}-${draws}-${losses}`;
	return rank === null ? record : `${rank}. ${record}`;
}

type Row = {
	rank: number | null;
	wins: number;
	losses: number;
	draws: number;
	home: { draws?: number | undefined };
};
