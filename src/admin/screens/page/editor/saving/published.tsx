import { Button, QuietButton } from "../../../../components/feedback/button.tsx";
import { DialogBody, DialogButtons } from "../../../../components/feedback/dialog.tsx";
import { useAuth } from "../../../../shell/auth.ts";
import { publicPlace } from "../../../../shell/places.ts";
import { words } from "../../../../words.ts";
import { AddToNavigation } from "../add-to-navigation.tsx";
import type { Page } from "../page.ts";

type PublishedProps = {
	page: Page;
	/** Was it on the site before? */
	wasPublished: boolean;
	onBack: () => void;
	onClose: () => void;
};

/** What has become of the page, and the way back. */
export function Published({ page, wasPublished, onBack, onClose }: PublishedProps) {
	const { organization } = useAuth();
	const isSeen =
		page.isPublished && page.publishAt === null && page.original?.isPublished !== false;
	const place =
		organization && page.publicPath !== null
			? publicPlace(organization, page.publicPath, location)
			: null;
	return (
		<>
			<DialogBody>
				{isSeen ? (
					<p>
						{words.page.visitorsSeeItNow}{" "}
						{place !== null && (
							<a href={place} target="_blank" rel="noopener">
								{words.page.lookAtThePage}
							</a>
						)}
					</p>
				) : page.publishAt !== null ? (
					<p>{words.page.untilThenYouCanGo}</p>
				) : page.isPublished ? (
					<p>{words.translation.afterOriginal}</p>
				) : (
					<p>{words.page.visitorsDoNotSeeIt}</p>
				)}
				{isSeen && !page.isInNavigation && page.original === null && (
					<AddToNavigation page={page} />
				)}
			</DialogBody>
			<DialogButtons>
				{isSeen && (
					<QuietButton onClick={onBack}>
						{wasPublished ? words.page.backToThePreviousVersion : words.page.takeItOffAgain}
					</QuietButton>
				)}
				{/* What had the focus is gone, and this is what comes next. */}
				<Button autoFocus onClick={onClose}>
					{words.common.done}
				</Button>
			</DialogButtons>
		</>
	);
}
