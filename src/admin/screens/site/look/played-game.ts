import { client } from "../../../client.ts";

/** The last game of the season with a result, to look at its box score; null before the first one. */
export async function findPlayedGame(): Promise<number | null> {
	const { games } = await client.get("/gamesv2", { limit: "5000" });
	const played = games.filter(
		({ score_home, score_away }) => score_home !== null && score_away !== null,
	);
	const last = played.toSorted((a, b) => startOf(b).localeCompare(startOf(a)))[0];
	return last?.id ?? null;
}

function startOf({ date, time }: { date: string | null; time: string | null }): string {
	return `${date ?? ""} ${time ?? ""}`;
}
