import { useNavigate } from "react-router";
import { client } from "../../../client.ts";
import { auth } from "../../../shell/auth.ts";
import { screen } from "../../../shell/screen.tsx";
import { type OpenedGame, openGame } from "./open-game.ts";
import { Table } from "./table.tsx";

/** The table of a game for somebody with an account. */
export const scorer = screen(({ params }) => load(Number(params.gameId)), ScorerScreen);

async function load(id: number): Promise<OpenedGame> {
	const { organization } = await auth.settled();
	return openGame(client, `${organization?.id ?? 0} ${id}`, id);
}

function ScorerScreen(opened: OpenedGame) {
	const navigate = useNavigate();
	return <Table opened={opened} onOver={() => navigate(`/games/${opened.game.sheet.game.id}`)} />;
}
