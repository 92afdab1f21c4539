import { useEffect, useState } from "react";
import type { Side } from "#domain/game/game.ts";
import { client } from "../../../../client.ts";
import { words } from "../../../../words.ts";
import { PublicLink } from "../public-link.tsx";
import type { Sheet } from "../sheet.ts";
import styles from "./score-panel.module.css";

/** Where both teams stand with this score, asked again whenever it changes. */
export function StandingsLine({ sheet }: { sheet: Sheet }) {
	const { game, seasonId } = sheet;
	const places = usePlaces(sheet);
	if (places === null) return null;
	const said = (["away", "home"] as const).flatMap((side) => {
		const place = places[side];
		return place === null ? [] : [`${game[side].name} ${place}`];
	});
	return (
		<p className={styles.standings}>
			<span role="status">{said.join(" · ")}</span>
			<PublicLink to={`/teamList?season=${seasonId}&league=${game.league.id}`}>
				{words.common.standings}
			</PublicLink>
		</p>
	);
}

type Places = Record<Side, string | null>;

function usePlaces({ game, seasonId }: Sheet): Places | null {
	const [places, setPlaces] = useState<Places | null>(null);
	const leagueId = game.league.id;
	const [home, away] = [game.home.entryId, game.away.entryId];
	const result = `${game.score?.home} ${game.score?.away} ${game.status} ${game.forfeitedBy}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another result makes other standings
	useEffect(() => {
		let isCurrent = true;
		client
			.get("/seasonsv2/:seasonId/leagues/:leagueId/teams", { seasonId, leagueId })
			.then(({ teams }) => {
				const placeOf = (entryId: number) => {
					const team = teams.find((it) => it.entryId === entryId);
					if (team?.rank == null) return null;
					return `${words.team.ordinal({ rank: team.rank })}, ${team.wins}\u2013${team.losses}`;
				};
				if (isCurrent) setPlaces({ home: placeOf(home), away: placeOf(away) });
			})
			// What cannot be loaded leaves its place empty (rule `empty-on-failure`).
			.catch(() => {});
		return () => {
			isCurrent = false;
		};
	}, [seasonId, leagueId, home, away, result]);
	return places;
}
