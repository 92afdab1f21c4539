import { useState } from "react";
import { ApiError } from "#api/client.ts";
import { client } from "../../client.ts";
import { optionsOf } from "../../components/form/options-of.ts";
import { Select } from "../../components/form/select.tsx";
import { TextArea } from "../../components/form/text-area.tsx";
import { words } from "../../words.ts";
import type { StepProps } from "./data.ts";
import styles from "./fields.module.css";
import { ComesFirst, StepForm } from "./step-frame.tsx";
import { teamNamesIn } from "./team-names.ts";

const question = words.firstSteps.whoPlays;

/** The teams of a league, as a list of their names. */
export function TeamsStep({ beginnings: { season, leagues, league: first }, onNext }: StepProps) {
	const [leagueId, setLeagueId] = useState(first?.id ?? null);
	const [typed, setTyped] = useState("");
	const league = leagues.find(({ id }) => id === leagueId) ?? first;
	if (season === null || league === null) {
		const what = words.firstSteps.teamsPlayInALeague;
		return <ComesFirst question={question} what={what} onNext={onNext} step="league" />;
	}
	const names = teamNamesIn(typed);
	const save = async () => {
		if (names.length === 0) throw noNames;
		const place = { seasonId: season.id, leagueId: league.id };
		const { message } = await client.post("/seasonsv2/:seasonId/leagues/:leagueId/teams/several", {
			...place,
			names,
		});
		return message;
	};
	return (
		<StepForm
			question={question}
			submit={
				names.length === 0
					? words.common.addTeams
					: words.firstSteps.addTeams({ count: names.length })
			}
			failure={words.messages.teams.addFailed}
			save={save}
			onNext={onNext}
			isDone={league.teams.length >= 2}
			fields={(field) => (
				<>
					{leagues.length > 1 && (
						<Select
							label={words.common.league}
							name="league"
							value={String(league.id)}
							onChange={({ target }) => setLeagueId(Number(target.value))}
							options={optionsOf(leagues)}
						/>
					)}
					<TextArea
						{...field("names", words.firstSteps.teamNamesOnePerLine)}
						rows={8}
						placeholder={words.firstSteps.exampleTeams}
						hint={words.firstSteps.pasteAListFromWherever}
						value={typed}
						onChange={({ target }) => setTyped(target.value)}
					/>
				</>
			)}
		>
			<p className="soft">{words.firstSteps.teamsOfLeague({ name: league.name })}</p>
			{league.teams.length > 0 && (
				<ul className="cluster-2" aria-label={words.firstSteps.teamsIn({ name: league.name })}>
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
	message: words.firstSteps.pleaseEnterTheNamesOf,
	fields: { names: words.firstSteps.pleaseEnterTheNamesOf },
});
