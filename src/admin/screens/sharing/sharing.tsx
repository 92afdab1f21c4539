import type { ChosenLanguages } from "#domain/language/language.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { PublicLink } from "../../components/feedback/public-link.tsx";
import { auth, useAuth } from "../../shell/auth.ts";
import { placeOfSite } from "../../shell/places.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { AllowedWebsites } from "./allowed-websites.tsx";
import { type Choices, readChoices } from "./choices.ts";
import { CodePanel } from "./code-panel.tsx";
import { EmbedPanel } from "./embed-panel.tsx";
import { FeedPanel, ScreenPanel } from "./feed-panel.tsx";

export const sharing = screen(async (): Promise<SharingProps> => {
	const own = auth.state().organization;
	if (own === null) return { hosts: [], choices: { leagues: [], teams: [] }, languages: null };
	const [{ hosts }, choices, { organization }] = await Promise.all([
		client.get("/embeds"),
		readChoices(),
		client.get("/organizations/:id", { id: own.id }),
	]);
	return { hosts, choices, languages: "moreLanguages" in organization ? organization : null };
}, Sharing);

type SharingProps = { hosts: string[]; choices: Choices; languages: ChosenLanguages | null };

/** How the league is shown elsewhere: in frames on other websites, as codes on paper, in feeds. */
function Sharing({ hosts, choices, languages }: SharingProps) {
	const { organization } = useAuth();
	const site = organization && placeOfSite(organization, location);
	if (organization === null || site === null) {
		return (
			<>
				<ScreenHeader title={words.common.sharing} />
				<Panel>
					<EmptyState title={words.sharing.theSiteHasNoAddress} picture="standings">
						{words.sharing.asSoonAsItHas}
					</EmptyState>
				</Panel>
			</>
		);
	}
	const siteUrl = site.replace(/\/$/, "");
	return (
		<>
			<ScreenHeader
				title={words.common.sharing}
				actions={<PublicLink to="/">{words.common.viewSite}</PublicLink>}
			>
				{words.sharing.yourStandingsAndGamesOn}
			</ScreenHeader>
			<EmbedPanel
				siteUrl={siteUrl}
				choices={choices}
				organization={organization}
				languages={languages}
				isAllowed={hosts.length > 0}
			/>
			<AllowedWebsites hosts={hosts} />
			<CodePanel siteUrl={siteUrl} choices={choices} />
			<FeedPanel siteUrl={siteUrl} choices={choices} />
			<ScreenPanel siteUrl={siteUrl} />
		</>
	);
}
