import type { Organization } from "#domain/organization/organization.ts";
import type { Candidate, Leader } from "#domain/stats/leaders.ts";
import { statText } from "#domain/stats/line/read-stat.ts";
import type { StatOfBoard } from "#domain/stats/season-leaders.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";

/** Who leads in one of the statistics that stand first. */
export type StatBoard<Person extends Candidate = Candidate> = {
	statId: number;
	of: StatOfBoard;
	leaders: Leader<Person>[];
	/** A leader's number as it is written. */
	format: (leader: Leader<Person>) => string;
};

export function toBoard<Person extends Candidate>(
	{ sports }: Pick<Organization, "sports">,
	stat: StatDefinition & { sportId: number },
	leaders: Leader<Person>[],
): StatBoard<Person> {
	const sport = sports.length > 1 ? sports.find(({ id }) => id === stat.sportId) : undefined;
	return {
		statId: stat.id,
		of: { short: stat.abbreviation, name: stat.name, sport: sport?.name ?? null },
		leaders,
		format: ({ value }) => statText(stat, value),
	};
}
