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
						Visitors see it now.{" "}
						{place !== null && (
							<a href={place} target="_blank" rel="noopener">
								Look at the page
							</a>
						)}
					</p>
				) : page.publishAt !== null ? (
					<p>Until then you can go on writing. Visitors see nothing of it.</p>
				) : page.isPublished ? (
					<p>{words.translation.afterOriginal}</p>
				) : (
					<p>Visitors do not see it. You can publish it whenever you like.</p>
				)}
				{isSeen && !page.isInNavigation && page.original === null && (
					<AddToNavigation page={page} />
				)}
			</DialogBody>
			<DialogButtons>
				{isSeen && (
					<QuietButton onClick={onBack}>
						{wasPublished ? "Back to the previous version" : "Take it off again"}
					</QuietButton>
				)}
				{/* What had the focus is gone, and this is what comes next. */}
				<Button autoFocus onClick={onClose}>
					Done
				</Button>
			</DialogButtons>
		</>
	);
}
