import { useState } from "react";
import { ApiError } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { counted } from "#domain/text/counted.ts";
import { client } from "../../client.ts";
import { Select } from "../../parts/select.tsx";
import { TextArea } from "../../parts/text-area.tsx";
import styles from "./fields.module.css";
import type { StepProps } from "./first-steps.tsx";
import { ComesFirst, StepForm } from "./step-frame.tsx";
import { teamNamesIn } from "./team-names.ts";

const question = "Who plays?";

/** The teams of a league, as a list of their names. */
export function TeamsStep({ beginnings: { season, leagues, league: first }, onNext }: StepProps) {
	const [leagueId, setLeagueId] = useState(first?.id ?? null);
	const [typed, setTyped] = useState("");
	const league = leagues.find(({ id }) => id === leagueId) ?? first;
	if (season === null || league === null) {
		const what = "Teams play in a league. Please add a league first.";
		return <ComesFirst {...{ question, what, onNext }} step="league" />;
	}
	const names = teamNamesIn(typed);
	const save = async () => {
		if (names.length === 0) throw noNames;
		const place = { seasonId: season.id, leagueId: league.id };
		const { message } = await client.post("/seasonsv2/:seasonId/leagues/:leagueId/teams/several", {
			...{ ...place, names },
		});
		return message;
	};
	return (
		<StepForm
			question={question}
			submit={names.length === 0 ? "Add teams" : `Add ${counted(names.length, "team")}`}
			failure={messages.teams.addFailed}
			save={save}
			onNext={onNext}
			isDone={league.teams.length >= 2}
			fields={(errors) => (
				<>
					{leagues.length > 1 && (
						<Select
							label="League"
							name="league"
							value={String(league.id)}
							onChange={({ target }) => setLeagueId(Number(target.value))}
							options={leagues.map(({ id, name }) => ({ value: String(id), label: name }))}
						/>
					)}
					<TextArea
						label="Team names, one per line"
						name="names"
						rows={8}
						placeholder={"Hawks\nOwls\nLarks"}
						hint="Paste a list from wherever you have it."
						value={typed}
						onChange={({ target }) => setTyped(target.value)}
						error={errors.names}
					/>
				</>
			)}
		>
			<p className="soft">
				The teams of {league.name}. Their players can follow at any time, one by one or from a
				spreadsheet.
			</p>
			{league.teams.length > 0 && (
				<ul className={styles.names} aria-label={`Teams in ${league.name}`}>
					{league.teams.map(({ id, name }) => (
						<li key={id} className={styles.name}>
							{name}
						</li>
					))}
				</ul>
			)}
		</StepForm>
	);
}

const noNames = new ApiError(422, {
	message: "Please enter the names of your teams.",
	fields: { names: "Please enter the names of your teams." },
});
