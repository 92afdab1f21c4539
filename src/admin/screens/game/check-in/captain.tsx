import { useEffect, useState } from "react";
import { ApiError, type Client } from "#api/client.ts";
import type { Side } from "#domain/game/game.ts";
import { formatFullDate, formatGameTime } from "#domain/time/format.ts";
import { Confirmations } from "../../../components/feedback/confirm.tsx";
import { Messages } from "../../../shell/messages.tsx";
import { words } from "../../../words.ts";
import { type Sheet, toSheet } from "../desk/sheet.ts";
import { matchupOf } from "../list/listed-game.ts";
import { type Guest, GuestCard, GuestScreen } from "../scorer/guest.tsx";
import styles from "./captain.module.css";
import { CheckIn } from "./check-in.tsx";

/** One side's roster before a game, for the captain who was sent a pass to it (rule `pass-is-one-game`). */
export const captain = {
	Component: () => <GuestScreen>{(guest) => <Roster {...guest} />}</GuestScreen>,
};

type Opened = { sheet: Sheet; side: Side };

function Roster({ id, client }: Guest) {
	const [opened, setOpened] = useState<Opened | string | null>(null);
	useEffect(() => {
		let isHere = true;
		open(client, id).then(
			(found) => isHere && setOpened(found),
			(error) =>
				isHere && setOpened(error instanceof ApiError ? error.message : words.scorer.noNetworkYet),
		);
		return () => {
			isHere = false;
		};
	}, [client, id]);
	if (opened === null) return <GuestCard title={words.scorer.opening}>{null}</GuestCard>;
	if (typeof opened === "string") {
		return <GuestCard title={words.scorer.notOpened}>{opened}</GuestCard>;
	}
	const { sheet, side } = opened;
	const { date, time } = sheet.game;
	return (
		<Messages>
			<Confirmations>
				<main id="main" className={styles.captain}>
					<h1>{words.checkIn.rosterOf({ team: sheet.game[side].name })}</h1>
					<p>
						{[
							matchupOf(sheet.game),
							date && formatFullDate(date, words.language),
							formatGameTime(time, words),
						]
							.filter(Boolean)
							.join(" · ")}
					</p>
					<p className="hint">{words.checkIn.about}</p>
					<CheckIn
						client={client}
						sheet={sheet}
						sides={[side]}
						onGuest={async () => setOpened(await open(client, id))}
					/>
				</main>
			</Confirmations>
		</Messages>
	);
}

async function open(client: Client, id: number): Promise<Opened> {
	const [wire, { sides }] = await Promise.all([
		client.get("/gamesv2/:id", { id }),
		client.get("/gamesv2/:id/check-in", { id }),
	]);
	return { sheet: toSheet(wire), side: sides[0] ?? "home" };
}
