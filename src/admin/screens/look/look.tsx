import type { LookChoice } from "#domain/look/look.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../../client.ts";
import { PublicLink } from "../../../parts/public-link.tsx";
import { auth } from "../../../shell/auth.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { LookEditor } from "./look-editor.tsx";
import { findPlayedGame } from "./played-game.ts";

/** A site as it looks now. */
export type SavedLook = {
	organization: { id: number; name: string };
	look: LookChoice;
	logoUrl: string | null;
	iconUrl: string | null;
};

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
			logoUrl: answer.logo_url,
			iconUrl: answer.icon_url,
		},
		gameId,
	};
}, Look);

/** How the public site looks: chosen on one side, seen on the other before it is saved. */
function Look({ saved, gameId }: LookProps) {
	if (saved === null) {
		return (
			<>
				<ScreenHeader title="Look" />
				<Panel>
					<EmptyState title="You do not belong to an organization yet." picture="players" />
				</Panel>
			</>
		);
	}
	return (
		<>
			<ScreenHeader title="Look" actions={<PublicLink to="/teamList">View site</PublicLink>}>
				Nothing changes for visitors until you save.
			</ScreenHeader>
			<LookEditor key={saved.organization.id} saved={saved} gameId={gameId} />
		</>
	);
}
