import type { JoinBuilder } from "kysely";

type Column = `${string}.${string}`;

/**
 * Joins rows of one organization: `innerJoin("teams as t", within("t.id", "e.team_id"))`. Keys begin
 * with the organization, so no index knows an id alone (decision 27).
 */
export const within =
	(column: Column, other: Column) =>
	// biome-ignore lint/suspicious/noExplicitAny: Kysely's builder names every table of the query.
	(join: JoinBuilder<any, any>) =>
		join.onRef(organizationOf(column), "=", organizationOf(other)).onRef(column, "=", other);

function organizationOf(column: Column): Column {
	return `${column.slice(0, column.indexOf("."))}.organization_id` as Column;
}
