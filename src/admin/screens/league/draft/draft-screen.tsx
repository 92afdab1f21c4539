import type { ReactNode } from "react";
import { Button, QuietButton } from "../../../components/feedback/button.tsx";
import { PublicLink } from "../../../components/feedback/public-link.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { LockedSeason } from "../../season/locked-season.tsx";
import styles from "./draft-screen.module.css";
import type { SavedDraft } from "./use-saved-draft.ts";

type Named = { id: number; name: string };
type DraftScreenProps = {
	title: string;
	/** What is done here. */
	about: string;
	season: Named & { lockedAt?: string | undefined };
	league: Named;
	draft: Pick<SavedDraft<unknown>, "isChanged" | "isBusy" | "save" | "startOver">;
	/** What the buttons say. */
	save: string;
	startOver: string;
	children: ReactNode;
};

/** What is decided of a league in a season, in panels that are saved together. */
export function DraftScreen(props: DraftScreenProps) {
	const { title, about, season, league, draft, children } = props;
	const { isChanged, isBusy, save, startOver } = draft;
	const here = `/dashboard/seasons/${season.id}`;
	return (
		<>
			<ScreenHeader
				title={title}
				crumbs={[
					{ label: words.common.seasons, to: "/dashboard/seasons" },
					{ label: season.name, to: here },
					{ label: league.name, to: `${here}/leagues/${league.id}` },
				]}
				actions={
					<PublicLink to={`/teamList?season=${season.id}&league=${league.id}`}>
						{words.common.publicStandings}
					</PublicLink>
				}
			>
				{about}
			</ScreenHeader>
			<LockedSeason season={season}>
				<div className={styles.screen}>
					{children}
					<div className={styles.bar}>
						{isChanged && (
							<QuietButton disabled={isBusy} onClick={startOver}>
								{props.startOver}
							</QuietButton>
						)}
						<Button disabled={isBusy || !isChanged} aria-busy={isBusy} onClick={() => void save()}>
							{props.save}
						</Button>
					</div>
				</div>
			</LockedSeason>
		</>
	);
}
