import { addPeopleAndTeams } from "./founding.ts";
import type { LeagueSetting } from "./game-plan.ts";
import { nameSource } from "./names.ts";
import { firstTeams } from "./roster-plan.ts";
import { addSeason, type Club } from "./season-maker.ts";
import { seasonsUpTo } from "./season-plan.ts";
import { teamNameSource } from "./team-names.ts";

type SmallClub = Omit<Club, "playerIds" | "teams">;

/** A club with one league, which plays its first season. */
export async function addFirstSeason(
	club: SmallClub,
	setting: LeagueSetting,
	teamNames: readonly string[],
	today: string,
): Promise<void> {
	const { store, sport, random } = club;
	for (const season of seasonsUpTo(today, 0)) {
		const rules = {
			random,
			drawName: nameSource(random),
			drawTeamName: teamNameSource(teamNames),
			year: Number(season.startDate.slice(0, 4)),
		};
		const teams = firstTeams(rules, setting.teamCount);
		const people = await addPeopleAndTeams(store, sport, teams);
		const league = await store.leagues.insert({ name: setting.name, sportId: sport.id });
		await addSeason(
			{ ...club, ...people },
			{ ...season, isActive: true, isVisible: true },
			[{ league, setting, teams }],
			{ ...season, today },
		);
	}
}
