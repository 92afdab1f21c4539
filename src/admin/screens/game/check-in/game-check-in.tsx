import { useRevalidator } from "react-router";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { useAction } from "../../../components/feedback/use-action.ts";
import { Select } from "../../../components/form/select.tsx";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { type Sheet, toSheet } from "../desk/sheet.ts";
import { matchupOf } from "../list/listed-game.ts";
import { sides } from "../scorer/scorer-game.ts";
import { CheckIn } from "./check-in.tsx";

/** Who is here for a game, and who was its player, for somebody with an account. */
export const gameCheckIn = screen(async ({ params }) => {
	const wire = await client.get("/gamesv2/:id", { id: Number(params.gameId) });
	return { sheet: toSheet(wire) };
}, GameCheckIn);

function GameCheckIn({ sheet }: { sheet: Sheet }) {
	const { revalidate } = useRevalidator();
	const { game } = sheet;
	return (
		<>
			<ScreenHeader
				title={words.checkIn.title}
				crumbs={[
					{ label: words.scorer.night, to: `/dashboard/table?date=${game.date ?? ""}` },
					{ label: matchupOf(game) },
				]}
			>
				{words.checkIn.about}
			</ScreenHeader>
			<Panel>
				<CheckIn client={client} sheet={sheet} sides={sides} onGuest={revalidate} />
			</Panel>
			{game.score !== null && <Star sheet={sheet} />}
		</>
	);
}

function Star({ sheet }: { sheet: Sheet }) {
	const { act } = useAction();
	const all = sides.flatMap((side) => sheet.players[side]);
	const star = all.find(({ isStar }) => isStar);
	const name = (value: string) =>
		act({
			run: async () => {
				const playerId = value === "" ? null : Number(value);
				await client.put("/gamesv2/:id/star", { id: sheet.game.id, playerId });
				return words.checkIn.starSaved;
			},
			failure: words.checkIn.notSaved,
		});
	return (
		<Panel>
			<Select
				label={words.checkIn.star}
				name="star"
				value={String(star?.id ?? "")}
				options={starOptions(sheet)}
				onChange={({ target }) => void name(target.value)}
			/>
		</Panel>
	);
}

/** Everybody on both sides, and nobody. */
export function starOptions(sheet: Sheet): { value: string; label: string }[] {
	return [
		{ value: "", label: words.checkIn.noStar },
		...sides.flatMap((side) =>
			sheet.players[side].map(({ id, name }) => ({
				value: String(id),
				label: `${name} (${sheet.game[side].name})`,
			})),
		),
	];
}
