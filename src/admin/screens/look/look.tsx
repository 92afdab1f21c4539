import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { lastPlayed } from "../../components/export/wire-games.ts";
import { PublicLink } from "../../components/feedback/public-link.tsx";
import { auth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { LookEditor } from "./look-editor.tsx";
import type { SavedLook } from "./use-saving-look.ts";

type LookProps = { saved: SavedLook | null; gameId: number | null };

export const look = screen(async (): Promise<LookProps> => {
	const own = auth.state().organization;
	if (own === null) return { saved: null, gameId: null };
	const [answer, gameId] = await Promise.all([
		client.get("/organizations/:id/look", { id: own.id }),
		findPlayedGame(),
	]);
	return {
		saved: {
			organization: { id: own.id, name: own.name },
			look: answer.look,
			logoUrl: answer.logoUrl,
			iconUrl: answer.iconUrl,
		},
		gameId,
	};
}, Look);

/** How the public site looks: chosen on one side, seen on the other before it is saved. */
function Look({ saved, gameId }: LookProps) {
	if (saved === null) {
		return (
			<>
				<ScreenHeader title={words.common.look} />
				<Panel>
					<EmptyState title={words.common.youDoNotBelongTo} picture="players" />
				</Panel>
			</>
		);
	}
	return (
		<>
			<ScreenHeader
				title={words.common.look}
				actions={<PublicLink to="/teamList">{words.common.viewSite}</PublicLink>}
			>
				{words.look.nothingChangesForVisitors}
			</ScreenHeader>
			<LookEditor key={saved.organization.id} saved={saved} gameId={gameId} />
		</>
	);
}

/** The last game of the season with a result, to look at its box score; null before the first one. */
async function findPlayedGame(): Promise<number | null> {
	const { games } = await client.get("/gamesv2", { limit: "5000" });
	return lastPlayed(games)[0]?.id ?? null;
}
