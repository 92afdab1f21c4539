/** One competition, such as "Monday D1 Fountain Valley"; it is played in many seasons. */
export type League = { id: number; name: string; sportId: number };

/** A league within a season. */
export type SeasonLeague = { id: number; seasonId: number; league: League };
