import { useState } from "react";
import { useSearchParams } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { client } from "../../../client.ts";
import { todayHere } from "../../../components/feedback/today-here.ts";
import { Select } from "../../../components/form/select.tsx";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import type { Venue } from "../../venue/venue-dialog.tsx";
import { type LeagueChoice, leagueChoices } from "../list/league-choices.ts";
import type { PlanTeam } from "../plan-data.ts";
import type { Reading } from "./reading.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { saveUnavailable } from "./times/save-unavailable.ts";
import { firstTyped } from "./typed-schedule.ts";

export const newSchedule = screen(async () => {
	const [{ seasons }, { seasonsLeagues }, { venues }] = await Promise.all([
		client.get("/seasonsv2"),
		client.get("/seasonsleagues"),
		client.get("/venues"),
	]);
	return {
		venues,
		leagues: leagueChoices(seasons, seasonsLeagues),
		startOf: new Map(seasons.map(({ id, startDate }) => [id, startDate])),
	};
}, NewSchedule);

type NewScheduleProps = {
	leagues: LeagueChoice[];
	startOf: ReadonlyMap<number, string | null>;
	venues: Venue[];
};

/** A schedule from nothing. */
function NewSchedule({ leagues, startOf, venues }: NewScheduleProps) {
	const [search] = useSearchParams();
	// The league whose list led here, or the only league there is.
	const [chosen, setChosen] = useState(
		leagues.find(({ value }) => value === search.get("league")) ??
			(leagues.length === 1 ? leagues[0] : undefined),
	);
	const teams = useTeams(chosen);
	const [initial] = useState(() =>
		firstTyped(chosen?.label, startOf.get(chosen?.seasonId ?? 0) ?? null, todayHere()),
	);
	const save = async (reading: Reading) => {
		const { name, startDate, numWeeks, rules } = reading;
		await saveUnavailable(reading);
		const { message, schedule } = await client.post("/schedules", {
			name,
			startDate,
			numWeeks,
			...rules,
			leagueId: chosen?.leagueId ?? "",
			seasonId: chosen?.seasonId,
		});
		return { message, to: `/scheduleBuilder/${schedule.id}` };
	};
	return (
		<>
			<ScreenHeader
				title={words.schedule.newSchedule}
				crumbs={[{ label: words.common.scheduleBuilder, to: "/scheduleBuilder" }]}
			/>
			{leagues.length === 0 ? (
				<Panel>
					<EmptyState title={words.messages.leagues.noneAvailable} picture="standings">
						<Link to="/dashboard/leagues">{words.scheduleForm.addALeagueFirst}</Link>
					</EmptyState>
				</Panel>
			) : (
				<ScheduleForm
					initial={initial}
					teams={teams}
					venues={venues}
					league={(errors) => (
						<Select
							label={words.common.league}
							name="leagueId"
							required
							value={chosen?.value ?? ""}
							onChange={({ target }) =>
								setChosen(leagues.find(({ value }) => value === target.value))
							}
							options={[{ value: "", label: words.common.chooseALeague }, ...leagues]}
							error={errors.leagueId}
						/>
					)}
					leagueErrors={
						chosen === undefined ? { leagueId: words.messages.leagues.selectFirst } : {}
					}
					submit={words.scheduleForm.createSchedule}
					failure={words.messages.schedules.createFailed}
					save={save}
					cancelTo="/scheduleBuilder"
				/>
			)}
		</>
	);
}

/** The teams of the league; null until they are known. */
function useTeams(chosen: LeagueChoice | undefined): readonly PlanTeam[] | null {
	const answer = useLookup({
		of: chosen?.value ?? null,
		load: () =>
			client.get("/seasonsv2/:seasonId/leagues/:leagueId/teams", {
				seasonId: chosen?.seasonId ?? 0,
				leagueId: chosen?.leagueId ?? 0,
			}),
		failure: words.messages.teams.fetchFailed,
	});
	return answer?.teams ?? null;
}
