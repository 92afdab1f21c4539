import { ActionButton } from "../../../../components/feedback/action-button.tsx";
import { QuietButton } from "../../../../components/feedback/button.tsx";
import { Icon } from "../../../../components/feedback/icon.tsx";
import { useAuth } from "../../../../shell/auth.ts";
import { publicPlace } from "../../../../shell/places.ts";
import { words } from "../../../../words.ts";
import type { Page } from "../page.ts";
import type { PageSteps } from "../use-page-steps.ts";
import { scheduleWords } from "./schedule-words.ts";

/** What can be done with a page beside writing it. */
export function PageActions({ page, steps }: { page: Page; steps: PageSteps }) {
	const { organization } = useAuth();
	const isSeen = page.isPublished && page.publicPath !== null;
	const place =
		organization && isSeen ? publicPlace(organization, page.publicPath ?? "", location) : null;
	return (
		<>
			{page.publishAt !== null && (
				<p className="notice">
					{words.page.willBePublished({ when: scheduleWords(page.publishAt) })}
				</p>
			)}
			{page.publishProblem !== null && <p className="notice">{page.publishProblem}</p>}
			{place !== null && (
				<a href={place} className="button button-quiet" target="_blank" rel="noopener">
					<Icon name="external" />
					{words.page.viewPage}
				</a>
			)}
			{page.isPublished && page.hasDraft && (
				<QuietButton onClick={() => void steps.discard()}>{words.page.discardChanges}</QuietButton>
			)}
			{page.isPublished && (
				<QuietButton onClick={() => void steps.unpublish()}>
					{words.page.takeOffTheSite}
				</QuietButton>
			)}
			{(page.isOwn || (page.original !== null && page.updatedAt !== null)) && (
				<ActionButton icon="remove" isQuiet onClick={() => void steps.remove()}>
					{page.isOwn ? words.page.deletePage : words.translation.remove}
				</ActionButton>
			)}
		</>
	);
}
