import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Audience } from "../audience.ts";

/** Whether anything was written down for the game `g` beside its score. */
export const hasNumbers = sql<SqlBool>`(
	exists (select 1 from stat_lines l
		where l.organization_id = g.organization_id and l.game_id = g.id)
	or exists (select 1 from period_scores p
		where p.organization_id = g.organization_id and p.game_id = g.id))`;

/**
 * Whether the game `g` is only planned by a schedule that was not published, or one of a stage that was not.
 * A game of a schedule that has begun is never one (domain/schedule/begun.ts); its numbers are looked for last,
 * since they cost most.
 */
export const isDraft = sql<SqlBool>`((g.stage_id is not null
	and exists (select 1 from stages t
		where t.organization_id = g.organization_id and t.id = g.stage_id and t.published_at is null))
	or (g.schedule_id is not null
	and coalesce(g.home_score, 0) = 0 and coalesce(g.away_score, 0) = 0
	and g.status not in ('in_progress', 'completed', 'forfeit')
	and exists (select 1 from schedules d
		where d.organization_id = g.organization_id and d.id = g.schedule_id and d.is_published = 0)
	and not ${hasNumbers}))`;

/** Whether an audience is told of the game `g`: the condition of every question about games. */
export const isToldTo: Record<Audience, RawBuilder<SqlBool>> = {
	members: sql<SqlBool>`true`,
	visitors: sql<SqlBool>`not ${isDraft}`,
};
